import { mostPhrases } from '#domain/teachers/work-lock.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { readPhrases } from './phrase-record.ts';
import { refusal } from './refusal.ts';

/** Rule 9.444. `teacher-phrases`: keeps a sentence to use again, or forgets one; each teacher has their own. */
export function teacherPhrasesFunction(): ServerFunction {
  return defineFunction({
    name: 'teacher-phrases',
    access: { permission: 'giveFeedback' },
    limit: { burst: 60, perHour: 600 },
    run: (input, { userId, context }) =>
      context.database.asService(async (transaction) => {
        if (input.kind === 'remove') {
          await transaction.query('delete from public.teacher_phrases where id = $1 and user_id = $2', [
            input.phraseId,
            userId,
          ]);
          return { phrases: await readPhrases(transaction, userId) };
        }
        await transaction.query(`select pg_advisory_xact_lock(hashtext('teacher_phrases'), hashtext($1))`, [
          userId,
        ]);
        if ((await readPhrases(transaction, userId)).length >= mostPhrases) throw refusal('too_many_phrases');
        await transaction.query(
          `insert into public.teacher_phrases (user_id, criterion, text, created_at) values ($1, $2, $3, $4)
           on conflict (user_id, text) do update set criterion = excluded.criterion`,
          [userId, input.criterion, input.text, context.now()],
        );
        return { phrases: await readPhrases(transaction, userId) };
      }),
  });
}
