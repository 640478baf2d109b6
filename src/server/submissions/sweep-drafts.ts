import { dayMs } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';

/** How long the draft of a test that is over is kept, in case somebody wants its words back. */
const keptDays = 30;

/** Rule 9.274: forgets drafts of tests that ended without them. A test that goes on keeps its drafts. */
export async function sweepDrafts({ database, now }: ServerContext): Promise<void> {
  await database.asService(({ query }) =>
    query(
      `delete from public.submissions b using public.sittings s
       where s.id = b.sitting_id and b.status = 'draft' and s.finished_at < $1`,
      [new Date(now().getTime() - keptDays * dayMs)],
    ),
  );
}
