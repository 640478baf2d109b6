import { expect, test } from 'vitest';
import { speakExamples } from '#domain/tasks/open-task-examples.ts';
import type { PublicSpeakTask } from '#domain/tasks/presentation.ts';
import { splitTask } from '#domain/tasks/split-task.ts';
import { canBeHeard, lineBefore, recordingRules, repliesAfter } from './turns.ts';

const shown = (kind: keyof typeof speakExamples, change: object = {}) =>
  splitTask({
    ...speakExamples[kind],
    task: { ...speakExamples[kind].task, ...change } as never,
    seed: 's',
  }).public as PublicSpeakTask;
const followUps = { name: 'Eva', voice: 'woman', questions: ['Hva?', 'Hvorfor?'] };
const asked = shown('opinion', { followUps });
const talk = shown('discuss');

test.each([
  ['a view', shown('opinion'), 1, false],
  ['a view with questions after it', asked, 3, false],
  ['a role play', shown('role_play'), 2, true],
  ['a discussion', talk, 3, true],
])('%s has its turns', (_, task, turns, partnerFirst) => {
  expect(recordingRules(task, true)).toMatchObject({ turns, partnerFirst, speakingMs: 45_000 });
});

test('the line before a turn', () => {
  const line = (
    task: PublicSpeakTask,
    turn: number,
    reply: Parameters<typeof lineBefore>[1]['reply'] = null,
  ) => lineBefore(task, { turn, reply });
  expect([1, 2].map((turn) => line(shown('role_play'), turn))).toEqual([1, 2]);
  expect([1, 2, 3].map((turn) => line(asked, turn))).toEqual([null, 1, 2]);
  expect(line(shown('tell'), 1)).toBeNull();
  const [, disagreed = null] = repliesAfter(talk, 1);
  expect([line(talk, 1), line(talk, 2, disagreed)]).toEqual([1, 3]);
  expect(repliesAfter(talk, 3)).toEqual([]);
});

test('lines that a task cannot have had are told from those it can', () => {
  expect(canBeHeard(talk, [1, 3, 5])).toBe(true);
  expect(canBeHeard(talk, [1])).toBe(true);
  expect(canBeHeard(talk, [1, 5])).toBe(false);
  expect(canBeHeard(talk, [2])).toBe(false);
  expect(canBeHeard(talk, [1, 3, 5, 6])).toBe(false);
  expect(canBeHeard(asked, [1, 2])).toBe(true);
  expect(canBeHeard(asked, [2])).toBe(false);
  expect(canBeHeard(shown('tell'), [])).toBe(true);
  expect(canBeHeard(shown('tell'), [1])).toBe(false);
});
