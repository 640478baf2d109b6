import type { TaskLevel } from '#domain/levels/levels.ts';
import type { ClosedKind } from './checks/closed-book.ts';

/**
 * How far readers who saw the question without its text got above chance: (score − chance) / (1 − chance), by kind and level,
 * drawn towards the kind and towards none where few have read. Written by `npm run content:guessing -- --write`.
 */
export const liftWithoutText: Readonly<Record<ClosedKind, Readonly<Record<TaskLevel, number>>>> = {
  choose: { A1: 0, A2: 0.07, B1: 0.03, B2: 0, C1: 0 },
  picture: { A1: 0.2, A2: 0.16, B1: 0.15, B2: 0.15, C1: 0.15 },
  true_false: { A1: 0.02, A2: 0.12, B1: 0, B2: 0.1, C1: 0 },
  which_person: { A1: 0, A2: 0, B1: 0.02, B2: 0, C1: 0 },
  match: { A1: 0.08, A2: 0.02, B1: 0.1, B2: 0.08, C1: 0.08 },
  cloze: { A1: 0.24, A2: 0.22, B1: 0.16, B2: 0.13, C1: 0.23 },
  order: { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0 },
};
