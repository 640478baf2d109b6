import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { examFacts } from '#domain/exam/facts.ts';
import { criteriaFile, writingCriteria } from './criteria-file.ts';

const written = parse(readFileSync('content/criteria.yaml', 'utf8')) as {
  write: Record<string, Record<string, unknown>>;
};

describe('the criteria of each level', () => {
  test('are complete for writing and speaking', () => {
    expect(criteriaFile.safeParse(written).error?.issues).toBeUndefined();
  });
  test('a criterion, a level or a language that is missing is found', () => {
    const { grammar: _, ...less } = written.write.A2 ?? {};
    const { C1: __, ...lower } = written.write;
    const half = { ...written.write.A2, grammar: { nb: 'Mange feil.' } };
    for (const write of [{ ...written.write, A2: less }, lower, { ...written.write, A2: half }]) {
      expect(criteriaFile.safeParse({ ...written, write }).success).toBe(false);
    }
  });
  test('are those of the exam', () => {
    expect(writingCriteria).toEqual(examFacts.writingCriteria.value);
  });
});
