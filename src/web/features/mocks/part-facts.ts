import { examFacts } from '#domain/exam/facts.ts';
import type { Category } from '#domain/levels/categories.ts';
import { blueprints, type StageTest, tasksOf } from '#domain/mocks/blueprint.ts';

const onEveryWay: readonly StageTest[] = ['1', '2A', 'A1–A2'];

/** The figures of a part that its texts need, from the facts and the blueprint. */
export function partFigures(part: Category): Readonly<Record<string, number>> {
  const { readingMinutes, listeningMinutes, writingMinutes, speakingMinutes } = examFacts;
  const tasks = onEveryWay.reduce((sum, test) => sum + tasksOf(blueprints[test]), 0);
  if (part === 'read') return { minutes: readingMinutes.value, tasks };
  if (part === 'listen') return { ...listeningMinutes.value, tasks };
  if (part === 'speak') return { ...speakingMinutes.value };
  return { from: writingMinutes.value['A1–A2'], to: writingMinutes.value['B1–B2'] };
}
