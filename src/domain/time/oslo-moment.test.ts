import { expect, test } from 'vitest';
import { osloMoment } from './oslo-moment.ts';

test.each([
  ['2026-01-15T08:30', '2026-01-15T07:30:00.000Z'],
  ['2026-07-15T08:30', '2026-07-15T06:30:00.000Z'],
  // The clock goes from two to three on 29 March 2026, and from three to two on 25 October.
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
])('the clock in Norway shows %s at %s', (wall, moment) => {
  expect(osloMoment(wall)?.toISOString()).toBe(moment);
});

test.each(['2026-03-29T02:30', '', 'tomorrow', '2026-13-01T08:30', '2026-01-15'])(
  'never shows %s',
  (wall) => {
    expect(osloMoment(wall)).toBeNull();
  },
);
