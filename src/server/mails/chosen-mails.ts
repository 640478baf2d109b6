import { isSendingHour } from '#domain/mails/mail-occasions.ts';
import { osloHour } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { TextLocale } from '#server/providers/mail/mail-layout.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';
import type { Batch, DueMail, Sweep } from './due-mail.ts';
import { endingMails } from './ending-mails.ts';
import { examMails } from './exam-mails.ts';
import { notificationMails } from './notification-mails.ts';
import { planMails } from './plan-mails.ts';
import { storyMails } from './story-mails.ts';
import { createUnsubscribeToken } from './unsubscribe-token.ts';
import { weekMails } from './week-mails.ts';

type Finder = (transaction: Transaction, sweep: Sweep) => Promise<Batch>;
const finders: readonly Finder[] = [
  endingMails,
  examMails,
  planMails,
  weekMails,
  storyMails,
  notificationMails,
];

/** Rule 9.53: sends what is due, in the day only, each once whichever processes sweep. @returns how many went out. */
export async function sweepMails(context: ServerContext): Promise<number> {
  const now = context.now();
  if (!isSendingHour(osloHour(now))) return 0;
  let sent = 0;
  for (const find of finders) sent += await sendAll(context, { find, now });
  return sent;
}

/** Before every id. */
const firstId = '00000000-0000-0000-0000-000000000000';

async function sendAll(
  context: ServerContext,
  { find, now }: { readonly find: Finder; readonly now: Date },
): Promise<number> {
  let sent = 0;
  for (let after: string | null = firstId; after !== null; ) {
    const sweep: Sweep = { now, after };
    const batch = await context.database.asOwner((transaction) => find(transaction, sweep));
    for (const mail of batch.due) if (await sendOnce(context, { mail, now })) sent += 1;
    after = batch.last;
  }
  return sent;
}

/**
 * The row comes before the mail: a process that dies between them sends nothing, rather than twice. A mail that the server
 * refuses is tried again the next hour.
 */
async function sendOnce(
  context: ServerContext,
  { mail, now }: { readonly mail: DueMail; readonly now: Date },
): Promise<boolean> {
  const { recipient, kind, occasion } = mail;
  const key = [recipient.id, kind, occasion];
  const { rowCount } = await context.database.pool.query(
    `insert into bestatt.sent_mails (user_id, kind, occasion, sent_at, about) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [...key, now, mail.about ?? []],
  );
  if (rowCount === 0) return false;
  try {
    const token = await createUnsubscribeToken(context, { person: recipient.id, kind });
    await sendMail(context, {
      to: recipient.email,
      locale: recipient.locale,
      text: mail.text,
      link: mail.link,
      stop: {
        label: stopLabels[recipient.locale],
        link: `/mail/stop?${new URLSearchParams({ mail: kind, token })}`,
      },
    });
    if (mail.whenSent) await context.database.asOwner(mail.whenSent);
    return true;
  } catch (error) {
    context.log.warn({ err: error, kind }, 'a mail could not be sent');
    await context.database.pool.query(
      'delete from bestatt.sent_mails where user_id = $1 and kind = $2 and occasion = $3',
      key,
    );
    return false;
  }
}

const stopLabels: Readonly<Record<TextLocale, string>> = {
  'en-GB': 'Stop these mails',
  'nb-NO': 'Stopp disse e-postene',
};
