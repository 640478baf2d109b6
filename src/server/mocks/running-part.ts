import type { Transaction } from '#server/db/database.ts';
import { advancePart } from './mock-progress.ts';
import { type MockPart, mockPartColumns } from './mock-record.ts';

/** The part that the person is in the middle of, brought to where the clock is; null when there is none any more. */
export async function advanceRunning(
  transaction: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<MockPart | null> {
  const [running] = await transaction.query<MockPart>(
    `select ${mockPartColumns} from public.mock_parts where user_id = $1 and status = 'active' for update`,
    [userId],
  );
  if (!running) return null;
  const advanced = await advancePart(transaction, running, now);
  return advanced.status === 'active' ? advanced : null;
}
