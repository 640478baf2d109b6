import type { PublicMarkedTask, SecretMarkedTask } from './presentation.ts';
import type { Response } from './response.ts';

/** The answer that the key asks for. */
export function keyResponse(task: PublicMarkedTask, secret: SecretMarkedTask): Response {
  switch (secret.kind) {
    case 'choose':
    case 'picture':
    case 'which_person':
      return { kind: secret.kind, letter: secret.key };
    case 'true_false':
      return { kind: 'true_false', value: secret.key };
    case 'match':
    case 'cloze':
    case 'order':
      return { kind: secret.kind, letters: [...secret.key] as never[] };
    case 'typed_cloze':
      return { kind: 'typed_cloze', texts: secret.key.map(([form = '']) => form) };
    case 'click_word':
      return { kind: 'click_word', word: secret.key, occurrence: 0 };
    case 'dictation':
      return { kind: 'dictation', text: secret.key };
  }
  throw new Error(`No key for ${task.kind}.`);
}

/** An answer beside the key: half right where a task has several parts. */
export function wrongResponse(task: PublicMarkedTask, secret: SecretMarkedTask): Response {
  const right = keyResponse(task, secret);
  switch (right.kind) {
    case 'choose':
    case 'picture':
    case 'which_person':
      return { kind: right.kind, letter: right.letter === 'a' ? 'b' : 'a' };
    case 'true_false':
      return { kind: 'true_false', value: right.value === 'true' ? 'false' : 'true' };
    case 'match':
    case 'cloze':
      return { kind: right.kind, letters: right.letters.map((one, place) => (place % 2 === 0 ? null : one)) };
    case 'order':
      return { kind: 'order', letters: right.letters.toReversed() };
    case 'typed_cloze':
      return {
        kind: 'typed_cloze',
        texts: right.texts.map((one, place) => (place % 2 === 0 ? 'feil' : one)),
      };
    case 'click_word':
      return { kind: 'click_word', word: 'er', occurrence: 0 };
    case 'dictation':
      return {
        kind: 'dictation',
        text: right.text
          .split(' ')
          .filter((_, place) => place % 3 !== 0)
          .join(' '),
      };
  }
}
