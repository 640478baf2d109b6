import type { Category } from '#domain/levels/categories.ts';
import type { Transaction } from '#server/db/database.ts';
import type { EndedTest } from './ended-test.ts';

type Row = {
  readonly part_id: string;
  readonly category: Category;
  readonly finished_at: Date;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly weight: number;
  readonly score: number;
};

/**
 * Rule 9.390: the person's parts of mock exams that ended after `since`, the oldest first: what was answered, of tasks that the
 * person had not met before.
 */
export async function readEndedMocks(
  transaction: Transaction,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<readonly EndedTest[]> {
  const rows = await transaction.query<Row>({
    name: 'ended-mocks',
    text: `select p.id as part_id, p.part as category, p.finished_at, g.a, g.b, g.c, g.weight, g.score
      from public.mock_parts p join public.mock_tasks g on g.part_id = p.id
      where p.user_id = $1 and p.status = 'finished' and p.finished_at > $2 and g.answered_at is not null and g.score is not null
        and not exists (
          select from public.sittings s join public.sitting_tasks e on e.sitting_id = s.id
          where s.user_id = $1 and e.task_id = g.task_id and e.given_at < p.started_at)
        and not exists (
          select from public.mock_parts o join public.mock_tasks e on e.part_id = o.id
          where o.user_id = $1 and o.started_at < p.started_at and e.task_id = g.task_id)
      order by p.finished_at, g.position`,
    values: [userId, since],
  });
  return [...Map.groupBy(rows, ({ part_id }) => part_id).values()].map((of) => ({
    endedAt: (of[0] as Row).finished_at,
    answers: of.map(({ category, a, b, c, weight, score }) => ({
      ...{ category, score },
      item: { a, b, c, weight },
    })),
  }));
}
