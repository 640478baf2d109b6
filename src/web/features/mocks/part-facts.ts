import { examFacts } from '#domain/exam/facts.ts';
import { blueprints, type StagedPart, type StageTest, tasksOf } from '#domain/mocks/blueprint.ts';

const onEveryWay: readonly StageTest[] = ['1', '2A', 'A1–A2'];

/** The figures of a part that its texts need, from the facts and the blueprint. */
export function partFigures(part: StagedPart): Readonly<Record<string, number>> {
  const { readingMinutes, listeningMinutes } = examFacts;
  const tasks = onEveryWay.reduce((sum, test) => sum + tasksOf(blueprints[test]), 0);
  return part === 'read'
    ? { minutes: readingMinutes.value, tasks }
    : { from: listeningMinutes.value.from, to: listeningMinutes.value.to, tasks };
}
