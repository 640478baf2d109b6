import { describe, expect, test } from 'vitest';
import type { Level } from '#domain/levels/levels.ts';
import { requestPriority } from './due-time.ts';
import { agreementOf } from './rater-agreement.ts';
import {
  criteriaOf,
  emptyFeedback,
  judgedLevels,
  missingParts,
  type TeacherFeedback,
} from './teacher-feedback.ts';

const now = new Date('2026-11-23T10:00:00Z');

describe('how soon feedback is due (9.441)', () => {
  test.each([
    { examDay: null, isMock: false, expected: 'usual' },
    { examDay: null, isMock: true, expected: 'mock' },
    { examDay: '2026-11-30', isMock: false, expected: 'exam' },
    { examDay: '2026-11-23', isMock: true, expected: 'exam' },
    { examDay: '2026-12-01', isMock: true, expected: 'mock' },
    // An exam that was is none.
    { examDay: '2026-11-22', isMock: false, expected: 'usual' },
  ])('exam $examDay, mock exam $isMock: $expected', ({ examDay, isMock, expected }) => {
    expect(requestPriority({ examDay, isMock, now })).toBe(expected);
  });
});

describe('what is missing before feedback is sent (9.444)', () => {
  const whole: TeacherFeedback = {
    ...emptyFeedback('write'),
    criteria: criteriaOf('write').map((criterion) => ({ criterion, level: 'A2', note: '' })),
    ...{ level: 'A2', comment: 'Fint.' },
  };
  const mark = { id: 'a', start: 0, end: 3, kind: 'form', correction: '', note: 'Bøyning' } as const;
  test.each<readonly [string, TeacherFeedback, readonly string[]]>([
    ['nothing', whole, []],
    ['all', emptyFeedback('write'), [...criteriaOf('write'), 'level', 'comment']],
    ['a comment of blanks', { ...whole, comment: ' \n' }, ['comment']],
    ['no mark', { ...whole, marks: [mark] }, []],
    ['a mark that says nothing', { ...whole, marks: [{ ...mark, note: ' ' }] }, ['marks']],
    ['a mark beyond the text', { ...whole, marks: [{ ...mark, end: 99 }] }, ['marks']],
  ])('%s', (_, feedback, expected) => {
    expect(missingParts(feedback, { kind: 'write', text: 'Hei du' })).toEqual(expected);
    expect(judgedLevels(feedback) === null).toBe(expected.includes('level'));
  });
});

describe('9.448 agreement of raters is a kappa with quadratic weights, shares of exact and near pairs, and who is milder', () => {
  const pairs = (...given: readonly (readonly [Level, Level])[]) =>
    given.map(([one, other]) => ({ one, other }));
  test('complete agreement, opposite ends, and one who is always a level milder', () => {
    expect(agreementOf(pairs(['A1', 'A1'], ['B2', 'B2']))).toEqual({
      ...{ pairs: 2, kappa: 1, exact: 1, withinOne: 1, severity: 0 },
    });
    expect(agreementOf(pairs(['A1', 'B2'], ['B2', 'A1']))).toMatchObject({
      kappa: -1,
      exact: 0,
      severity: 0,
    });
    expect(agreementOf(pairs(['B1', 'A2'], ['A2', 'A1'], ['B2', 'B1']))).toMatchObject({
      ...{ exact: 0, withinOne: 1, severity: 1 },
    });
  });

  test('without pairs, or where both say one level only, there is no kappa', () => {
    expect(agreementOf([])).toEqual({ pairs: 0, kappa: null, exact: null, withinOne: null, severity: null });
    expect(agreementOf(pairs(['A2', 'A2'])).kappa).toBeNull();
  });

  test('a worked example: 4 texts, one a level off', () => {
    // Squared differences: 1 observed in 4 texts; 20 over the margins' 16 pairs.
    const kappa = agreementOf(pairs(['A1', 'A1'], ['A2', 'A2'], ['B1', 'B1'], ['B1', 'A2'])).kappa;
    expect(kappa).toBeCloseTo(1 - 4 / 20, 5);
  });
});
