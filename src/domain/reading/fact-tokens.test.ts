import { expect, test } from 'vitest';
import { factTokens, resolveFacts } from './fact-tokens.ts';
import { typedFigures } from './typed-figures.ts';

test.each([
  ['{{readingMinutes}}', '75', '75'],
  ['{{listeningMinutes}}', '30–60', '30–60'],
  ['{{writingMinutes.B1–B2}}', '120', '120'],
  ['{{priceOfAllNok}}', '1500–2500', '1,500–2,500'],
  ['{{multistage.2.tasks}}', '20', '20'],
  ['{{citizenship.oral}}', 'B1', 'B1'],
  ['{{citizenship.since}}', '1. oktober 2022', '1 October 2022'],
  ['{{permanentResidence.since}}', 'september 2025', 'September 2025'],
])('9.351 the token %s resolves in the facts about the exam', (token, nb, en) => {
  expect(resolveFacts(token, 'nb')).toEqual({ text: nb, unknown: [] });
  expect(resolveFacts(token, 'en')).toEqual({ text: en, unknown: [] });
});

test.each(['noSuch', 'writingMinutes', 'writingMinutes.C2', 'constructor', 'readingMinutes.toString'])(
  '{{%s}} names no fact, stays as it is and is named (9.351)',
  (path) => {
    expect(resolveFacts(`x {{${path}}}`, 'en')).toEqual({ text: `x {{${path}}}`, unknown: [path] });
  },
);

test.each([
  ['Lesing tar 75 minutter.', ['75 minutter']],
  ['a 75-minute test', []],
  ['between 30–60 minutes', ['30–60 minutes']],
  ['mellom 30 og 60 minutter', []],
  ['30 minutter om dagen', []],
  ['omtrent 250–350 ord', ['250–350 ord']],
  ['1500–2500 kroner', ['1500–2500 kroner']],
  ['1 500 til 2 500 kroner', ['1 500 til 2 500 kroner']],
  ['34–36 tasks', ['34–36 tasks']],
  ['{{readingMinutes}} minutter', []],
])('9.352 figures of the exam typed with their unit are found: %s', (text, found) => {
  expect(typedFigures(text)).toEqual(found);
});

test('all tokens that there are resolve in both languages, and are told with what they are about (9.505)', () => {
  const tokens = factTokens();
  expect(tokens.length).toBeGreaterThan(40);
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(tokens.length);
  for (const { token, about, nb, en } of tokens) {
    expect(resolveFacts(token, 'nb')).toEqual({ text: nb, unknown: [] });
    expect(resolveFacts(token, 'en')).toEqual({ text: en, unknown: [] });
    expect(nb, token).toMatch(/\d/u);
    expect(about).not.toBe('');
  }
  expect(tokens).toContainEqual(expect.objectContaining({ token: '{{readingMinutes}}', nb: '75', en: '75' }));
});
