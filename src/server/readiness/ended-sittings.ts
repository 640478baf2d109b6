import { isEvidence } from '#domain/assessment/evidence.ts';
import { isOpenCategory } from '#domain/levels/categories.ts';
import type { PoolTask } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { withoutHastyAnswers } from '#server/sittings/hasty-answers.ts';
import { readGivenTasks } from '#server/sittings/sitting-record.ts';
import type { EndedTest } from './ended-test.ts';

/** Tests that are read at once: the newest ones, for somebody who has practised for long and asks for the first time. */
const mostAtOnce = 60;

/**
 * Rule 9.312: the person's tests that ended after `since`, the oldest first. Of their answers those that are evidence, of tasks
 * that the person had not met before: a key that one has read says nothing.
 */
export async function readEndedSittings(
  transaction: Transaction,
  of: { readonly userId: string; readonly since: Date; readonly pool: readonly PoolTask[] },
): Promise<readonly EndedTest[]> {
  const { userId, since, pool } = of;
  const rows = await transaction.query<{ id: string; finished_at: Date }>({
    name: 'ended-sittings',
    text: `select id, finished_at from public.sittings
      where user_id = $1 and status = 'finished' and finished_at > $2 order by finished_at desc limit ${mostAtOnce}`,
    values: [userId, since],
  });
  const ended: EndedTest[] = [];
  for (const { id, finished_at } of rows.toReversed()) {
    const given = withoutHastyAnswers(await readGivenTasks(transaction, id), pool);
    const met = await metBefore(transaction, { userId, sittingId: id });
    const answers = given.flatMap(({ answered, taskId, answer }) =>
      answered && !isOpenCategory(answer.category) && isEvidence(answer) && !met.has(taskId) ? [answer] : [],
    );
    ended.push({ endedAt: finished_at, answers });
  }
  return ended;
}

/** The tasks of a sitting that the person was given before, elsewhere. */
async function metBefore(
  transaction: Transaction,
  { userId, sittingId }: { readonly userId: string; readonly sittingId: string },
): Promise<ReadonlySet<string>> {
  const rows = await transaction.query<{ task_id: string }>({
    name: 'tasks-met-before',
    text: `select distinct g.task_id from public.sitting_tasks g
      join public.sittings s on s.user_id = $1 and s.id <> g.sitting_id
      join public.sitting_tasks earlier on earlier.sitting_id = s.id and earlier.task_id = g.task_id
        and earlier.given_at < g.given_at
      where g.sitting_id = $2
      union select g.task_id from public.sitting_tasks g
        join public.mock_parts p on p.user_id = $1 and p.started_at < g.given_at
        join public.mock_tasks earlier on earlier.part_id = p.id and earlier.task_id = g.task_id
      where g.sitting_id = $2`,
    values: [userId, sittingId],
  });
  return new Set(rows.map((row) => row.task_id));
}
