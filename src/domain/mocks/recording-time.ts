import { graceMs } from './part-clock.ts';

/** Why a recording is not taken: `begun_late` was begun after the end, or nobody knows when; `too_late` goes on after it. */
export type RecordingTimeProblem = 'begun_late' | 'too_late';

/**
 * Rule 9.502: whether a recording of a mock exam was made inside the part's time. What arrives before the end and its grace was.
 * What arrives later must have been begun before the end, and end inside it: its start and its own length say so, whenever it
 * arrives. Pauses while a partner speaks are not in the length, so what is said is a lower bound of its end.
 * All times in milliseconds since 1970, by the server's clock.
 */
export function recordingTimeProblem(of: {
  readonly now: number;
  /** End of the part. */
  readonly end: number;
  /** Null where nothing is known of it. */
  readonly startedAt: number | null;
  /** Length of the recording by its bytes. */
  readonly seconds: number;
}): RecordingTimeProblem | null {
  const { now, end, startedAt, seconds } = of;
  if (now < end + graceMs) return null;
  if (startedAt === null || startedAt >= end) return 'begun_late';
  return startedAt + seconds * 1000 > end + graceMs ? 'too_late' : null;
}

/**
 * When a recording was begun, by the server's clock: so many milliseconds ago as the browser's running clock has it, which no
 * change of the device's time moves; but not before `earliest`, when the task before it was handed in.
 */
export function recordingStart(of: {
  readonly now: number;
  readonly msAgo: number;
  readonly earliest: number;
}): number {
  return Math.min(Math.max(of.now - of.msAgo, of.earliest), of.now);
}
