import { expect, test } from 'vitest';
import type { PlannedSession } from '#domain/readiness/week-plan.ts';
import { planCalendar } from './plan-calendar.server.ts';

const sessions: readonly PlannedSession[] = [
  { day: '2027-03-27', minutes: 20, kind: 'practice', category: 'read', subject: null },
  // The night in which the clocks go forward.
  { day: '2027-03-28', minutes: 60, kind: 'mock', category: 'listen' },
];
const texts = {
  name: 'Veien til prøven',
  exam: 'Norskprøven',
  session: ({ kind, minutes }: PlannedSession) => `${kind}, ${minutes}; å, æ, ø`,
  description: 'See https://bestatt.test/app/plan',
};

/** Lines as RFC 5545 unfolds them. */
function linesOf(text: string): readonly string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

test('9.316 each session and the exam is a whole day with an id that stays, commas and letters kept', () => {
  const plan = [{ monday: '2027-03-22', sessions, doneDays: 0 }];
  const lines = linesOf(
    planCalendar({ plan, examDay: '2027-03-31' }, { texts, site: 'https://bestatt.test' }),
  );
  const of = (name: string) => lines.filter((line) => line.startsWith(name));
  expect(of('UID:')).toEqual([
    'UID:plan-2027-03-27@bestatt.test',
    'UID:plan-2027-03-28@bestatt.test',
    'UID:exam@bestatt.test',
  ]);
  expect(of('DTSTART')).toEqual([
    'DTSTART;VALUE=DATE:20270327',
    'DTSTART;VALUE=DATE:20270328',
    'DTSTART;VALUE=DATE:20270331',
  ]);
  expect(of('DTEND')).toEqual([
    'DTEND;VALUE=DATE:20270328',
    'DTEND;VALUE=DATE:20270329',
    'DTEND;VALUE=DATE:20270401',
  ]);
  expect(of('SUMMARY')[1]).toBe('SUMMARY:mock\\, 60\\; å\\, æ\\, ø');
  expect(
    planCalendar({ plan: [], examDay: '2027-03-31' }, { texts, site: 'https://bestatt.test' }),
  ).toContain('UID:exam');
});
