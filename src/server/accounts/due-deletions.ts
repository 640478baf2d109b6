import { dueBefore } from '#domain/accounts/deletion.ts';
import type { ServerContext } from '#server/context.ts';

const betweenMs = 60 * 60_000;

/** Sweeps now and every hour. @returns a function that stops it. */
export function deleteDueAccounts(context: ServerContext): () => void {
  const sweep = () => {
    sweepAccounts(context).catch((error: Error) =>
      context.log.warn({ error: error.message }, 'accounts could not be deleted'),
    );
  };
  sweep();
  const timer = setInterval(sweep, betweenMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Deletes the accounts whose waiting time is over, some at a time. Rule 2.21. @returns how many. */
export async function sweepAccounts({ database, now }: ServerContext): Promise<number> {
  const [row] = await database.asService((transaction) =>
    transaction.query<{ count: number }>('select public.delete_asked_accounts($1) as count', [
      dueBefore(now()),
    ]),
  );
  return row?.count ?? 0;
}
