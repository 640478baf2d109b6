import { describe, expect, test } from 'vitest';
import { mark } from '#domain/tasks/marking.ts';
import type { Response } from '#domain/tasks/response.ts';
import type { MarkedKind } from '#domain/tasks/vocabulary.ts';
import { markedKinds } from '#domain/tasks/vocabulary.ts';
import type { MarkedSittingTask, SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { exampleTask } from '#web/testing/example-sitting.ts';
import { answerPairs } from './answer-pairs.ts';
import { excerptOf } from './excerpt.ts';

const truth = { true: 'True', false: 'False', not_stated: 'Not stated' };

/** A finished task with this answer, marked as the server does. */
function answered(
  kind: MarkedKind,
  response: Response | null,
  change: Partial<MarkedSittingTask> = {},
): MarkedSittingTask {
  const task = exampleTask(kind, { answered: true, response, ...change });
  if (!task.review || !response) return task;
  return { ...task, review: { ...task.review, mark: mark(task.review.secret, response) } };
}

/** The answer that is wholly right. */
function rightResponse(kind: MarkedKind): Response {
  const secret = exampleTask(kind, { answered: true }).review?.secret;
  switch (secret?.kind) {
    case 'choose':
    case 'picture':
    case 'which_person':
      return { kind: secret.kind, letter: secret.key };
    case 'true_false':
      return { kind: 'true_false', value: secret.key };
    case 'match':
    case 'cloze':
    case 'order':
      return { kind: secret.kind, letters: [...secret.key] };
    case 'typed_cloze':
      return { kind: 'typed_cloze', texts: secret.key.map(([first = '']) => first) };
    case 'click_word':
      return { kind: 'click_word', word: secret.key, occurrence: 0 };
    case 'dictation':
      return { kind: 'dictation', text: secret.key };
    default:
      throw new Error(`no example of ${kind}`);
  }
}

describe.each(markedKinds)('own answer and key of a task of kind %s', (kind) => {
  test('are the same when it is right', () => {
    const pairs = answerPairs(answered(kind, rightResponse(kind)), truth);
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) {
      expect(pair.isRight).toBe(true);
      expect(pair.own).toBe(pair.right);
    }
  });

  test('is one line without an answer where it was left open', () => {
    const pairs = answerPairs(answered(kind, null), truth);
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({ own: null, isRight: false });
    expect(pairs[0]?.right).not.toBe('');
  });

  test('a shown key is not an own answer', () => {
    const pairs = answerPairs(answered(kind, rightResponse(kind), { shown: true }), truth);
    expect(pairs[0]?.own).toBeNull();
  });

  test('are not there before the answer', () => {
    expect(answerPairs(exampleTask(kind), truth)).toEqual([]);
    expect(excerptOf(exampleTask(kind))).toBeNull();
  });
});

test('the wrong places of a task come first, with their numbers', () => {
  const right = rightResponse('typed_cloze');
  if (right.kind !== 'typed_cloze') throw new Error('not the right kind');
  const last = right.texts.length - 1;
  const texts = right.texts.map((text, gap) => (gap === last ? 'feil' : text));
  const [first] = answerPairs(answered('typed_cloze', { kind: 'typed_cloze', texts }), truth);
  expect(first).toMatchObject({ own: 'feil', right: right.texts[last], isRight: false });
  expect(first?.gap).toBe(last > 0 ? last + 1 : null);
});

describe('the excerpt shows what proves the key in its sentence', () => {
  const textTask = (paragraph: string, evidence: string): SittingTask => {
    const task = answered('choose', null);
    const review = task.review && { ...task.review, secret: { ...task.review.secret, evidence } };
    const stimulus = {
      kind: 'text',
      form: 'article',
      title: '',
      paragraphs: ['Noe annet.', paragraph],
    } as const;
    return { ...task, stimulus, review };
  };

  test.each([
    ['Først dette. Vi drar i morgen tidlig. Så hjem.', 'i morgen', ['Vi drar ', ' tidlig.']],
    ['Vi drar i morgen.', 'Vi drar i morgen.', ['', '']],
    ['Møtet er 3. mai klokka ni. Kom i tide.', 'klokka ni', ['Møtet er 3. mai ', '.']],
    ['Hei!\nJeg kommer senere i dag\nHilsen Ola', 'senere', ['Jeg kommer ', ' i dag']],
  ] as const)('%j', (paragraph, evidence, [before, after]) => {
    expect(excerptOf(textTask(paragraph, evidence))).toEqual({ before, mark: evidence, after });
  });

  test('a long sentence is cut at a word', () => {
    const words = 'ord '.repeat(60).trim();
    const excerpt = excerptOf(textTask(`${words} beviset ${words}.`, 'beviset'));
    expect(excerpt?.before).toMatch(/^… ord /);
    expect(excerpt?.after).toMatch(/ ord …$/);
    expect(`${excerpt?.before}${excerpt?.after}`.length).toBeLessThan(230);
  });

  test('in a text with gaps it is the sentence of the first wrong gap, with the right word', () => {
    const right = rightResponse('typed_cloze');
    if (right.kind !== 'typed_cloze') throw new Error('not the right kind');
    const texts = ['feil', ...right.texts.slice(1)];
    const excerpt = excerptOf(answered('typed_cloze', { kind: 'typed_cloze', texts }));
    expect(excerpt?.mark).toBe(right.texts[0]);
  });

  test('evidence that does not stand in the text is not shown', () => {
    expect(excerptOf(textTask('En annen tekst.', 'finnes ikke'))).toBeNull();
  });
});
