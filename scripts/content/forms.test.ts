import { describe, expect, test } from 'vitest';
import { variantForms } from '#domain/language/variant-forms.ts';
import { variantTable } from '#domain/lexicon/variant-table.ts';
import { writtenForms } from '#domain/lexicon/written-forms.ts';
import { mark } from '#domain/tasks/marking.ts';
import { readLexicon } from './lexicon.ts';
import { openSpelling } from './spelling.ts';
import { readWrittenForms } from './written-forms.ts';

const list = readWrittenForms();
const accepted = list.filter(({ same, capital }) => same !== false && !capital);
const pairs = accepted.flatMap(({ form, others }) => others.map((other) => [form, other] as const));

describe('9.523 each of several right forms of a word counts as right in a typed gap and in a dictation, whichever the text has', () => {
  test('the list has decided some', () => expect(pairs.length).toBeGreaterThan(80));

  test.each(pairs)('%s as %s', (form, other) => {
    const gap = mark({ kind: 'typed_cloze', key: [[form]] } as never, {
      kind: 'typed_cloze',
      texts: [other],
    });
    const dictation = mark({ kind: 'dictation', key: `Her er ${form} nå.` } as never, {
      kind: 'dictation',
      text: `Her er ${other} nå.`,
    });
    expect([gap.score, dictation.score]).toEqual([1, 1]);
  });

  test('classes of the lexicon too: feminines, verbs in -et, neuters', () => {
    for (const [form, other] of [
      ['boken', 'boka'],
      ['jenta', 'jenten'],
      ['snakket', 'snakka'],
      ['husene', 'husa'],
      ['i boka', 'i boken'],
    ] as const) {
      const response = { kind: 'typed_cloze' as const, texts: [other] };
      expect(mark({ kind: 'typed_cloze', key: [[form]] } as never, response).score).toBe(1);
    }
  });

  test.each([
    ['huset', 'husa'],
    ['laget', 'lagde'],
    ['verre', 'dårligere'],
    ['hang', 'hengte'],
    ['slik', 'sånn'],
    ['en', 'ei'],
  ])('%s is not %s', (form, other) => {
    const response = { kind: 'typed_cloze' as const, texts: [other] };
    expect(mark({ kind: 'typed_cloze', key: [[form]] } as never, response).score).toBe(0);
  });
});

test('the table that marking uses is as the list and the lexicon have it (npm run content:forms -- --write)', () => {
  expect(variantTable(writtenForms(readLexicon().lemmas, list))).toEqual(variantForms);
});

test('what we write is in the dictionary', () => {
  const { knows } = openSpelling();
  expect(list.filter(({ form }) => !knows(form)).map(({ form }) => form)).toEqual([]);
});
