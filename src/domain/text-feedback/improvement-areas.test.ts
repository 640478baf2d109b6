import { describe, expect, test } from 'vitest';
import type { TextFinding } from '#domain/submissions/assessment.ts';
import { improvementAreas } from './improvement-areas.ts';

const text = 'I går jeg var hjemme. Jeg har en hus. Det er vansklig. Jeg like de stor husene.';

function finding(words: string, change: Partial<TextFinding>): TextFinding {
  const start = text.indexOf(words);
  return {
    ...{ start, end: start + words.length, code: 'rule', criterion: 'grammar', certainty: 0.9 },
    ...{ message: { nb: 'Fordi.', en: 'Because.' }, suggestions: [], expectedAt: 'A1' as const },
    ...change,
  };
}

const order = finding('jeg var', { code: 'verb_second', practice: 'inversion', expectedAt: 'B1' });
const gender = finding('en', { code: 'article_gender', practice: 'gender', suggestions: ['et'] });
const spelling = finding('vansklig', { code: 'spelling', mark: 'spelling', expectedAt: 'A2' });
const form = finding('like', { code: 'infinitive_as_finite', practice: 'present' });

describe('9.333 at most three things to work on, what should sit at the task’s level first, each with an example from the text', () => {
  const areasAt = (asked: 'A2' | 'B1', findings: readonly TextFinding[]) =>
    improvementAreas({ text, findings, asked }).map(({ codes }) => codes?.[0]);

  test('what is expected later comes last, however often it stands there', () => {
    expect(areasAt('A2', [order, order, gender])).toEqual(['article_gender', 'verb_second']);
    expect(areasAt('B1', [gender, order, order])).toEqual(['verb_second', 'article_gender']);
  });

  test('three, with what was written and what could stand there, and what to practise', () => {
    const areas = improvementAreas({ text, findings: [order, gender, spelling, form], asked: 'A2' });
    expect(areas).toHaveLength(3);
    expect(areas[0]).toMatchObject({
      en: 'Because. This is in one place. In your text: “en” → “et”.',
      practice: 'gender',
    });
    expect(areas.map(({ codes }) => codes?.[0])).not.toContain('verb_second');
  });

  test('a text without findings has none', () => {
    expect(areasAt('A2', [])).toEqual([]);
  });
});
