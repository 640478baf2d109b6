import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { addressKey } from '#server/http/rate-limit.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './errors.ts';
import type { LimitName } from './settings.ts';

/** What is sent shares a pause by kind: a magic link and a recovery are one, both sign a person in. */
export type PauseKind = 'signup' | 'recovery' | 'change' | 'reauthentication' | 'factor';

type Message = {
  readonly c: Context;
  readonly channel: 'email' | 'phone';
  readonly kind: PauseKind;
  readonly recipient: string;
  /** Whose second factor the message is for. */
  readonly userId?: string;
};

/**
 * Lets one message of a kind through to a recipient in the pause of the settings, of all kinds no more than their limit,
 * and to everybody together no more than theirs. Asked before it is looked whether an account has the address, so that a refusal says
 * nothing about that. What everybody shares is asked first and the person's own pause last, and a refusal costs nothing
 * anywhere: whoever uses up the budget takes nobody's pause away, and no refused call uses up the budget. Rule 9.161.
 * @throws AuthError 429 `over_email_send_rate_limit` or `over_sms_send_rate_limit`; 422 `sms_country_not_allowed`.
 */
export async function requirePause(auth: Auth, message: Message): Promise<void> {
  const { channel, kind, recipient } = message;
  if (channel === 'phone') requireMessagedCountry(auth, recipient);
  const code = channel === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit';
  const { pauseSeconds } = auth.settings[channel];
  const key = recipientKey(recipient);
  const decision = await auth.limiter.takeAll([
    ...budgets(auth, message).map(([name, whose]) => ({
      ...{ name: `auth-${name}`, key: whose },
      limit: auth.settings.limits[name],
    })),
    { name: `auth-recipient-${channel}`, key, limit: auth.settings.limits.recipient },
    ...(pauseSeconds > 0
      ? [{ name: `auth-pause-${channel}-${kind}`, key, limit: { burst: 1, perHour: 3600 / pauseSeconds } }]
      : []),
  ]);
  if (decision.allowed) return;
  const isOwn = /^auth-(pause|recipient)-/.test(decision.refusedBy ?? '');
  const text = isOwn
    ? `For security purposes, you can only request this after ${decision.retryAfterSeconds} seconds.`
    : channel === 'email'
      ? 'email rate limit exceeded'
      : 'SMS rate limit exceeded';
  throw new AuthError(429, code, text, decision.retryAfterSeconds);
}

/**
 * What a message is paid from. Messages cost money and are asked for by visitors too: one address has a small part of
 * them, and second factors a budget that no visitor can use up.
 */
function budgets(auth: Auth, message: Message): readonly (readonly [name: LimitName, key: string])[] {
  const { c, channel, kind, userId } = message;
  if (channel === 'email') return [['mailSent', 'all']];
  if (kind === 'factor')
    return [
      ['smsFactor', 'all'],
      ['factorSms', userId ?? ''],
    ];
  return [
    ['smsSent', 'all'],
    ['smsAsked', addressKey(auth.context.clientAddress(c.req.raw))],
  ];
}

/** @throws AuthError 422 `sms_country_not_allowed`. */
export function requireMessagedCountry(auth: Auth, phone: string): void {
  const { countries, testOtp } = auth.settings.phone;
  if (countries === null || testOtp[phone] !== undefined || countries.some((code) => phone.startsWith(code)))
    return;
  throw new AuthError(422, 'sms_country_not_allowed', 'Messages are not sent to numbers of this country');
}

/** No address lies in the table of limits. */
export function recipientKey(recipient: string): string {
  return createHash('sha256').update(recipient).digest('base64url');
}
