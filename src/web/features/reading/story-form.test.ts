import { expect, test } from 'vitest';
import { fieldsOf, type Question, readAnswers } from './story-form.ts';

const options = (['a', 'b', 'c'] as const).map((letter) => ({ letter, text: letter }));
const questions: readonly Question[] = [
  { id: 'choose', task: { kind: 'choose', prompt: '?', options } },
  { id: 'truth', task: { kind: 'true_false', prompt: '?' } },
  { id: 'match', task: { kind: 'match', prompt: '?', items: ['one', 'two'], options } },
  { id: 'cloze', task: { kind: 'cloze', prompt: '?', text: [], gaps: [{ options }, { options }] } },
  {
    id: 'typed',
    task: { kind: 'typed_cloze', prompt: '?', text: [], gaps: [{ hint: null }, { hint: null }] },
  },
  { id: 'order', task: { kind: 'order', prompt: '?', first: 'First', parts: options } },
  { id: 'word', task: { kind: 'click_word', prompt: '?' } },
];

const answers = [
  { question: 'choose', response: { kind: 'choose', letter: 'b' } },
  { question: 'truth', response: { kind: 'true_false', value: 'not_stated' } },
  { question: 'match', response: { kind: 'match', letters: ['c', null] } },
  { question: 'cloze', response: { kind: 'cloze', letters: [null, 'a'] } },
  { question: 'typed', response: { kind: 'typed_cloze', texts: ['elg', ''] } },
  { question: 'order', response: { kind: 'order', letters: ['c', 'a', 'b'] } },
  { question: 'word', response: { kind: 'click_word', word: 'nært', occurrence: 0 } },
] as const;

test('the answers of a form are read again from the fields that hold them (9.358)', () => {
  const fields = new FormData();
  for (const { question, response } of answers) {
    const task = questions.find(({ id }) => id === question) as Question;
    for (const { name, value } of fieldsOf(task, response as never)) fields.append(name, value);
  }
  expect(readAnswers(fields, questions)).toEqual(answers);
});

test('a question without an answer, or with half an order, is left open (9.358)', () => {
  const fields = new FormData();
  for (const name of ['q.match.0', 'q.match.1', 'q.cloze.0', 'q.typed.0', 'q.word']) fields.append(name, '');
  for (const [name, place] of [
    ['q.order.0', '1'],
    ['q.order.1', '1'],
    ['q.order.2', '2'],
  ] as const)
    fields.append(name, place);
  expect(readAnswers(fields, questions)).toEqual([]);
});
