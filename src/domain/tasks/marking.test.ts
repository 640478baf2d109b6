import { describe, expect, test } from 'vitest';
import { mark } from './marking.ts';
import type { PublicMarkedTask, SecretMarkedTask } from './presentation.ts';
import { type Response, readResponse } from './response.ts';
import { splitMarkedTask } from './split-task.ts';
import { examples } from './task-examples.ts';

type Kind = keyof typeof examples;

const splits = Object.fromEntries(
  Object.entries(examples).map(([kind, example]) => [kind, splitMarkedTask({ ...example, seed: 'a/b' })]),
) as Record<Kind, { public: PublicMarkedTask; secret: SecretMarkedTask }>;

function marked(kind: Kind, input: unknown) {
  const read = readResponse(splits[kind].public, input);
  if (read.kind !== 'read') throw new Error(read.problem);
  return mark(splits[kind].secret, read.response);
}

/** The key of a task given as a response. */
function rightResponse(kind: Kind): Response {
  const { secret } = splits[kind];
  switch (secret.kind) {
    case 'true_false':
      return { kind: 'true_false', value: secret.key };
    case 'match':
    case 'cloze':
      return { kind: secret.kind, letters: [...secret.key] };
    case 'typed_cloze':
      return { kind: 'typed_cloze', texts: secret.key.map((accepted) => accepted[0] ?? '') };
    case 'order':
      return { kind: 'order', letters: [...secret.key] };
    case 'click_word':
      return { kind: 'click_word', word: secret.key, occurrence: 0 };
    case 'dictation':
      return { kind: 'dictation', text: secret.key };
    default:
      return { kind: secret.kind, letter: secret.key };
  }
}

describe('the key itself is marked right in every kind', () => {
  test.each(Object.keys(examples) as Kind[])('%s', (kind) => {
    expect(marked(kind, rightResponse(kind))).toMatchObject({ score: 1, correct: true });
  });
});

describe('one answer is right or wrong', () => {
  test.each([
    ['choose', { kind: 'choose', letter: 'a' }],
    ['picture', { kind: 'picture', letter: 'b' }],
    ['true_false', { kind: 'true_false', value: 'not_stated' }],
    ['which_person', { kind: 'which_person', letter: 'd' }],
    ['click_word', { kind: 'click_word', word: 'kommunen', occurrence: 0 }],
    ['click_word', { kind: 'click_word', word: 'undersøker', occurrence: 1 }],
  ] as const)('%s %o is wrong', (kind, response) => {
    expect(marked(kind, response)).toEqual({ score: 0, correct: false });
  });

  test('a clicked word counts in any case and with punctuation', () => {
    expect(marked('click_word', { kind: 'click_word', word: 'Undersøker,', occurrence: 0 }).correct).toBe(
      true,
    );
  });
});

describe('several items give partial credit, and count as right from three quarters', () => {
  test('one of two gaps is half and not right', () => {
    expect(marked('cloze', { kind: 'cloze', letters: ['a', null] })).toEqual({
      score: 0.5,
      correct: false,
      parts: [true, false],
    });
  });

  test('three of four gaps count as right, two do not', () => {
    const secret = { ...splits.cloze.secret, kind: 'cloze', key: ['a', 'b', 'c', 'd'] } as SecretMarkedTask;
    expect(mark(secret, { kind: 'cloze', letters: ['a', 'b', 'c', 'a'] })).toMatchObject({
      score: 0.75,
      correct: true,
    });
    expect(mark(secret, { kind: 'cloze', letters: ['a', 'b', 'a', 'a'] })).toMatchObject({
      score: 0.5,
      correct: false,
    });
  });

  test('match marks each item by its own option', () => {
    const key = rightResponse('match') as Extract<Response, { kind: 'match' }>;
    const letters = [key.letters[1], key.letters[0], key.letters[2]];
    expect(marked('match', { kind: 'match', letters })).toEqual({
      score: 1 / 3,
      correct: false,
      parts: [false, false, true],
    });
  });
});

describe('typed gaps forgive case, spaces, Unicode form and final punctuation, not spelling', () => {
  test.each([
    [' Gikk. ', 'laga', 1],
    ['GIKK', 'laget!', 1],
    ['gik', 'laget', 0.5],
    ['gikk', '', 0.5],
    ['gikk vi', 'lagde', 0],
  ])('%o, %o scores %d', (first, second, score) => {
    expect(marked('typed_cloze', { kind: 'typed_cloze', texts: [first, second] }).score).toBe(score);
  });

  test('å typed as a and ring is å', () => {
    const secret = { ...splits.typed_cloze.secret, kind: 'typed_cloze', key: [['på']] } as SecretMarkedTask;
    expect(mark(secret, { kind: 'typed_cloze', texts: ['pa\u030a'] }).correct).toBe(true);
    expect(mark(secret, { kind: 'typed_cloze', texts: ['pa'] }).correct).toBe(false);
  });
});

describe('order gives credit for each part that follows the right one', () => {
  const key = (splits.order.secret as Extract<SecretMarkedTask, { kind: 'order' }>).key;
  const [a = 'a', b = 'b', c = 'c', d = 'd'] = key;
  test.each([
    ['the first part moved to the end', [b, c, d, a], 0.5],
    ['the last two exchanged', [a, b, d, c], 0.5],
    ['turned round', [d, c, b, a], 0],
  ])('%s', (_, letters, score) => {
    expect(marked('order', { kind: 'order', letters })).toMatchObject({ score, correct: false });
  });
});

describe('dictation is marked by word edits, right from four words in five', () => {
  test.each([
    ['bussen går klokka fem hver eneste dag', 1, true],
    ['Bussen går klokka 5, hver eneste dag!', 1, true],
    ['Bussen gå klokka fem hver eneste dag', 1 - 1 / 7, true],
    ['Bussen går klokka fem hver dag', 1 - 1 / 7, true],
    ['Bussen går klokka fem hver eneste gang i dag', 1 - 2 / 7, false],
    ['', 0, false],
    ['noe helt annet som er mye lengre enn det som ble sagt i dag', 0, false],
  ])('%o', (text, score, correct) => {
    const result = marked('dictation', { kind: 'dictation', text });
    expect(result.score).toBeCloseTo(score, 10);
    expect(result.correct).toBe(correct);
  });

  test('four of five words are right', () => {
    const secret = {
      ...splits.dictation.secret,
      kind: 'dictation',
      key: 'Jeg bor i en by.',
    } as SecretMarkedTask;
    expect(mark(secret, { kind: 'dictation', text: 'jeg bor i by' }).correct).toBe(true);
  });

  test('the alignment tells right, wrong, missing and extra words apart', () => {
    expect(
      marked('dictation', { kind: 'dictation', text: 'Busen går nå klokka fem hver dag' }).words,
    ).toEqual([
      { kind: 'wrong', expected: 'Bussen', written: 'Busen' },
      { kind: 'right', expected: 'går', written: 'går' },
      { kind: 'extra', written: 'nå' },
      { kind: 'right', expected: 'klokka', written: 'klokka' },
      { kind: 'right', expected: 'fem', written: 'fem' },
      { kind: 'right', expected: 'hver', written: 'hver' },
      { kind: 'missing', expected: 'eneste' },
      { kind: 'right', expected: 'dag', written: 'dag' },
    ]);
  });
});

test('a response of another kind is a broken invariant', () => {
  expect(() => mark(splits.choose.secret, { kind: 'true_false', value: 'true' })).toThrow('cannot be marked');
});

describe('a response that does not fit the task is not marked', () => {
  test.each<[Kind, unknown]>([
    ['choose', null],
    ['choose', { kind: 'choose' }],
    ['choose', { kind: 'choose', letter: 'e' }],
    ['choose', { kind: 'choose', letter: 'b', extra: 1 }],
    ['choose', { kind: 'picture', letter: 'b' }],
    ['picture', { kind: 'picture', letter: 'd' }],
    ['true_false', { kind: 'true_false', value: true }],
    ['which_person', { kind: 'which_person', letter: 'e' }],
    ['match', { kind: 'match', letters: ['a', 'b'] }],
    ['match', { kind: 'match', letters: ['a', 'b', 'g'] }],
    ['cloze', { kind: 'cloze', letters: ['a', 'b', 'c'] }],
    ['cloze', { kind: 'cloze', letters: ['a', 'e'] }],
    ['typed_cloze', { kind: 'typed_cloze', texts: ['gikk'] }],
    ['typed_cloze', { kind: 'typed_cloze', texts: ['x'.repeat(81), ''] }],
    ['order', { kind: 'order', letters: ['a', 'b', 'c'] }],
    ['order', { kind: 'order', letters: ['a', 'a', 'b', 'c'] }],
    ['order', { kind: 'order', letters: ['a', 'b', 'c', 'e'] }],
    ['click_word', { kind: 'click_word', word: '', occurrence: 0 }],
    ['dictation', { kind: 'dictation', text: 'x'.repeat(1001) }],
  ])('%s: %o', (kind, input) => {
    expect(readResponse(splits[kind].public, input)).toMatchObject({ kind: 'wrong_shape' });
  });
});
