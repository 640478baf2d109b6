import { dayMs } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { ContactSettings } from './contact-settings.ts';
import { forwardMessage } from './forward-message.ts';

const atOnce = 50;
/** An operator's address that takes no mail for so long is not tried any more; the message waits in the administration. */
const triesMs = 14 * dayMs;
/** How long an answered message is kept, and one that looked like spam. Rule 9.233. */
const answeredKeptDays = 730;
const suspectedKeptDays = 90;

/** Tells the operator of what could not be told before, and forgets what is long answered. */
export async function sweepMessages(context: ServerContext, settings: ContactSettings): Promise<void> {
  const { database, now } = context;
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const waiting = await database.asService(async (transaction) => {
    await transaction.query('delete from public.contact_messages where answered_at < $1', [
      ago(answeredKeptDays * dayMs),
    ]);
    await transaction.query('delete from public.contact_messages where suspected and created_at < $1', [
      ago(suspectedKeptDays * dayMs),
    ]);
    if (settings.address === null) return [];
    return transaction.query<{ id: string }>(
      `select id from public.contact_messages
       where forwarded_at is null and not suspected and status = 'open' and created_at > $1 order by created_at limit $2`,
      [ago(triesMs), atOnce],
    );
  });
  for (const { id } of waiting) await forwardMessage(context, { settings, id });
}
