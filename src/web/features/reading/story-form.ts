import type { PublicMarkedTask } from '#domain/tasks/presentation.ts';
import { type Response, responseSchema } from '#domain/tasks/response.ts';

export type Question = { readonly id: string; readonly task: PublicMarkedTask };
export type QuestionAnswer = { readonly question: string; readonly response: Response };

/** The name of a question's field; `place` is that of an item, gap or part. */
export function fieldName(question: string, place?: number): string {
  return place === undefined ? `q.${question}` : `q.${question}.${place}`;
}

/** The answers of a story's form, of those questions that have one. */
export function readAnswers(fields: FormData, questions: readonly Question[]): readonly QuestionAnswer[] {
  return questions.flatMap((question) => {
    const parsed = responseSchema.safeParse(responseOf(fields, question));
    return parsed.success ? [{ question: question.id, response: parsed.data }] : [];
  });
}

/** Null while nothing is answered, or a part of what needs all its parts. */
function responseOf(fields: FormData, { id, task }: Question): unknown {
  const one = () => text(fields.get(fieldName(id)));
  const list = (count: number) =>
    Array.from({ length: count }, (_, place) => text(fields.get(fieldName(id, place))));
  switch (task.kind) {
    case 'choose':
    case 'picture':
    case 'which_person':
      return { kind: task.kind, letter: one() };
    case 'true_false':
      return { kind: 'true_false', value: one() };
    case 'match':
      return lettersOf('match', list(task.items.length));
    case 'cloze':
      return lettersOf('cloze', list(task.gaps.length));
    case 'typed_cloze': {
      const texts = list(task.gaps.length).map((typed) => typed.slice(0, 80));
      return texts.some((typed) => typed !== '') ? { kind: 'typed_cloze', texts } : null;
    }
    case 'order': {
      // By the place that each part was given: two parts at one place are no order.
      const places = list(task.parts.length).map(Number);
      const letters = task.parts.map((_, place) => task.parts[places.indexOf(place + 1)]?.letter);
      return { kind: 'order', letters };
    }
    case 'click_word':
      return { kind: 'click_word', word: one().slice(0, 80), occurrence: 0 };
    case 'dictation':
      return null;
  }
}

function lettersOf(kind: 'match' | 'cloze', written: readonly string[]): unknown {
  if (written.every((letter) => letter === '')) return null;
  return { kind, letters: written.map((letter) => (letter === '' ? null : letter)) };
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The fields by which an answer is sent once more, beside the ones still open. */
export function fieldsOf(
  question: Question,
  response: Response,
): readonly { readonly name: string; readonly value: string }[] {
  const { id, task } = question;
  const many = (values: readonly (string | null)[]) =>
    values.map((value, place) => ({ name: fieldName(id, place), value: value ?? '' }));
  switch (response.kind) {
    case 'choose':
    case 'picture':
    case 'which_person':
      return [{ name: fieldName(id), value: response.letter }];
    case 'true_false':
      return [{ name: fieldName(id), value: response.value }];
    case 'match':
    case 'cloze':
      return many(response.letters);
    case 'typed_cloze':
      return many(response.texts);
    case 'order':
      return task.kind === 'order'
        ? many(task.parts.map(({ letter }) => String(response.letters.indexOf(letter) + 1)))
        : [];
    case 'click_word':
      return [{ name: fieldName(id), value: response.word }];
    case 'dictation':
      return [];
  }
}
