import { describe, expect, test } from 'vitest';
import { arrivalMs } from './open-part.ts';
import { graceMs } from './part-clock.ts';
import { recordingStart, recordingTimeProblem } from './recording-time.ts';

const end = 1_800_000_000_000;
const minute = 60_000;

describe('9.502 a recording of a mock that arrives late was begun in the part’s time and ends in it', () => {
  test.each([
    ['arrived in time, whatever is known of it', { now: end + graceMs - 1, startedAt: null }, null],
    ['begun in time and over at the end', { startedAt: end - minute, seconds: 60 }, null],
    ['the browser stops a moment late', { startedAt: end - minute, seconds: 60 + graceMs / 1000 }, null],
    ['goes on after the end', { startedAt: end - minute, seconds: 75 }, 'too_late'],
    ['begun at the end', { startedAt: end, seconds: 1 }, 'begun_late'],
    ['nobody knows when it was begun', { startedAt: null, seconds: 1 }, 'begun_late'],
  ] as const)('%s', (_, of, expected) => {
    expect(recordingTimeProblem({ now: end + arrivalMs - 1, end, seconds: 60, ...of })).toBe(expected);
  });

  test('a browser that was away says how long ago it began, but not before the task before', () => {
    expect(recordingStart({ now: end, msAgo: minute, earliest: end - 5 * minute })).toBe(end - minute);
    expect(recordingStart({ now: end, msAgo: 30 * minute, earliest: end - 5 * minute })).toBe(
      end - 5 * minute,
    );
    expect(recordingStart({ now: end, msAgo: 0, earliest: end + minute })).toBe(end);
  });
});
