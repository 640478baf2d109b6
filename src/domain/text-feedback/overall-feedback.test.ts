import { describe, expect, test } from 'vitest';
import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import type { Assessment, TextFinding } from '#domain/submissions/assessment.ts';
import { type JudgedAnswer, overallFeedback } from './overall-feedback.ts';

const both = (words: string) => ({ nb: words, en: words });

function answer(of: {
  readonly position: number;
  readonly text: string;
  readonly wrong?: readonly (Partial<TextFinding> & { readonly words: string })[];
  readonly estimated?: Level;
  readonly level?: TaskLevel;
  readonly change?: Partial<Assessment>;
}): JudgedAnswer {
  const { position, text, wrong = [], estimated = 'A2', level = 'A2', change } = of;
  const findings = wrong.map(({ words, ...rest }): TextFinding => {
    const start = text.indexOf(words);
    return {
      ...{ start, end: start + words.length, code: 'rule', criterion: 'grammar', certainty: 0.9 },
      ...{ message: both('Fordi.'), suggestions: [], expectedAt: 'A1' as const, ...rest },
    };
  });
  return {
    ...{ position, level, text },
    points: [both('Hvor'), both('Når')],
    assessment: {
      ...{ general: [], strengths: [], improvements: [], recommendations: [], criteria: [], findings },
      ...{
        estimated: { level: estimated, low: estimated, high: estimated },
        by: 'rules' as const,
        ...change,
      },
    },
  };
}

describe('9.491 what texts and recordings of a test show together, each line tied to its tasks', () => {
  test('nothing judged says nothing', () => {
    expect(overallFeedback([])).toBeNull();
  });

  test('answers at their level and below it are told apart, and the one furthest below is the one to do again', () => {
    const feedback = overallFeedback([
      answer({ position: 1, text: 'a', estimated: 'B1' }),
      answer({ position: 2, text: 'b', estimated: 'A1' }),
      answer({ position: 4, text: 'c', estimated: 'A1', level: 'B1' }),
    ]);
    expect(feedback?.general).toEqual({ reached: [1], below: [2, 4] });
    expect(feedback?.again).toBe(4);
    expect(overallFeedback([answer({ position: 1, text: 'a' })])?.again).toBeNull();
  });

  test('what returns in several answers comes before what stands more often in one, and is shown from each', () => {
    const gender = { code: 'gender', practice: 'gender', suggestions: ['et hus'] } as const;
    const feedback = overallFeedback([
      answer({
        ...{ position: 1, text: 'Jeg har en hus. vansklig skule huus' },
        wrong: [
          { words: 'en hus', ...gender },
          ...['vansklig', 'skule', 'huus'].map((words) => ({ words, mark: 'spelling' as const })),
        ],
      }),
      answer({
        position: 3,
        text: 'Du så en tog.',
        wrong: [{ words: 'en tog', ...gender, suggestions: [] }],
      }),
    ]);
    expect(feedback?.improvements.map(({ times, positions }) => ({ times, positions }))).toEqual([
      { times: 2, positions: [1, 3] },
      { times: 3, positions: [1] },
    ]);
    expect(feedback?.improvements[0]).toMatchObject({
      practice: 'gender',
      examples: [
        { position: 1, written: 'en hus', better: 'et hus' },
        { position: 3, written: 'en tog', better: null },
      ],
    });
  });

  test('a short word is shown with the one after it', () => {
    const wrong = [{ words: 'en', suggestions: ['et'] }, { words: 'vansklig' }];
    const feedback = overallFeedback([
      answer({ position: 1, text: 'Vi har en hus. Det er vansklig nå', wrong }),
    ]);
    expect(feedback?.improvements.flatMap(({ examples }) => examples)).toEqual([
      { position: 1, written: 'en hus', better: 'et hus' },
      { position: 1, written: 'vansklig', better: null },
    ]);
  });

  test('what is expected only above the levels asked for comes last', () => {
    const feedback = overallFeedback([
      answer({
        ...{ position: 1, text: 'sine hans en hus' },
        wrong: [
          { words: 'sine', code: 'reflexive', expectedAt: 'B1' },
          { words: 'hans', code: 'reflexive', expectedAt: 'B1' },
          { words: 'en hus', code: 'gender', expectedAt: 'A1' },
        ],
      }),
    ]);
    expect(feedback?.improvements.map(({ examples }) => examples[0]?.written)).toEqual(['en hus', 'sine']);
  });

  test('a criterion is strong only where it is reached in every answer that was judged by it', () => {
    const judged = (vocabulary: Level | null, grammar: Level) => ({
      criteria: [
        { criterion: 'vocabulary' as const, level: vocabulary, note: null },
        { criterion: 'grammar' as const, level: grammar, note: null },
      ],
    });
    const feedback = overallFeedback([
      answer({ position: 1, text: 'a', change: judged('A2', 'A2') }),
      answer({ position: 2, text: 'b', change: judged(null, 'A1') }),
      answer({ position: 3, text: 'c', change: judged('B2', 'B1') }),
    ]);
    expect(feedback?.strongCriteria).toEqual([{ criterion: 'vocabulary', positions: [1, 3] }]);
  });

  test('strengths come from each answer in turn, none twice; points nothing speaks of are named by task', () => {
    const good = (...lines: string[]) => ({ strengths: lines.map(both) });
    const feedback = overallFeedback([
      answer({ position: 1, text: 'a', change: { ...good('x', 'y'), points: [{ quote: 'a' }, null] } }),
      answer({
        position: 2,
        text: 'b',
        change: { ...good('x', 'z'), points: [{ quote: 'b' }, { quote: 'b' }] },
      }),
    ]);
    expect(feedback?.strengths.map(({ nb, position }) => [nb, position])).toEqual([
      ['x', 1],
      ['y', 1],
      ['z', 2],
    ]);
    expect(feedback?.missingPoints).toEqual([{ position: 1, points: [both('Når')] }]);
  });
});
