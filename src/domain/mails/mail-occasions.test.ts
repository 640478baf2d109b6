import { describe, expect, test } from 'vitest';
import { dayMs } from '#domain/time/days.ts';
import { endingSoon, examMail, isSendingHour, storyMailDay } from './mail-occasions.ts';

const now = new Date('2026-11-20T10:00:00Z');

/** A period by its days from now. */
function period(from: number, to: number, tier = 11) {
  return {
    tier,
    startedAt: new Date(now.getTime() + from * dayMs),
    expiresAt: new Date(now.getTime() + to * dayMs),
  };
}

describe('the end of a package is told of in the third day before it (9.53)', () => {
  test.each([
    ['just before', [period(-27, 3.01)], null],
    ['from three days before', [period(-27, 3)], 3],
    ['to two days before', [period(-27, 2.01)], 2.01],
    ['not later', [period(-27, 2)], null],
    ['when it is over', [period(-30, -1)], null],
    ['when it has not begun', [period(1, 3)], null],
    ['when it is shorter than that', [period(-0.5, 2.5)], null],
    ['when another one follows', [period(-27, 2.5), period(2.5, 32.5)], null],
    ['at the end of two in a row', [period(-57, -27.5), period(-27.5, 2.5)], 2.5],
    ['when the next one begins after a gap', [period(-27, 2.5), period(10, 40)], 2.5],
    ['in any order', [period(-27.5, 2.5), period(-57, -27.5)], 2.5],
    ['with nothing', [], null],
  ])('%s', (_, periods, endsIn) => {
    const found = endingSoon(periods, now);
    expect(found && (found.endsAt.getTime() - now.getTime()) / dayMs).toEqual(
      endsIn === null ? null : expect.closeTo(endsIn, 6),
    );
  });

  test('by the name of the one that comes last', () => {
    expect(endingSoon([period(-40, -10, 12), period(-10, 2.5, 11)], now)?.tier).toBe(11);
  });
});

test.each([
  [15, null],
  [14, 14],
  [12, 14],
  [11, null],
  [4, null],
  [3, 3],
  [2, 3],
  [1, null],
  [0, null],
  [-1, null],
])('9.53 %i days before the exam: the mail of day %o', (daysLeft, before) => {
  const day = new Date(Date.parse('2026-11-20') + daysLeft * dayMs).toISOString().slice(0, 10);
  expect(examMail('2026-11-20', day)).toEqual(before === null ? null : { before, daysLeft });
});

test.each([
  [7, false],
  [8, true],
  [19, true],
  [20, false],
])('9.53 mails are sent in the day: at %i o’clock %o', (hour, sent) => {
  expect(isSendingHour(hour)).toBe(sent);
});

test.each([
  ['Wednesday before midnight in Norway, in summer', '2026-10-21T21:59:00Z', null],
  ['Thursday from midnight there', '2026-10-21T22:00:00Z', '2026-10-22'],
  ['the last minute of Friday, in summer', '2026-10-23T21:59:00Z', '2026-10-22'],
  ['Saturday', '2026-10-23T22:00:00Z', null],
  ['Wednesday before midnight, after the clocks went back', '2026-10-28T22:59:00Z', null],
  ['Thursday from midnight, an hour later by UTC', '2026-10-28T23:00:00Z', '2026-10-29'],
  ['the Thursday after the clocks went forward', '2027-03-31T22:00:00Z', '2027-04-01'],
  ['Monday', '2026-11-23T10:00:00Z', null],
])('the mail of LettAvis on %s (9.498)', (_, at, day) => {
  expect(storyMailDay(new Date(at))).toBe(day);
});
