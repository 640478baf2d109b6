import { expect, test } from 'vitest';
import { osloDay } from '#domain/time/days.ts';
import { begunAt, demoPlan } from './plan.ts';

test.each(['2026-11-22T18:32:00Z', '2026-11-22T23:05:00Z', '2026-11-22T22:58:00Z'])(
  'the demo’s tests begin at different minutes, each on its day, from %s (9.70)',
  (at) => {
    const now = new Date(at);
    const days = demoPlan.map(({ daysAgo }) => daysAgo);
    const begun = days.map((daysAgo) => begunAt(now, daysAgo));
    expect(new Set(begun.map((moment) => moment.getUTCMinutes())).size).toBeGreaterThan(8);
    expect(begun.map(osloDay)).toEqual(
      days.map((daysAgo) => osloDay(new Date(now.getTime() - daysAgo * 86_400_000))),
    );
  },
);
