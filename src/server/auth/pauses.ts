import { createHash } from 'node:crypto';
import type { Auth } from './auth.ts';
import { AuthError } from './errors.ts';
import { takeLimit } from './requests.ts';

/** What is sent shares a pause by kind: a magic link and a recovery are one, both sign a person in. */
export type PauseKind = 'signup' | 'recovery' | 'change' | 'reauthentication' | 'factor';

/**
 * Lets one message of a kind through to a recipient in the pause of the settings, and all together no more
 * than the limit. Asked before it is looked whether an account has the address, so that a refusal says
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
  if (pauseSeconds > 0) {
    const key = createHash('sha256').update(recipient).digest('base64url');
    const limit = { burst: 1, perHour: 3600 / pauseSeconds };
    const decision = await auth.limiter.take({ name: `auth-pause-${channel}-${kind}`, key, limit });
    if (!decision.allowed) {
      const message = `For security purposes, you can only request this after ${decision.retryAfterSeconds} seconds.`;
      throw new AuthError(429, code, message, decision.retryAfterSeconds);
    }
  }
  const message = channel === 'email' ? 'email rate limit exceeded' : 'SMS rate limit exceeded';
  await takeLimit(auth, channel === 'email' ? 'mailSent' : 'smsSent', 'all', { code, message });
}
