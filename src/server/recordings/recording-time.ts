import { recordingStart, recordingTimeProblem } from '#domain/mocks/recording-time.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { lockOpenTask } from '#server/submissions/open-task.ts';

type Timed = Awaited<ReturnType<typeof lockOpenTask>> & {
  readonly now: Date;
  /** How long ago the browser began; null: it does not say. */
  readonly begunMsAgo: number | null;
};

/** When the recording that the browser speaks of began; null where it does not say. */
export async function claimedStart(
  { query }: Transaction,
  { sitting, now, begunMsAgo }: Omit<Timed, 'task'>,
): Promise<number | null> {
  if (begunMsAgo === null) return null;
  const [row] = await query<{ earliest: Date }>(
    `select coalesce(max(answered_at), min(given_at)) as earliest from public.sitting_tasks
     where sitting_id = $1`,
    [sitting.id],
  );
  const earliest = row ? row.earliest.getTime() : now.getTime();
  return recordingStart({ now: now.getTime(), msAgo: begunMsAgo, earliest });
}

/**
 * Rule 9.502: what is handed in of a part of a mock exam was recorded inside its time. Its start is the one that was told when
 * it began; only where that did not get through, what the browser says now.
 * @throws AppError 409 `recording_begun_late`, 409 `recording_too_late`
 */
export async function requireInTime(
  transaction: Transaction,
  { seconds, ...timed }: Timed & { readonly seconds: number },
): Promise<void> {
  const { sitting, task, now } = timed;
  if (sitting.kind !== 'mock') return;
  const [row] = await transaction.query<{ started: Date | null }>(
    `select recording_started_at as started from public.sitting_tasks where sitting_id = $1 and position = $2`,
    [sitting.id, task.position],
  );
  const problem = recordingTimeProblem({
    ...{ now: now.getTime(), end: Date.parse(sitting.settings.endsAt), seconds },
    startedAt: row?.started?.getTime() ?? (await claimedStart(transaction, timed)),
  });
  if (problem === null) return;
  throw new AppError({
    code: `recording_${problem}`,
    status: 409,
    message:
      problem === 'begun_late'
        ? 'The recording was not begun before the time was up.'
        : 'The recording goes on after the time was up.',
  });
}
