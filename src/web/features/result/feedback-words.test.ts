import { describe, expect, test } from 'vitest';
import type { Finding, GeneralPoint, Recommendation, Subject } from '#domain/assessment/types.ts';
import { categories } from '#domain/levels/categories.ts';
import { grammarPoints, markedKinds, skills, topics } from '#domain/tasks/vocabulary.ts';
import { type Locale, locales } from '#web/locale/locale.ts';
import { serverTexts } from '#web/text/server-texts.ts';
import { feedbackWords, findingFor, furtherPoints } from './feedback-words.ts';

function words(locale: Locale) {
  return feedbackWords(serverTexts(locale).getFixedT(locale, 'result'), locale);
}

const subjects: readonly Subject[] = [
  ...skills.flatMap((skill) => categories.map((category) => ({ kind: 'skill', skill, category }) as const)),
  ...Object.values(grammarPoints)
    .flat()
    .map((grammarPoint) => ({ kind: 'grammar', grammarPoint }) as const),
  ...markedKinds.map((taskKind) => ({ kind: 'task_kind', taskKind, category: 'read' }) as const),
  ...topics.map((topic) => ({ kind: 'topic', topic }) as const),
  ...categories.map((category) => ({ kind: 'category', category }) as const),
];

const general: readonly GeneralPoint[] = [
  { key: 'level', level: 'B1', certainty: 0.82 },
  { key: 'between', lower: 'A2', upper: 'B1' },
  ...[0, 1, 3].map((evidence) => ({ key: 'too_few_answers', evidence }) as const),
  { key: 'even_profile', categories: ['read', 'listen'] },
  { key: 'uneven_profile', stronger: 'read', weaker: 'listen' },
  ...(['expected', 'unexpected', 'mixed', 'not_enough_data'] as const).map(
    (pattern) => ({ key: 'trend', pattern, drop: null }) as const,
  ),
  ...[1, 2].flatMap(
    (count) =>
      [
        { key: 'easy_misses', count, examples: [] },
        { key: 'hard_hits', count, examples: [] },
        { key: 'shown_answers', count },
      ] as const,
  ),
  ...([null, 'maybe_lower', 'maybe_higher'] as const).map(
    (edge) => ({ key: 'limited_range', from: 'A2', to: 'B2', edge }) as const,
  ),
];

const recommendations: readonly Recommendation[] = [
  ...subjects.map((subject) => ({ key: 'practise', subject, level: 'B1', examples: [] }) as const),
  ...categories.map((category) => ({ key: 'practise_category', category, level: 'B1' }) as const),
  { key: 'consolidate_level', level: 'A2', tasks: 6, correct: 3, partly: 0 },
  { key: 'consolidate_level', level: 'A2', tasks: 6, correct: 3, partly: 1 },
  { key: 'try_next_level', level: 'B2', held: 'B1', tasks: 6, correct: 5, partly: 0 },
  { key: 'try_next_level', level: 'B2', held: 'B1', tasks: 6, correct: 5, partly: 1 },
  { key: 'test_again' },
  { key: 'answer_slower' },
  { key: 'take_full_test' },
  { key: 'widen_levels', edge: 'maybe_lower' },
  { key: 'widen_levels', edge: 'maybe_higher' },
  { key: 'add_categories', categories: ['listen'] },
  { key: 'answer_without_showing' },
];

/** A missing text comes out as its key, a missing value as its name in braces, an odd asterisk as bad markup. */
function isWritten(text: string): boolean {
  return !/^[\w.]+[._][\w.]+$/.test(text) && !text.includes('{{') && text.split('*').length % 2 === 1;
}

describe.each(locales)('2.37 everything that feedback can say has words in %s', (locale) => {
  const { subject, advice, general: say, recommendation, trend, limitedRange } = words(locale);

  test.each(subjects.map((one) => [JSON.stringify(one), one] as const))('%s', (_, one) => {
    expect(subject(one)).toSatisfy(isWritten);
    expect(advice(one)).toSatisfy(isWritten);
  });

  test.each(general.map((one) => [JSON.stringify(one), one] as const))('%s', (_, one) => {
    expect(say(one)).toSatisfy(isWritten);
  });

  test.each(recommendations.map((one) => [JSON.stringify(one), one] as const))('%s', (_, one) => {
    const { title, text, action } = recommendation(one);
    for (const written of [title, text, action]) expect(written).toSatisfy(isWritten);
  });

  test.each(['expected', 'unexpected', 'mixed', 'not_enough_data'] as const)('the trend %s', (pattern) => {
    for (const drop of [null, { from: 'B1', to: 'B2' } as const]) {
      const { title, text } = trend({ pattern, drop });
      expect(title).toSatisfy(isWritten);
      expect(text).toSatisfy(isWritten);
    }
  });

  test.each([null, 'maybe_lower', 'maybe_higher'] as const)('a range of levels with the edge %s', (edge) => {
    expect(limitedRange({ from: 'A2', to: 'B2', edge })).toSatisfy(isWritten);
    expect(limitedRange({ from: 'B1', to: 'B1', edge })).not.toContain('B1 to B1');
  });
});

test('8.10 too few levels say the sentence of the specification', () => {
  expect(words('en-GB').trend({ pattern: 'not_enough_data', drop: null }).text).toBe(
    'Not enough data to analyze trend across levels.',
  );
});

test('a fall in the score names the levels between which it lies', () => {
  const { text } = words('en-GB').trend({ pattern: 'expected', drop: { from: 'B1', to: 'B2' } });
  expect(text).toContain('between B1 and B2');
});

const finding: Finding = {
  subject: { kind: 'skill', skill: 'detail', category: 'listen' },
  tasks: 4,
  correct: 1,
  partly: 0,
  usual: 3,
  from: 'A2',
  to: 'B1',
  examples: [],
};

const strong: Finding = { ...finding, correct: 4, usual: 2, to: 'A2' };

test.each([
  [
    'en-GB',
    finding,
    'You missed 3 of the 4 questions where you had to catch a detail by ear (A2 to B1). About 3 is usual at your level.',
  ],
  [
    'en-GB',
    { ...finding, correct: 0, partly: 2, usual: 2 },
    'Of the 4 questions where you had to catch a detail by ear (A2 to B1), you got 0 right and 2 partly right. About 2 is usual at your level.',
  ],
  [
    'en-GB',
    { ...strong, usual: 4 },
    'You managed all 4 questions where you had to catch a detail by ear (A2).',
  ],
  [
    'nb-NO',
    finding,
    'Du bommet på 3 av 4 spørsmål der du skulle høre en detalj (A2 til B1). På ditt nivå er det vanlig å klare rundt 3.',
  ],
  [
    'nb-NO',
    strong,
    'Du klarte 4 av 4 spørsmål der du skulle høre en detalj (A2). På ditt nivå er det vanlig å klare rundt 2.',
  ],
] as const)(
  '9.182 a finding in %s counts whole answers and says what they were',
  (locale, found, sentence) => {
    expect(words(locale).finding(found)).toBe(sentence);
  },
);

describe.each(locales)('9.182 what a finding counts has words in %s', (locale) => {
  test.each(subjects.map((one) => [JSON.stringify(one), one] as const))('%s', (_, subject) => {
    for (const partly of [0, 1])
      for (const usual of [0, 4])
        expect(words(locale).finding({ ...finding, subject, partly, usual })).not.toMatch(
          /\{\{|what\.|finding\.|\d[.,]\d/,
        );
  });
});

test.each(locales)('9.183 what was not tried, and what does not count, is said in %s', (locale) => {
  const { notes } = words(locale);
  const said = (tooFast: number) => notes({ tasks: 40, tooFast, untried: [] }).join();
  expect(notes({ tasks: 40, tooFast: 0, untried: [] })).toEqual([]);
  expect(said(37)).toMatch(/^37 (of|av) 40 /);
  expect(said(40)).toMatch(/^Al/);
  expect(said(1)).not.toContain('1 ');
  expect(notes({ tasks: 9, tooFast: 0, untried: [], robotVoice: true })[0]).toMatch(/robot/);
  expect(notes({ tasks: 9, tooFast: 0, untried: ['A1', 'A2'] })[0]).toMatch(/A1 (and|og) A2/);
});

test('skills are said differently of reading and of listening', () => {
  const { subject } = words('en-GB');
  expect(subject({ kind: 'skill', skill: 'detail', category: 'read' })).toBe('Reading: finding details');
  expect(subject({ kind: 'skill', skill: 'detail', category: 'listen' })).toBe('Listening: catching details');
});

test('advice about tests opens the level test with its part, and never with a part it cannot test', () => {
  const { recommendation } = words('en-GB');
  const settings = (wanted: Recommendation) => recommendation(wanted).settings;
  expect(settings({ key: 'add_categories', categories: ['listen', 'speak'] })).toBe('?category=listen');
  expect(settings({ key: 'take_full_test' })).toBe('');
});

test('a recommendation finds the finding that it rests on, whatever the order of its fields', () => {
  const feedback = { general: [], strengths: [], improvements: [finding], recommendations: [] };
  const subject: Subject = { category: 'listen', skill: 'detail', kind: 'skill' };
  expect(findingFor(feedback, { key: 'practise', subject, level: 'B1', examples: [] })).toBe(finding);
  expect(findingFor(feedback, { key: 'practise_category', category: 'listen', level: 'B1' })).toBeUndefined();
});

test('what the screen says at the level or the trend is not said twice', () => {
  expect(furtherPoints(general).map((point) => point.key)).not.toContain('trend');
  expect(furtherPoints([{ key: 'shown_answers', count: 1 }])).toHaveLength(1);
});
