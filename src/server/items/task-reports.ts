import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * Rule 9.322. `task-reports`: somebody says that a task which they were given is wrong, in a test or a part of a mock exam. Said again it is the same report, with
 * what is said now; when it was answered and the task has not changed since, the answer stands.
 * @throws AppError 404 `task_not_found` for a task that the person was not given in that test.
 */
export function taskReportsFunction(): ServerFunction {
  return defineFunction({
    name: 'task-reports',
    access: 'session',
    limit: { burst: 30, perHour: 60 },
    async run({ sittingId, taskId, reason, text, locale }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const keyHash = await readGivenKey(transaction, { sittingId, taskId, userId });
        const [report] = await transaction.query<{ status: 'open' | 'answered' }>(
          `insert into public.task_reports as r (user_id, task_id, key_hash, reason, text, locale, created_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (user_id, task_id, key_hash) do update set
             reason = case when r.status = 'open' then excluded.reason else r.reason end,
             text = case when r.status = 'open' then excluded.text else r.text end
           returning status`,
          [userId, taskId, keyHash, reason, text, locale, context.now()],
        );
        return { status: report?.status ?? 'open' };
      });
    },
  });
}

async function readGivenKey(
  transaction: Transaction,
  given: { readonly sittingId: string; readonly taskId: string; readonly userId: string },
): Promise<string> {
  const [row] = await transaction.query<{ key_hash: string }>(
    `select t.key_hash from public.sitting_tasks g join public.sittings s on s.id = g.sitting_id
       join public.tasks t on t.id = g.task_id
     where g.sitting_id = $1 and g.task_id = $2 and s.user_id = $3
     union all
     select t.key_hash from public.mock_tasks g join public.mock_parts p on p.id = g.part_id
       join public.tasks t on t.id = g.task_id
     where g.part_id = $1 and g.task_id = $2 and p.user_id = $3`,
    [given.sittingId, given.taskId, given.userId],
  );
  if (row) return row.key_hash;
  throw new AppError({
    code: 'task_not_found',
    status: 404,
    message: 'There is no such task in a test of yours.',
  });
}
