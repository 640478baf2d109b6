import { longestSeconds } from '#domain/speaking/recording-limits.ts';
import { canBeHeard } from '#domain/speaking/turns.ts';
import type { PublicSpeakTask, PublicTask } from '#domain/tasks/presentation.ts';
import type { TaskPool } from '#server/bank/task-pool.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { lockOpenTask, requireOpen } from '#server/submissions/open-task.ts';
import { readSubmission, saveDraft } from '#server/submissions/submission-record.ts';
import { nextOf } from '#server/submissions/submissions.ts';
import { submit } from '#server/submissions/submit.ts';
import { judgeRecording } from './judge-recording.ts';
import { findRecording, isOwnName, readRecordingBytes } from './recording-object.ts';
import { requireInTime } from './recording-time.ts';

type Judged = NonNullable<ReturnType<typeof judgeRecording>>;

/**
 * Rule 9.282. `recorded-answers`: hands in what was said. The recording must lie in the person's own folder, be sound by its
 * bytes and no longer than the task allows. Handed in, it does not change; the same again gets the same reply.
 */
export function recordedAnswersFunction(parts: {
  readonly pool: TaskPool;
  readonly files: FileStore;
}): ServerFunction {
  const { pool, files } = parts;
  return defineFunction({
    name: 'recorded-answers',
    access: 'session',
    demo: true,
    limit: { burst: 30, perHour: 240 },
    async run(input, { userId, context }) {
      const { name, heardLines, transcript, begunMsAgo = null } = input;
      const judged = name === null ? null : await judge(context, { ...input, files, userId });
      const tasks = await pool.tasks();
      return context.database.asService(async (transaction) => {
        const open = await lockOpenTask(transaction, { ...input, userId });
        const { sitting, task } = open;
        const lying = await readSubmission(transaction, input);
        if (task.answered && lying?.kind === 'speak' && lying.recordingPath === name)
          return { next: await nextOf(transaction, sitting.id) };
        requireOpen(open, context);
        const asked = await readSpeakTask(transaction, task.taskId);
        requireFitting(asked, { judged, heardLines });
        if (judged) {
          const { seconds } = judged;
          await requireInTime(transaction, { sitting, task, now: context.now(), begunMsAgo, seconds });
        }
        if (name !== null && !(await findRecording(transaction, { name, lock: true }))) throw missing();
        await saveDraft(transaction, {
          ...{ sittingId: sitting.id, position: task.position, taskId: task.taskId, userId },
          ...{ kind: 'speak', text: '', plan: '', words: 0, now: context.now() },
        });
        await transaction.query(
          `update public.submissions set kind = 'speak', recording_path = $3, mime_type = $4, seconds = $5,
             heard_lines = $6, transcript = $7, transcribed_by = case when $7::text is null then null else 'browser' end
           where sitting_id = $1 and position = $2`,
          [
            ...[sitting.id, task.position, name, judged?.type ?? null, judged?.seconds ?? null],
            ...[heardLines, name === null ? null : transcript],
          ],
        );
        return { next: await submit(context, { transaction, sitting, task, userId, tasks }) };
      });
    },
  });
}

/** @throws AppError 400 `recording_missing`, 400 `recording_unsound` */
async function judge(
  { database }: ServerContext,
  of: {
    readonly files: FileStore;
    readonly name: string | null;
    readonly userId: string;
    readonly sittingId: string;
  },
): Promise<Judged> {
  const { files, name, userId, sittingId } = of;
  if (name === null || !isOwnName(name, { userId, sittingId })) throw missing();
  const version = await database.asService((transaction) => findRecording(transaction, { name }));
  const bytes = version && (await readRecordingBytes(files, version));
  if (!bytes) throw missing();
  const judged = judgeRecording(bytes);
  if (judged) return judged;
  throw new AppError({
    code: 'recording_unsound',
    status: 400,
    message: 'The file is no recording that can be played.',
  });
}

async function readSpeakTask({ query }: Transaction, taskId: string): Promise<PublicSpeakTask> {
  const [row] = await query<{ shown: PublicTask }>('select public as shown from public.tasks where id = $1', [
    taskId,
  ]);
  if (row?.shown.kind === 'speak') return row.shown;
  throw new AppError({ code: 'not_open_task', status: 409, message: 'This is no speaking task.' });
}

/** @throws AppError 400 `recording_too_long`, 400 `wrong_shape` for lines that the partner cannot have said */
function requireFitting(
  task: PublicSpeakTask,
  { judged, heardLines }: { readonly judged: Judged | null; readonly heardLines: readonly number[] },
): void {
  if (judged && judged.seconds > longestSeconds(task.speakingSeconds)) {
    throw new AppError({
      code: 'recording_too_long',
      status: 400,
      message: 'The recording is longer than the task allows.',
    });
  }
  if (!canBeHeard(task, heardLines)) {
    throw new AppError({ code: 'wrong_shape', status: 400, message: 'The partner cannot have said that.' });
  }
}

function missing(): AppError {
  return new AppError({
    code: 'recording_missing',
    status: 400,
    message: 'The recording is not there; send it first.',
  });
}
