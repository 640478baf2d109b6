import type { TaskLevel } from '#domain/levels/levels.ts';
import type { ClosedKind } from './checks/closed-book.ts';

/**
 * How far readers who saw the question without its text got above chance: (score − chance) / (1 − chance), by kind and level,
 * drawn towards the kind and towards none where few have read. Written by `npm run content:guessing -- --write`.
 */
export const liftWithoutText: Readonly<Record<ClosedKind, Readonly<Record<TaskLevel, number>>>> = {
  choose: { A1: 0, A2: 0.04, B1: 0.04, B2: 0, C1: 0.01 },
  picture: { A1: 0.22, A2: 0.18, B1: 0.17, B2: 0.17, C1: 0.17 },
  true_false: { A1: 0.02, A2: 0.12, B1: 0.01, B2: 0.12, C1: 0 },
  which_person: { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0.01 },
  match: { A1: 0.09, A2: 0.05, B1: 0.14, B2: 0.14, C1: 0.11 },
  cloze: { A1: 0.23, A2: 0.21, B1: 0.15, B2: 0.14, C1: 0.2 },
  order: { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0 },
};
