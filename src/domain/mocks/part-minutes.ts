import { examFacts } from '#domain/exam/facts.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { ChosenTest } from './open-blueprints.ts';

/** The test of writing or speaking that reaches up to a level: at C1 one of the two integrated parts. */
export function testUpTo(level: TaskLevel): ChosenTest | 'C1' {
  if (level === 'C1') return 'C1';
  if (level === 'B2') return 'B1–B2';
  return level === 'B1' ? 'A2–B1' : 'A1–A2';
}

/** Rule 9.391: minutes that a part of the exam takes at most, of writing and speaking in the test that reaches up to a level. */
export function partMinutes(part: Category, level: TaskLevel): number {
  const { readingMinutes, listeningMinutes, writingMinutes, speakingMinutes } = examFacts;
  const { c1ListeningWriting, c1ReadingSpeaking } = examFacts;
  if (part === 'read') return readingMinutes.value;
  if (part === 'listen') return listeningMinutes.value.to;
  const test = testUpTo(level);
  if (part === 'write') return test === 'C1' ? c1ListeningWriting.value.minutes : writingMinutes.value[test];
  const { preparationMinutes, minutes } = c1ReadingSpeaking.value;
  return test === 'C1' ? preparationMinutes + minutes.to : speakingMinutes.value.to;
}
