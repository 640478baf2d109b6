import { randomInt } from 'node:crypto';
import { domainToASCII } from 'node:url';
import {
  codeWorth,
  greetingName,
  mailboxOf,
  makeCode,
  sentAgainAfterMs,
} from '#domain/licences/discount-code.ts';
import { dayMs } from '#domain/time/days.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { createRateLimiter, type RateLimit } from '#server/http/rate-limit.ts';
import type { TextLocale } from '#server/providers/mail/mail-layout.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';
import { type CodeState, codeMail } from './code-mail.ts';

export type CodeRequest = {
  readonly address: string;
  readonly campaign: 'feedback' | 'welcome';
  readonly locale: TextLocale;
  /** To greet by, as it was typed. */
  readonly name?: string | undefined;
};

/** Mails with a code that a mailbox gets, whoever asks for them: it may be somebody else's. */
const mailboxLimit: RateLimit = { burst: 5, perHour: 0.25 };

/**
 * Rule 9.50: sends the code of a mailbox: a new one, or the one it has had. Silent when it was sent just now, so that nobody
 * can tell what an address had. @throws Error when the mail cannot be sent; then it can be asked for again at once.
 */
export async function issueCode(context: ServerContext, request: CodeRequest): Promise<void> {
  const mailbox = mailboxOf(request.address, domainToASCII);
  const now = context.now();
  const code = await context.database.asService((transaction) =>
    claimSending(transaction, { ...request, mailbox, now }),
  );
  if (!code) return;
  const limiter = createRateLimiter(context.database);
  const { allowed } = await limiter.take({ name: 'code-mail', key: mailbox, limit: mailboxLimit });
  if (!allowed) return;
  const state = stateOf(code, { locale: request.locale, now });
  try {
    await sendMail(context, {
      to: request.address.trim(),
      locale: request.locale,
      text: codeMail(request.locale, { state, name: greetingName(request.name ?? '') }),
      ...(state.kind === 'good' && { link: '/app/license', code: code.code }),
    });
  } catch (error) {
    await context.database.asService((transaction) =>
      transaction.query('update public.discount_codes set sent_at = null where code = $1', [code.code]),
    );
    throw error;
  }
}

type Row = {
  readonly code: string;
  readonly expires_at: Date;
  readonly redeemed_at: Date | null;
  readonly sent_at: Date | null;
};

type Claim = CodeRequest & { readonly mailbox: string; readonly now: Date };

/** How long a code remembers where it was sent. */
const addressKeptDays = 400;

async function forgetAddresses(transaction: Transaction, now: Date): Promise<void> {
  await transaction.query(
    `update public.discount_codes set address = null where code in (
       select code from public.discount_codes
       where address is not null and campaign in ('feedback', 'welcome') and created_at < $1
       limit 100 for update skip locked)`,
    [new Date(now.getTime() - addressKeptDays * dayMs)],
  );
}

/** The mailbox's code, marked as sent now; null when it was sent just now. Two requests at once: one gets it. */
async function claimSending(transaction: Transaction, claim: Claim): Promise<Row | null> {
  await forgetAddresses(transaction, claim.now);
  const row = await readOrMake(transaction, claim);
  const sentAt = row.sent_at?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (claim.now.getTime() - sentAt < sentAgainAfterMs) return null;
  await transaction.query('update public.discount_codes set sent_at = $2 where code = $1', [
    row.code,
    claim.now,
  ]);
  return row;
}

/** Tries at a code that nobody has; two in a row that are taken are less likely than a broken source of chance. */
const tries = 3;

async function readOrMake(transaction: Transaction, { mailbox, campaign, now }: Claim): Promise<Row> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await transaction.query(
      `insert into public.discount_codes (code, campaign, percent_off, trial_days, address, expires_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [
        makeCode(randomInt),
        campaign,
        codeWorth.percentOff,
        codeWorth.trialDays,
        mailbox,
        new Date(now.getTime() + codeWorth.validDays * dayMs),
        now,
      ],
    );
    const [row] = await transaction.query<Row>(
      `select code, expires_at, redeemed_at, sent_at from public.discount_codes
       where address = $1 and campaign in ('feedback', 'welcome') for update`,
      [mailbox],
    );
    if (row) return row;
  }
  throw new Error('no code could be made that is not taken');
}

function stateOf(row: Row, { locale, now }: { readonly locale: TextLocale; readonly now: Date }): CodeState {
  if (row.redeemed_at) return { kind: 'used', on: formatDate(row.redeemed_at, locale) };
  const day = formatDate(row.expires_at, locale);
  return row.expires_at <= now ? { kind: 'expired', on: day } : { kind: 'good', until: day };
}
