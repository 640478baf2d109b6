import { createHash } from 'node:crypto';
import type { Auth } from './auth.ts';
import { AuthError } from './errors.ts';
import { takeLimit } from './requests.ts';

/** What is sent shares a pause by kind: a magic link and a recovery are one, both sign a person in. */
export type PauseKind = 'signup' | 'recovery' | 'change' | 'reauthentication' | 'factor';

/**
 * Lets one message of a kind through to a recipient in the pause of the settings, of all kinds no more than their limit,
 * and to everybody together no more than theirs. Asked before it is looked whether an account has the address, so that a refusal says
 * nothing about that.
 * @throws AuthError 429 `over_email_send_rate_limit` or `over_sms_send_rate_limit`.
 */
export async function requirePause(
  auth: Auth,
  channel: 'email' | 'phone',
  kind: PauseKind,
  recipient: string,
): Promise<void> {
  const code = channel === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit';
  const { pauseSeconds } = auth.settings[channel];
  const key = recipientKey(recipient);
  const buckets = [
    ...(pauseSeconds > 0
      ? [{ name: `auth-pause-${channel}-${kind}`, limit: { burst: 1, perHour: 3600 / pauseSeconds } }]
      : []),
    { name: `auth-recipient-${channel}`, limit: auth.settings.limits.recipient },
  ];
  for (const { name, limit } of buckets) {
    const decision = await auth.limiter.take({ name, key, limit });
    if (decision.allowed) continue;
    const message = `For security purposes, you can only request this after ${decision.retryAfterSeconds} seconds.`;
    throw new AuthError(429, code, message, decision.retryAfterSeconds);
  }
  const message = channel === 'email' ? 'email rate limit exceeded' : 'SMS rate limit exceeded';
  await takeLimit(auth, channel === 'email' ? 'mailSent' : 'smsSent', 'all', { code, message });
}

/** No address lies in the table of limits. */
export function recipientKey(recipient: string): string {
  return createHash('sha256').update(recipient).digest('base64url');
}
