import { expect, test } from 'vitest';
import { dayMs } from '#domain/time/days.ts';
import { licenceCourse } from './course.ts';
import { type LicenceGrant, licencePeriods } from './timeline.ts';

const start = Date.UTC(2026, 10, 1);
const at = (day: number) => new Date(start + day * dayMs);
const licence = (tier: number, from: number, to: number) => ({
  tier,
  startedAt: at(from),
  expiresAt: at(to),
});

/** The course as `11 0–30, then 10 30–37`. */
function told(licences: readonly ReturnType<typeof licence>[], day: number): string {
  const { current, following } = licenceCourse(licences, at(day));
  const days = (moment: Date) => (moment.getTime() - start) / dayMs;
  return [current, ...following]
    .map((one) => (one ? `${one.tier} ${days(one.startedAt)}–${days(one.expiresAt)}` : 'none'))
    .join(', then ');
}

test.each<[string, ReturnType<typeof licence>[], number, string]>([
  ['nothing', [], 0, 'none'],
  ['one that has ended', [licence(11, 0, 30)], 30, 'none'],
  ['one that is valid', [licence(11, 0, 30)], 5, '11 0–30'],
  ['renewals are one', [licence(11, 30, 60), licence(11, 0, 30), licence(11, 60, 90)], 5, '11 0–90'],
  [
    'what waits comes after it, whole',
    [licence(11, 0, 10), licence(12, 10, 40), licence(11, 40, 60), licence(11, 60, 90)],
    12,
    '12 10–40, then 11 40–90',
  ],
  [
    'three tiers',
    [licence(12, 0, 30), licence(11, 30, 60), licence(10, 60, 67)],
    1,
    '12 0–30, then 11 30–60, then 10 60–67',
  ],
  ['after a gap comes nothing that follows', [licence(11, 0, 30), licence(10, 40, 47)], 5, '11 0–30'],
  [
    'licences that overlap are told by the highest',
    [licence(11, 0, 50), licence(12, 0, 30)],
    5,
    '12 0–30, then 11 30–50',
  ],
])('2.40 the course of licences: %s', (_, licences, day, expected) => {
  expect(told(licences, day)).toBe(expected);
});

test('9.44 an upgrade bought in the middle of two renewals is told with all the days that were paid', () => {
  const grant = (id: string, tier: number, from: number): LicenceGrant => ({
    ...{ id, tier, days: 30, grantedAt: at(from), revokedAt: null },
  });
  const periods = licencePeriods([grant('a', 11, 0), grant('b', 11, 20), grant('c', 12, 25)]);
  const { current, following } = licenceCourse(periods, at(26));
  expect(current).toEqual(licence(12, 25, 55));
  expect(following).toEqual([licence(11, 55, 90)]);
});
