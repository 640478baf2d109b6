import { describe, expect, test } from 'vitest';
import type { TextFinding } from './assessment.ts';
import { compareVersions } from './compare-versions.ts';
import { movedFindings } from './moved-findings.ts';

function finding(text: string, words: string, code = 'spelling', from = 0): TextFinding {
  const start = text.indexOf(words, from);
  return {
    ...{ start, end: start + words.length, code, criterion: 'spelling', certainty: 0.9 },
    message: { nb: '', en: '' },
    suggestions: [],
  };
}

describe('a second version is compared with the first (9.335)', () => {
  const first = 'Jeg like mat. Jeg like te. Det er en hus.';
  const second = 'Jeg liker mat. Jeg like te. Det er en hus. Han er vansklig.';
  const compared = compareVersions(
    {
      text: first,
      findings: [
        finding(first, 'like'),
        finding(first, 'like', 'spelling', 12),
        finding(first, 'en', 'gender'),
      ],
    },
    {
      text: second,
      findings: [
        finding(second, 'like', 'spelling', 15),
        finding(second, 'en', 'gender'),
        finding(second, 'vansklig'),
      ],
    },
  );

  test('what stood twice and now stands once went away once', () => {
    expect(compared.gone).toHaveLength(1);
    expect(compared.still.map(({ code }) => code)).toEqual(['spelling', 'gender']);
    expect(compared.fresh.map(({ start, end }) => second.slice(start, end))).toEqual(['vansklig']);
  });
});

describe('marks follow what is written (9.335)', () => {
  const before = 'Jeg like mat og en hus.';
  const findings = [finding(before, 'like'), finding(before, 'en', 'gender')];
  const after = (text: string) =>
    movedFindings(findings, { before, after: text }).map(({ start, end }) => text.slice(start, end));

  test.each([
    ['Ja, jeg like mat og en hus.', ['like', 'en']],
    ['Jeg liker mat og en hus.', ['en']],
    ['Jeg like mat og et hus.', ['like']],
    ['Jeg like mat og en hus. Og mer.', ['like', 'en']],
    ['Jeg like fisk og en hus.', ['like', 'en']],
    ['', []],
  ])('%s', (text, marked) => {
    expect(after(text)).toEqual(marked);
  });
});
