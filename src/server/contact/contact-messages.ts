import { domainToASCII } from 'node:url';
import {
  answerWithin,
  fastestMs,
  isPriority,
  longestMessage,
  messageProblem,
  mostLinks,
} from '#domain/contact/contact-message.ts';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { mailboxOf } from '#domain/licences/discount-code.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  defineFunction,
  type OpenInvocation,
  type ServerFunction,
} from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { createRateLimiter, type RateLimit } from '#server/http/rate-limit.ts';
import { requireAddress } from '#server/http/require-address.ts';
import { tierOf } from '#server/licences/require-tier.ts';
import { sendConfirmation } from './confirmation-mail.ts';
import type { ContactSettings } from './contact-settings.ts';
import { forwardMessage } from './forward-message.ts';
import { referenceOf } from './reference.ts';

type Input = FunctionInput<'contact-messages'>;
type Output = FunctionOutput<'contact-messages'>;

/** Messages of one account, or about one mailbox where nobody is signed in: each sends a mail there. */
const writerLimit: RateLimit = { burst: 5, perHour: 1 };

/**
 * Rule 9.230, Rule 9.231. `contact-messages`: keeps a message and tells the operator and its writer by mail. What looks as if a
 * program had sent it is kept apart and answered alike, so that nobody learns by trying. The same message again counts once.
 * The limit of an address lets a class in (decision 017).
 */
export function contactMessagesFunction(settings: ContactSettings): ServerFunction {
  return defineFunction({
    name: 'contact-messages',
    access: 'everyone',
    // Whoever looks around may ask; the message is not the demo's, and outlives it.
    demo: true,
    limit: { burst: 20, perHour: 30 },
    async run(input, call) {
      const message = { ...input, text: requireText(input.text), email: requireAddress(input.email) };
      const { context } = call;
      const known = await context.database.asService((transaction) => readSent(transaction, message));
      if (known) return known;
      const writer = await readWriter(context, call);
      await requireLimit(context, { writer, email: message.email });
      const kept = await context.database.asService((transaction) =>
        keepMessage(transaction, { message, userId: writer?.id ?? null, now: context.now() }),
      );
      const reference = referenceOf(kept.id);
      const { priority } = kept;
      const hours = answerWithin(priority);
      if (kept.suspected) return { reference, hours, confirmed: true };
      await forwardMessage(context, { settings, id: kept.id });
      const isOwnAddress = writer?.email?.toLowerCase() === message.email.toLowerCase();
      const confirmed = await sendConfirmation(context, { message, reference, priority, isOwnAddress });
      return { reference, hours, confirmed };
    },
  });
}

/** @throws AppError 400 `message_empty`, `message_long`, `message_links`. */
function requireText(given: string): string {
  // Postgres keeps no text with a NUL.
  const text = given.replaceAll('\0', '').replaceAll('\r\n', '\n').trim();
  const code = messageProblem(text);
  if (code === null) return text;
  const words = {
    message_empty: 'There is nothing in the message.',
    message_long: `A message has at most ${longestMessage} characters.`,
    message_links: `A message has at most ${mostLinks} links.`,
  };
  throw new AppError({ code, status: 400, message: words[code] });
}

/** What was answered to the same message, when it has been sent before. */
async function readSent(transaction: Transaction, { requestKey, text }: Input): Promise<Output | null> {
  const [row] = await transaction.query<{ id: string; priority: boolean }>(
    'select id, priority from public.contact_messages where request_key = $1 and md5(text) = md5($2)',
    [requestKey, text],
  );
  return row ? { reference: referenceOf(row.id), hours: answerWithin(row.priority), confirmed: true } : null;
}

type Writer = { readonly id: string; readonly email: string | null };

/** Whose account the message belongs to; null for visitors, guests and demos, whose accounts may be gone before the answer. */
async function readWriter(
  context: ServerContext,
  { userId, person }: OpenInvocation,
): Promise<Writer | null> {
  if (!userId || !person || person.guest || person.demo) return null;
  const { rows } = await context.database.pool.query<{ email: string | null }>(
    'select case when email_confirmed_at is not null then email end as email from auth.users where id = $1',
    [userId],
  );
  return { id: userId, email: rows[0]?.email ?? null };
}

/** @throws AppError 429 `too_many_requests`. */
async function requireLimit(
  context: ServerContext,
  { writer, email }: { readonly writer: Writer | null; readonly email: string },
): Promise<void> {
  const key = writer?.id ?? mailboxOf(email, domainToASCII);
  const { allowed } = await createRateLimiter(context.database).take({
    name: 'contact',
    key,
    limit: writerLimit,
  });
  if (allowed) return;
  throw new AppError({
    code: 'too_many_requests',
    status: 429,
    message: 'Too many messages; try again a little later.',
  });
}

type Kept = { readonly id: string; readonly suspected: boolean; readonly priority: boolean };
type New = { readonly message: Input; readonly userId: string | null; readonly now: Date };

async function keepMessage(transaction: Transaction, { message, userId, now }: New): Promise<Kept> {
  const { requestKey, topic, email, text, locale, trap, ms } = message;
  const suspected = trap !== '' || ms < fastestMs;
  // Sent twice at once: the second finds the first.
  const priority = userId !== null && isPriority(await tierOf(transaction, { userId, now }));
  const [row] = await transaction.query<Kept>(
    `insert into public.contact_messages (user_id, request_key, topic, email, text, locale, suspected, priority, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (request_key, md5(text)) do update set request_key = excluded.request_key
     returning id, suspected, priority`,
    [userId, requestKey, topic, email, text, locale, suspected, priority, now],
  );
  if (!row) throw new Error('a message was not kept');
  return row;
}
