import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { writeAudit } from '#server/roles/audit.ts';
import type { RequestRow } from './request-record.ts';

/** Who works on what. */
export type Reviewing = {
  readonly request: RequestRow;
  readonly teacherId: string;
  readonly context: ServerContext;
};

/** What a teacher did with whose words. */
export async function writeLog(
  transaction: Transaction,
  { action, request, teacherId }: Pick<Reviewing, 'request' | 'teacherId'> & { readonly action: string },
): Promise<void> {
  const { id: requestId, userId: subjectId } = request;
  await writeAudit(transaction, { actorId: teacherId, action, subjectId, details: { requestId } });
}
