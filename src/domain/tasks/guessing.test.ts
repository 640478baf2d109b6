import { describe, expect, test } from 'vitest';
import { guessing } from './guessing.ts';
import { mark } from './marking.ts';
import type { PublicMarkedTask, SecretMarkedTask } from './presentation.ts';
import { splitMarkedTask } from './split-task.ts';
import type { Letter } from './stimulus-file.ts';
import { examples } from './task-examples.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

describe('the chance of being right without understanding', () => {
  test.each([
    ['choose', 1 / 4],
    ['picture', 1 / 3],
    ['true_false', 1 / 3],
    ['which_person', 1 / 4],
    ['cloze', 1 / 16],
    ['order', 1 / 24],
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
  ])('%d items matched with %d options: as often as among all ways to match them', (items, options) => {
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
    const right = ways.filter((way) => mark(secret, { kind: 'match', letters: [...way] }).correct);
    expect(guessing(task)).toBeCloseTo(right.length / ways.length, 12);
  });

  test('five gaps of four: at least four right', () => {
    const gap = { options: letters.slice(0, 4).map((letter) => ({ letter, text: letter })) };
    const task: PublicMarkedTask = { kind: 'cloze', prompt: '', text: [], gaps: [gap, gap, gap, gap, gap] };
    expect(guessing(task)).toBeCloseTo((5 * 3 + 1) / 4 ** 5, 12);
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
