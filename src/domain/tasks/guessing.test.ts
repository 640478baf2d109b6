import { describe, expect, test } from 'vitest';
import { guessing } from './guessing.ts';
import { mark } from './marking.ts';
import type { PublicMarkedTask, SecretMarkedTask } from './presentation.ts';
import { splitMarkedTask } from './split-task.ts';
import type { Letter } from './stimulus-file.ts';
import { examples } from './task-examples.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

describe('the points that come without understanding', () => {
  test.each([
    ['choose', 1 / 4],
    ['picture', 1 / 3],
    ['true_false', 1 / 3],
    ['which_person', 1 / 4],
    ['cloze', 1 / 4],
    ['order', 1 / 4],
    ['typed_cloze', 0],
    ['click_word', 0],
    ['dictation', 0],
  ] as const)('%s: %d', (kind, chance) => {
    expect(guessing(splitMarkedTask({ ...examples[kind], seed: 's' }).public)).toBeCloseTo(chance, 12);
  });

  test.each([
    [2, 2],
    [3, 4],
    [4, 4],
    [4, 6],
    [5, 7],
  ])('%d items matched with %d options: the mean score of all ways to match them', (items, options) => {
    const task: PublicMarkedTask = {
      kind: 'match',
      prompt: '',
      items: letters.slice(0, items),
      options: letters.slice(0, options).map((letter) => ({ letter, text: letter })),
    };
    const secret: SecretMarkedTask = {
      kind: 'match',
      key: letters.slice(0, items),
      explanation: { nb: '', en: '' },
      evidence: null,
    };
    const ways = arrangements(letters.slice(0, options), items);
    const points = ways.reduce(
      (sum, way) => sum + mark(secret, { kind: 'match', letters: [...way] }).score,
      0,
    );
    expect(guessing(task)).toBeCloseTo(points / ways.length, 12);
  });

  test('parts put in order: the mean score of all orders', () => {
    const parts = letters.slice(0, 4);
    const task: PublicMarkedTask = {
      kind: 'order',
      prompt: '',
      first: '',
      parts: parts.map((letter) => ({ letter, text: letter })),
    };
    const secret: SecretMarkedTask = {
      kind: 'order',
      key: parts,
      explanation: { nb: '', en: '' },
      evidence: null,
    };
    const ways = arrangements(parts, parts.length);
    const points = ways.reduce(
      (sum, way) => sum + mark(secret, { kind: 'order', letters: [...way] }).score,
      0,
    );
    expect(guessing(task)).toBeCloseTo(points / ways.length, 12);
  });
});

function arrangements(from: readonly Letter[], count: number): readonly (readonly Letter[])[] {
  if (count === 0) return [[]];
  return from.flatMap((first) =>
    arrangements(
      from.filter((letter) => letter !== first),
      count - 1,
    ).map((rest) => [first, ...rest]),
  );
}
