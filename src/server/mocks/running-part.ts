import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { advancePart } from './advance-part.ts';
import { type AnyMockPart, mockPartColumns } from './mock-record.ts';

/** The part that the person is in the middle of, brought to where the clock is; null when there is none any more. */
export async function advanceRunning(
  context: ServerContext,
  { transaction, userId }: { readonly transaction: Transaction; readonly userId: string },
): Promise<AnyMockPart | null> {
  const [running] = await transaction.query<AnyMockPart>(
    `select ${mockPartColumns} from public.mock_parts where user_id = $1 and status = 'active' for update`,
    [userId],
  );
  if (!running) return null;
  const advanced = await advancePart(context, { transaction, part: running, userId });
  return advanced.status === 'active' ? advanced : null;
}
