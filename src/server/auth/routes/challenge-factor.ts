import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql } from '#server/auth/auth.ts';
import { deliverSmsCode, sendSmsNow } from '#server/auth/delivery.ts';
import { requireFactor, requireFactorKind, requireFactorUser } from '#server/auth/factors.ts';

import { otpHash } from '#server/auth/one-time-tokens.ts';
import { requirePause } from '#server/auth/pauses.ts';
import { optionalText, readBody, requireLimit } from '#server/auth/requests.ts';
import { clientIp } from '#server/auth/sessions.ts';

const challengeBody = z.object({ channel: optionalText });

/**
 * POST /factors/:id/challenge: opens five minutes in which a code is taken; to a phone it sends one. Ours: by the channel
 * `none` nothing is sent, and only a recovery code answers, for whoever has lost the phone.
 */
export async function challengeFactor(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'mfa' });
  const { user } = await requireFactorUser(auth, c);
  const factor = await requireFactor(poolSql(auth), { userId: user.id, factorId: c.req.param('factorId') });
  requireFactorKind(auth, { kind: factor.factor_type, purpose: 'verify' });
  const { channel } = await readBody(c, challengeBody);
  const phone = channel === 'none' ? null : factor.phone;
  if (phone)
    await requirePause(auth, { c, channel: 'phone', kind: 'factor', recipient: phone, userId: user.id });
  const code = phone ? phoneCode(auth, phone) : null;

  const at = auth.context.now();
  const id = await auth.context.database.asOwner(async (transaction) => {
    const rows = await transaction.query<{ id: string }>(
      `insert into auth.mfa_challenges (factor_id, created_at, ip_address, otp_code) values ($1, $2, $3, $4) returning id`,
      [factor.id, at, clientIp(auth, c) ?? '0.0.0.0', code && phone ? otpHash(phone, code) : null],
    );
    await transaction.query(`update auth.mfa_factors set last_challenged_at = $2 where id = $1`, [
      factor.id,
      at,
    ]);
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'challenge_created',
      userId: user.id,
      traits: { factor_id: factor.id },
    });
    return rows[0]?.id ?? '';
  });
  if (phone && code && !auth.settings.phone.testOtp[phone]) {
    await sendSmsNow(auth, () => deliverSmsCode(auth, { c, user, phone, code }));
  }
  const expiresAt = Math.floor(at.getTime() / 1000) + auth.settings.mfa.challengeSeconds;
  return c.json({ id, type: factor.factor_type, expires_at: expiresAt });
}

function phoneCode(auth: Auth, phone: string): string {
  const { testOtp, otpLength } = auth.settings.phone;
  return testOtp[phone] ?? String(randomInt(10 ** otpLength)).padStart(otpLength, '0');
}
