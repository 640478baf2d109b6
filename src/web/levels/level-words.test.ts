import { describe, expect, test } from 'vitest';
import type { Verdict } from '#domain/assessment/types.ts';
import type { Level } from '#domain/levels/levels.ts';
import type { Locale } from '#web/locale/locale.ts';
import { serverTexts } from '#web/text/server-texts.ts';
import { levelWords, percent, reachedStation } from './level-words.ts';

function words(locale: Locale) {
  return levelWords(serverTexts(locale).getFixedT(locale, 'result'));
}

function estimate(verdict: Verdict, v: number, band: { low: number; high: number } = { low: v, high: v }) {
  const level: Level = verdict.kind === 'level' ? verdict.level : 'B1';
  return { verdict, level, v, ...band, certainty: 0.824, evidence: 2 };
}

const b1: Verdict = { kind: 'level', level: 'B1' };
const between: Verdict = { kind: 'between', lower: 'A2', upper: 'B1' };
const unknown: Verdict = { kind: 'unknown' };

describe('4.33 a result names one level, a run of levels, or none', () => {
  test.each([
    ['en-GB', b1, 3.1, 'B1'],
    ['en-GB', b1, 3.45, 'B1, on the way to B2'],
    ['en-GB', b1, 3.8, 'B1, close to B2'],
    ['en-GB', b1, 2.95, 'B1'],
    ['en-GB', { kind: 'level', level: 'C1' }, 5, 'C1'],
    ['en-GB', between, 2.9, 'Between A2 and B1'],
    ['en-GB', unknown, 2.5, 'No level from this test'],
    ['nb-NO', b1, 3.1, 'B1'],
    ['nb-NO', b1, 3.45, 'B1, på vei mot B2'],
    ['nb-NO', b1, 3.8, 'B1, nær B2'],
    ['nb-NO', between, 2.9, 'Mellom A2 og B1'],
    ['nb-NO', unknown, 2.5, 'Ikke noe nivå av denne testen'],
  ] as const)('%s %j at %d: %s', (locale, verdict, v, headline) => {
    expect(words(locale).headline(estimate(verdict, v))).toBe(headline);
  });

  test('one percentage says how sure it is, and the band how far off it may be (9.182)', () => {
    const given = estimate(b1, 3.45, { low: 3.05, high: 3.85 });
    expect(words('en-GB').sure(given)).toBe(
      'Your answers fit B1 best; we are 82% sure. The blue band shows how far we may be off: from B1 to just under B2.',
    );
    expect(words('nb-NO').sure(given)).toBe(
      'Svarene dine passer best med B1, og det er vi 82 % sikre på. Det blå båndet viser hvor mye vi kan ta feil: fra B1 til like under B2.',
    );
  });

  test('between two levels, both are named', () => {
    const given = estimate(between, 2.9, { low: 2.5, high: 3.3 });
    expect(words('en-GB').sure(given)).toContain('fit A2 as well as B1');
    expect(words('en-GB').sure(given)).toContain('from about halfway between A2 and B1 to just over B1');
    expect(words('nb-NO').sure(given)).toContain('passer like godt med A2 som med B1');
  });

  test.each([
    [0, 'none of your answers counts'],
    [1, 'only 1 of your answers counts'],
    [3, 'only 3 of your answers count'],
  ])('with %d answers there is no level, and that is said', (evidence, start) => {
    expect(words('en-GB').sure({ ...estimate(unknown, 2.5), evidence })).toContain(start);
  });
});

test.each([
  [0, 'Pre-A1', 'At Pre-A1'],
  [2.1, 'A2', 'At A2'],
  [2.3, 'just over A2', 'A little past A2'],
  [2.5, 'about halfway between A2 and B1', 'About halfway to B1'],
  [2.9, 'just under B1', 'Just under B1'],
  [4.9999999999, 'C1', 'At the summit'],
  [5, 'C1', 'At the summit'],
])('the place %d on the trail is %s, at the stone %s', (v, place, stage) => {
  expect(words('en-GB').place(v)).toBe(place);
  expect(words('en-GB').stage(v)).toBe(stage);
});

test('the picture of a level says level, band and chance; without a level, what is possible', () => {
  const given = estimate(b1, 3.45, { low: 3.05, high: 3.85 });
  expect(words('en-GB').description(given)).toBe(
    'B1, on the way to B2. The blue band reaches from B1 to just under B2. We are 82% sure that it is B1.',
  );
  expect(words('en-GB').description({ ...given, verdict: unknown })).not.toContain('82%');
});

test('nothing is ever said to be wholly sure or wholly impossible', () => {
  expect([0, 0.004, 0.824, 0.999, 1].map(percent)).toEqual([1, 1, 82, 99, 99]);
});

test('the pictures reach the named level, the place between levels, and nothing without a level', () => {
  expect(reachedStation(estimate(b1, 2.95))).toBe(3);
  expect(reachedStation(estimate(between, 2.95))).toBe(2);
  expect(reachedStation(estimate(unknown, 2.95))).toBe(-1);
});
