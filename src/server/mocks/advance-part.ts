import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { advanceStagedPart } from './mock-progress.ts';
import { type AnyMockPart, isOpenMockPart, lockMockPart } from './mock-record.ts';
import { advanceOpenPart } from './open-progress.ts';

export type PartOf = { readonly partId: string; readonly userId: string };

/** Rule 9.297: the person's part, locked, and brought to where the server's clock says it is. @throws AppError 404 `mock_not_found` */
export async function lockAdvanced(
  context: ServerContext,
  transaction: Transaction,
  of: PartOf,
): Promise<AnyMockPart> {
  return advancePart(context, { transaction, part: await lockMockPart(transaction, of), userId: of.userId });
}

/** Brings a locked part to where the server's clock says it is. */
export function advancePart(
  context: ServerContext,
  of: { readonly transaction: Transaction; readonly part: AnyMockPart; readonly userId: string },
): Promise<AnyMockPart> {
  const { transaction, part, userId } = of;
  if (isOpenMockPart(part)) return advanceOpenPart(context, { transaction, part, userId });
  return advanceStagedPart(transaction, part, context.now());
}
