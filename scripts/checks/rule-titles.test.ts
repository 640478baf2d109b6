import { describe, expect, test } from 'vitest';
import { leadingNumbers, leastShare, namedNumbers, shareInRule, titlesIn } from './rule-titles.ts';

test('a title begins with one number or several, and names others in brackets', () => {
  expect(leadingNumbers('9.57 a claim is decided')).toEqual(['9.57']);
  expect(leadingNumbers('4.2, 6.10 whoever is not onboarded')).toEqual(['4.2', '6.10']);
  expect(leadingNumbers('2.5 seconds are too long, see 9.57')).toEqual(['2.5']);
  expect(leadingNumbers('of 2.5 seconds')).toEqual([]);
  expect(namedNumbers('9.1 the price (9.45, 9.46) in (en)')).toEqual(['9.1', '9.45', '9.46']);
});

test('titles are found behind describe, test, each and their modifiers', () => {
  const source =
    "describe('one', () => {\n  test.each([\n    [1],\n  ])(`two`, f);\n  test.skip(\"it's three\", f);\n});";
  expect(titlesIn(source)).toEqual(['one', 'two', "it's three"]);
});

describe('a title says its rule', () => {
  const rule = 'A signed-out visitor on a protected path is sent to the configured login path.';

  test('in its words or their forms', () => {
    expect(shareInRule('2.10 visitors on protected paths are sent to the login', rule)).toBe(1);
    expect(shareInRule(`2.10 visitor of $path at %s ($\{prefix})`, rule)).toBe(1);
  });

  test('not by its number alone', () => {
    expect(shareInRule('2.10', rule)).toBe(0);
    expect(shareInRule('2.10 it works', rule)).toBe(0);
    expect(shareInRule('2.10 the drawer shows three words of a path', rule)).toBeLessThan(leastShare);
  });
});
