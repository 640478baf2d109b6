import { expect, test } from 'vitest';
import { patternListProblem, patternProblem } from './pattern.ts';

const refused: readonly (readonly [pattern: string, why: RegExp])[] = [
  [String.raw`^(.+)+(.+)+\1\2$`, /refer back/],
  [String.raw`(a)\\\1`, /refer back/],
  [String.raw`[\1]`, /refer back/],
  ['***:(a)b', /director/],
  ['***=literal', /director/],
  [String.raw`(?b)\(a\)*`, /embedded options/],
  ['(?i)a', /embedded options/],
  ['(?=a)b', /look around/],
  ['(?<!a)b', /look around/],
  ['((a{20}){20}){20}', /multiply/],
  ['a{,255}', /multiply/],
  ['a{101,}', /multiply/],
  ['a'.repeat(201), /200 characters/],
];

test.each(refused)('9.110 a pattern that could keep the database busy is not run: %s', (pattern, why) => {
  expect(patternProblem(pattern)).toMatch(why);
  expect(patternListProblem(`{"b","${pattern.replace(/["\\]/g, String.raw`\$&`)}"}`)).toMatch(why);
});

test.each([
  '^[JS]',
  '^(?:a|b)+c*?$',
  String.raw`\d{4}-\d{2}`,
  String.raw`a\\1`,
  String.raw`\(\?i\)`,
  String.raw`\mord\M`,
  'a{3}b{4}',
  'a***',
  '',
])('9.110 an ordinary pattern is: %s', (pattern) => {
  expect(patternProblem(pattern)).toBeUndefined();
});

test('9.110 a list of ordinary patterns is run', () => {
  expect(patternListProblem('{^a,"^b\\\\d"}')).toBeUndefined();
});
