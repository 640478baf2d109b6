import { countWords, wordsTooMany } from '#domain/submissions/written-words.ts';
import type { PublicTask } from '#domain/tasks/presentation.ts';
import type { TaskPool } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { conflictWith, isSame } from './drafts.ts';
import { lockOpenTask, requireOpen } from './open-task.ts';
import { readSubmission, saveDraft } from './submission-record.ts';
import { submit } from './submit.ts';

/**
 * Rule 4.12. `submissions`: hands in a text. What is handed in does not change any more; the same text again gets the same
 * reply. A text that another window has changed meanwhile is not handed in unseen. Rule 5.5: nor is one that is too long.
 */
export function submissionsFunction(pool: TaskPool): ServerFunction {
  return defineFunction({
    name: 'submissions',
    access: 'session',
    demo: true,
    limit: { burst: 30, perHour: 240 },
    async run(input, { userId, context }) {
      const tasks = await pool.tasks();
      return context.database.asService(async (transaction) => {
        const open = await lockOpenTask(transaction, { ...input, userId });
        const { sitting, task } = open;
        const lying = await readSubmission(transaction, input);
        if (task.answered && lying && isSame(lying, input))
          return { kind: 'submitted', next: await nextOf(transaction, sitting.id) };
        requireOpen(open, context);
        await requireText(transaction, input);
        if (lying && !isSame(lying, input)) {
          if (lying.revision !== input.revision) return conflictWith(lying);
        }
        const { text, plan } = input;
        if (!lying || !isSame(lying, input)) {
          await saveDraft(transaction, {
            ...{ sittingId: sitting.id, position: task.position, taskId: task.taskId, userId },
            ...{ kind: 'write', text, plan, words: countWords(text), now: context.now() },
          });
        }
        return {
          kind: 'submitted',
          next: await submit(context, { transaction, sitting, task, userId, tasks }),
        };
      });
    },
  });
}

/** @throws AppError 400 `no_text`, 400 `too_many_words` with how many, 409 `not_open_task` for a speaking task */
async function requireText(
  { query }: Transaction,
  { taskId, text }: { readonly taskId: string; readonly text: string },
): Promise<void> {
  const [row] = await query<{ shown: PublicTask }>('select public as shown from public.tasks where id = $1', [
    taskId,
  ]);
  if (row?.shown.kind !== 'write') {
    throw new AppError({ code: 'not_open_task', status: 409, message: 'This is no writing task.' });
  }
  if (countWords(text) === 0) {
    throw new AppError({ code: 'no_text', status: 400, message: 'There is no text to hand in.' });
  }
  const tooMany = wordsTooMany(text, row.shown.words);
  if (tooMany > 0) {
    throw new AppError({
      code: 'too_many_words',
      status: 400,
      message: 'The text has more words than the task allows.',
      details: String(tooMany),
    });
  }
}

/** Where a sitting stands that has gone on already. */
export async function nextOf({ query }: Transaction, sittingId: string) {
  const [row] = await query<{ position: number }>(
    `select g.position from public.sitting_tasks g join public.sittings s on s.id = g.sitting_id
     where g.sitting_id = $1 and s.status = 'active' and g.answered_at is null order by g.position desc limit 1`,
    [sittingId],
  );
  return row ? ({ kind: 'task', position: row.position } as const) : ({ kind: 'finished' } as const);
}
