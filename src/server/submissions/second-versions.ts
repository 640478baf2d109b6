import type { AssessmentOutcome } from '#domain/submissions/assessment.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import type { TextChecker } from '#server/language/text-checker.ts';
import { type AssessedRow, assessedColumns, requestOf } from './assessment-request.ts';
import { lockOpenTask, type OpenTaskOf } from './open-task.ts';

/**
 * Rule 9.335. `second-versions`: keeps the corrected version of a text that was handed in, and says what the rules find in
 * it. The text handed in, and its level, stay as they are. Nothing is locked while the text is checked.
 */
export function secondVersionsFunction(checker: Pick<TextChecker, 'assessText'>): ServerFunction {
  return defineFunction({
    name: 'second-versions',
    access: 'session',
    demo: true,
    limit: { burst: 30, perHour: 600 },
    async run({ text, ...given }, { userId, context }) {
      const { database, now } = context;
      const row = await database.asService(async (transaction) => {
        await lockOpenTask(transaction, { ...given, userId });
        return keepText(transaction, { ...given, userId, text, now: now() });
      });
      const outcome = await checker.assessText({ ...requestOf({ ...row, transcript: null }), text });
      await database.asService(({ query }) =>
        // Meanwhile another window may have kept other words: what is said belongs to these.
        query(`update public.submissions set second_outcome = $3 where id = $1 and second_text = $2`, [
          row.id,
          text,
          JSON.stringify(outcome satisfies AssessmentOutcome),
        ]),
      );
      return { outcome };
    },
  });
}

/** @throws AppError 409 `not_submitted` where no text was handed in */
async function keepText(
  { query }: Transaction,
  of: OpenTaskOf & { readonly text: string; readonly now: Date },
): Promise<AssessedRow> {
  const [row] = await query<AssessedRow>(
    `with kept as (
       update public.submissions set second_text = $3, second_outcome = null, second_at = $4
       where sitting_id = $1 and position = $2 and kind = 'write' and status <> 'draft' returning *)
     select ${assessedColumns('kept')}
     from kept join public.tasks t on t.id = kept.task_id join public.task_keys k on k.task_id = kept.task_id`,
    [of.sittingId, of.position, of.text, of.now],
  );
  if (!row) {
    throw new AppError({
      code: 'not_submitted',
      status: 409,
      message: 'No text was handed in for this task.',
    });
  }
  return row;
}
