import { dayMs } from '#domain/time/days.ts';
import type { PoolTask } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { readEndedMocks } from './ended-mocks.ts';
import { readEndedSittings } from './ended-sittings.ts';
import type { EndedTest } from './ended-test.ts';

/** What lies further back says nothing of today that what came since does not say better. */
const oldestDays = 366;

/** Rule 9.312, Rule 9.390: what the person has ended after `after` (null: ever), the oldest first. */
export async function readEndedTests(
  transaction: Transaction,
  of: {
    readonly userId: string;
    readonly after: Date | null;
    readonly now: Date;
    readonly pool: readonly PoolTask[];
  },
): Promise<readonly EndedTest[]> {
  const { userId, after, now, pool } = of;
  const since = after ?? new Date(now.getTime() - oldestDays * dayMs);
  const sittings = await readEndedSittings(transaction, { userId, since, pool });
  const mocks = await readEndedMocks(transaction, { userId, since });
  return [...sittings, ...mocks].toSorted((one, other) => one.endedAt.getTime() - other.endedAt.getTime());
}
