import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { readRecoveryCode } from '#domain/accounts/recovery-code.ts';
import { isUuid } from '#domain/identifiers/uuid.ts';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql, type Sql } from '#server/auth/auth.ts';
import { sendNotice } from '#server/auth/delivery.ts';
import { AuthError } from '#server/auth/errors.ts';
import {
  type FactorRow,
  raiseSession,
  requireFactor,
  requireFactorKind,
  requireFactorUser,
  totpStep,
} from '#server/auth/factors.ts';
import { otpHash } from '#server/auth/one-time-tokens.ts';
import { findRecoveryCode, spendRecoveryCode } from '#server/auth/recovery-codes.ts';
import { optionalText, readBody, requireLimit, takeLimit } from '#server/auth/requests.ts';
import { clientIp } from '#server/auth/sessions.ts';

const verifyFactorBody = z.object({ challenge_id: optionalText, code: optionalText });

/** Wrong codes after which a challenge is dead. */
const maxAttempts = 5;

type Challenge = {
  readonly id: string;
  readonly created_at: Date;
  readonly verified_at: Date | null;
  readonly ip_address: string;
  readonly otp_code: string | null;
};

/**
 * POST /factors/:id/verify: a code for the challenge raises the session to aal2 and gives it new tokens. In place of a
 * verified factor's code, one of the person's recovery codes does (Rule 9.62).
 */
export async function verifyFactor(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'mfa' });
  const { user, session } = await requireFactorUser(auth, c);
  // Whoever has the password could guess from many addresses.
  await takeLimit(auth, { name: 'factor', key: user.id });
  const body = await readBody(c, verifyFactorBody);
  const sql = poolSql(auth);
  const factor = await requireFactor(sql, { userId: user.id, factorId: c.req.param('factorId') });
  requireFactorKind(auth, { kind: factor.factor_type, purpose: 'verify' });
  const challenge = await requireChallenge(auth, { sql, c, factor, challengeId: body.challenge_id });
  const proof = await checkCode(auth, { sql, factor, challenge, code: body.code });

  const { response, left } = await auth.context.database.asOwner(async (transaction) => {
    const at = auth.context.now();
    const left = await useUp(transaction, { factor, challenge, proof, at });
    await transaction.query(
      `update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1 and status = 'unverified'`,
      [factor.id, at],
    );
    await transaction.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      user.id,
    ]);
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: left === null ? 'verification_attempted' : 'recovery_code_used',
      userId: user.id,
      traits: { factor_id: factor.id },
    });
    const method = methods[proof.kind];
    return {
      response: await raiseSession(auth, { sql: transaction, c, session, factorId: factor.id, method }),
      left,
    };
  });
  if (left !== null) sendNotice(auth, { c, user, kind: 'recoveryCodeUsed', left });
  if (factor.status === 'unverified') sendNotice(auth, { c, user, kind: 'factorEnrolled' });
  return c.json(response);
}

/** Counts the attempt first, so that parallel guesses cannot pass the limit. */
async function requireChallenge(
  auth: Auth,
  given: { readonly sql: Sql; c: Context; factor: FactorRow; challengeId: string },
): Promise<Challenge> {
  const { sql, c, factor, challengeId } = given;
  const missing = new AuthError(
    422,
    'mfa_factor_not_found',
    'MFA factor with the provided challenge ID not found',
  );
  if (!isUuid(challengeId)) throw missing;
  const rows = await sql.query<Challenge>(
    `update auth.mfa_challenges set attempts = attempts + 1 where id = $1 and factor_id = $2 and attempts < $3
     returning id, created_at, verified_at, host(ip_address) as ip_address, otp_code`,
    [challengeId, factor.id, maxAttempts],
  );
  const challenge = rows[0];
  if (!challenge) throw missing;
  if (challenge.verified_at !== null || challenge.ip_address !== (clientIp(auth, c) ?? '0.0.0.0')) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (
    challenge.created_at.getTime() + auth.settings.mfa.challengeSeconds * 1000 <
    auth.context.now().getTime()
  ) {
    await sql.query(`delete from auth.mfa_challenges where id = $1`, [challenge.id]);
    const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, 'mfa_challenge_expired', message);
  }
  return challenge;
}

/** What a right code was. */
type Proof =
  | { readonly kind: 'totp'; readonly step: number }
  | { readonly kind: 'phone' }
  | { readonly kind: 'recovery'; readonly codeId: string };

/** Not `recovery`, which is whoever came by a mail's link and may choose a new password without the old one. */
const methods = { totp: 'totp', phone: 'mfa/phone', recovery: 'mfa/recovery' } as const;

async function checkCode(
  auth: Auth,
  given: { readonly sql: Sql; factor: FactorRow; challenge: Challenge; code: string },
): Promise<Proof> {
  const { sql, factor, challenge, code } = given;
  const recovery = factor.status === 'verified' ? readRecoveryCode(code) : null;
  if (recovery) {
    const codeId = await findRecoveryCode(sql, { userId: factor.user_id, code: recovery });
    if (codeId) return { kind: 'recovery', codeId };
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
  }
  if (factor.factor_type === 'totp') {
    const step = totpStep(factor.secret ?? '', { code, at: auth.context.now() });
    if (step === null) throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    return { kind: 'totp', step };
  }
  const [wanted, given_] = [
    Buffer.from(challenge.otp_code ?? ''),
    Buffer.from(otpHash(factor.phone ?? '', code)),
  ];
  if (wanted.length !== given_.length || !timingSafeEqual(wanted, given_)) {
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered');
  }
  return { kind: 'phone' };
}

/**
 * Neither challenge nor code works again: RFC 6238 (5.2) asks that a code is accepted once.
 * @returns how many recovery codes are left when one was used, else null.
 */
async function useUp(
  sql: Sql,
  given: { factor: FactorRow; challenge: Challenge; proof: Proof; at: Date },
): Promise<number | null> {
  const { factor, challenge, proof, at } = given;
  const used = await sql.query(
    `update auth.mfa_challenges set verified_at = $2 where id = $1 and verified_at is null returning id`,
    [challenge.id, at],
  );
  if (used.length === 0)
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  if (proof.kind === 'phone') return null;
  if (proof.kind === 'recovery') {
    const left = await spendRecoveryCode(sql, { id: proof.codeId, at });
    if (left !== null) return left;
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
  }
  const fresh = await sql.query(
    `update auth.mfa_factors set last_used_step = $2 where id = $1 and (last_used_step is null or last_used_step < $2) returning id`,
    [factor.id, proof.step],
  );
  if (fresh.length === 0) throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  return null;
}
