import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { lockOpenTask, requireOpen } from '#server/submissions/open-task.ts';
import { claimedStart } from './recording-time.ts';

/**
 * Rule 9.502. `recording-starts`: says that the recording of a task in a mock exam has begun, so that it may arrive after the
 * part's end. Begun anew, the later start counts. In practice there is no time to keep.
 */
export function recordingStartsFunction(): ServerFunction {
  return defineFunction({
    name: 'recording-starts',
    access: 'session',
    demo: true,
    limit: { burst: 60, perHour: 600 },
    async run({ begunMsAgo, ...input }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const open = await lockOpenTask(transaction, { ...input, userId });
        requireOpen(open, context);
        const { sitting, task } = open;
        if (sitting.kind !== 'mock') return { isKept: false };
        const started = await claimedStart(transaction, { sitting, now: context.now(), begunMsAgo });
        if (started === null || started >= Date.parse(sitting.settings.endsAt)) {
          throw new AppError({
            code: 'recording_begun_late',
            status: 409,
            message: 'The recording was not begun before the time was up.',
          });
        }
        await transaction.query(
          'update public.sitting_tasks set recording_started_at = $3 where sitting_id = $1 and position = $2',
          [sitting.id, task.position, new Date(started)],
        );
        return { isKept: true };
      });
    },
  });
}
