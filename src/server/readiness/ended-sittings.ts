import { isEvidence } from '#domain/assessment/evidence.ts';
import type { ReviewedAnswer } from '#domain/assessment/types.ts';
import { isOpenCategory } from '#domain/levels/categories.ts';
import { dayMs } from '#domain/time/days.ts';
import type { PoolTask } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { withoutHastyAnswers } from '#server/sittings/hasty-answers.ts';
import { readGivenTasks } from '#server/sittings/sitting-record.ts';

/** A test that ended, with the answers in it that say something of the ability. */
type EndedSitting = { readonly endedAt: Date; readonly answers: readonly ReviewedAnswer[] };

/** What lies further back says nothing of today that what came since does not say better. */
const oldestDays = 366;
/** Tests that are read at once: the newest ones, for somebody who has practised for long and asks for the first time. */
const mostAtOnce = 60;

/**
 * Rule 9.312: the person's tests that ended after `after` (null: ever), the oldest first. Of their answers those that are
 * evidence, of tasks that the person had not met before: a key that one has read says nothing.
 */
export async function readEndedSittings(
  transaction: Transaction,
  of: {
    readonly userId: string;
    readonly after: Date | null;
    readonly now: Date;
    readonly pool: readonly PoolTask[];
  },
): Promise<readonly EndedSitting[]> {
  const { userId, after, now, pool } = of;
  const since = after ?? new Date(now.getTime() - oldestDays * dayMs);
  const rows = await transaction.query<{ id: string; finished_at: Date }>({
    name: 'ended-sittings',
    text: `select id, finished_at from public.sittings
      where user_id = $1 and status = 'finished' and finished_at > $2 order by finished_at desc limit ${mostAtOnce}`,
    values: [userId, since],
  });
  const ended: EndedSitting[] = [];
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
      where g.sitting_id = $2`,
    values: [userId, sittingId],
  });
  return new Set(rows.map((row) => row.task_id));
}
