import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkText } from '#domain/checker/check-text.ts';
import { ruleChecks } from '#domain/checker/rule-checks.ts';
import { ruleTable } from '#domain/checker/rule-table.ts';
import { readAnalyser } from './read-analyser.ts';
import { ruleExamples } from './rule-examples-fixture.ts';

const analyser = readAnalyser(resolve('content'));

describe.each(Object.entries(ruleExamples))('%s', (rule, { bad, good }) => {
  test.each(bad)('finds «%s»', (text, correction) => {
    const found = checkText(text, analyser).filter((finding) => finding.rule === rule);
    expect(found).toHaveLength(1);
    if (correction !== null) expect(found[0]?.corrections[0]).toBe(correction);
  });
  test.each(good)('leaves «%s»', (text) => {
    expect(checkText(text, analyser)).toEqual([]);
  });
});

const everyBad = Object.entries(ruleExamples).flatMap(([rule, { bad }]) =>
  bad.map(([text, correction]) => ({ rule, text, correction })),
);

test('9.261 A finding of the checker lies within the text, and its correction makes no new one of the same rule there', () => {
  for (const { rule, text } of everyBad) {
    for (const finding of checkText(text, analyser)) {
      expect(finding.start).toBeGreaterThanOrEqual(0);
      expect(finding.end).toBeGreaterThan(finding.start);
      expect(finding.end).toBeLessThanOrEqual(text.length);
      const [correction] = finding.corrections;
      if (finding.rule !== rule || correction === undefined) continue;
      const mended = text.slice(0, finding.start) + correction + text.slice(finding.end);
      const again = checkText(mended, analyser).filter(
        (one) =>
          one.rule === rule && one.start < finding.start + correction.length && one.end > finding.start,
      );
      expect(again, `${rule}: ${mended}`).toEqual([]);
    }
  }
});

test('findings of joined texts are those of each text, moved (9.261)', () => {
  for (const [index, { text }] of everyBad.entries()) {
    const before = everyBad[(index * 7 + 3) % everyBad.length]?.text ?? '';
    const alone = checkText(text, analyser).filter(({ rule }) => rule !== 'missing_full_stop');
    const joined = checkText(`${before}\n${text}`, analyser)
      .filter(({ start, rule }) => start > before.length && rule !== 'missing_full_stop')
      .map((finding) => ({
        ...finding,
        start: finding.start - before.length - 1,
        end: finding.end - before.length - 1,
      }));
    expect(joined).toEqual(alone);
  }
});

test('every rule has its explanation in both languages', () => {
  for (const rule of Object.keys(ruleChecks)) {
    const { nb, en } = ruleTable[rule as keyof typeof ruleTable];
    expect(nb).toMatch(/[.]$/u);
    expect(en).toMatch(/[.]$/u);
    expect(nb).not.toBe(en);
  }
});

test.each([
  '',
  ' \n\t',
  '!!! ???',
  '🙂🙂 hei',
  'a'.repeat(3000),
  'barnehage'.repeat(300),
  '«»"“”',
  '1.2.3. 4',
  'Hei,\r\n\r\nTakk for sist!',
])('stands odd text %#', (text) => {
  for (const { end } of checkText(text, analyser)) expect(end).toBeLessThanOrEqual(text.length);
});
