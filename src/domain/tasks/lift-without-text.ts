import type { TaskLevel } from '#domain/levels/levels.ts';
import type { ClosedKind } from './checks/closed-book.ts';

/**
 * How far readers who saw the question without its text got above chance: (score − chance) / (1 − chance), by kind and level,
 * drawn towards the kind and towards none where few have read. Written by `npm run content:guessing -- --write`.
 */
export const liftWithoutText: Readonly<Record<ClosedKind, Readonly<Record<TaskLevel, number>>>> = {
  choose: { A1: 0.03, A2: 0.01, B1: 0.03, B2: 0, C1: 0.01 },
  picture: { A1: 0.16, A2: 0.19, B1: 0.15, B2: 0.15, C1: 0.15 },
  true_false: { A1: 0, A2: 0.13, B1: 0, B2: 0.09, C1: 0 },
  which_person: { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0.01 },
  match: { A1: 0.26, A2: 0.22, B1: 0.18, B2: 0.21, C1: 0.21 },
  cloze: { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0 },
  order: { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0 },
};
