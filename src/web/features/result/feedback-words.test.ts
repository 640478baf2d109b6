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
  { key: 'near_next', level: 'B1', next: 'B2' },
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
  { key: 'consolidate_level', level: 'A2' },
  { key: 'try_next_level', level: 'B2' },
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
  points: 1.333,
  expectedPoints: 2.58,
  from: 'A2',
  to: 'B1',
  examples: [],
};

test.each([
  ['en-GB', finding, '1.3 of 4 points from A2 to B1; about 2.6 would be usual for you.'],
  [
    'en-GB',
    { ...finding, tasks: 1, points: 0, to: 'A2' },
    '0 of 1 point at A2; about 2.6 would be usual for you.',
  ],
  ['nb-NO', finding, '1,3 av 4 poeng fra A2 til B1. Vanlig for deg ville vært rundt 2,6.'],
] as const)('a finding in %s has points, levels and what is usual', (locale, found, sentence) => {
  expect(words(locale).finding(found)).toBe(sentence);
});

test('skills are said differently of reading and of listening', () => {
  const { subject } = words('en-GB');
  expect(subject({ kind: 'skill', skill: 'detail', category: 'read' })).toBe('Finding details');
  expect(subject({ kind: 'skill', skill: 'detail', category: 'listen' })).toBe('Catching details');
});

test('a recommendation opens the level test with its level and part, and never with a part it cannot test', () => {
  const { recommendation } = words('en-GB');
  const settings = (wanted: Recommendation) => recommendation(wanted).settings;
  const practise = { key: 'practise', level: 'B1', examples: [] } as const;
  expect(settings({ ...practise, subject: finding.subject })).toBe('?level=B1&category=listen&quick=1');
  expect(settings({ ...practise, subject: { kind: 'grammar', grammarPoint: 'hvis' } })).toBe(
    '?level=B1&quick=1',
  );
  expect(settings({ key: 'practise_category', category: 'write', level: 'B1' })).toBe('?level=B1&quick=1');
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
