import type { Context } from 'hono';
import type { Transaction } from '#server/db/database.ts';
import { changeEmail, changePhone, confirmEmail, confirmPhone } from './accounts.ts';
import { writeAudit } from './audit.ts';
import { type Auth, poolSql } from './auth.ts';
import { sendNotice } from './delivery.ts';
import { AuthError } from './errors.ts';
import { refreshProviders } from './identities.ts';
import {
  askedFrom,
  isTokenExpired,
  matchOtp,
  type OneTimeToken,
  type OneTimeTokenType,
  takeLinkToken,
  takeToken,
} from './one-time-tokens.ts';
import { recipientKey } from './pauses.ts';
import { takeLimit } from './requests.ts';
import { findUserById, isBanned, reloadUser, type User } from './users.ts';

/** What a link or code is for; `email` is whichever of signup and magiclink it turns out to be. */
export const verifyTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email',
  'email_change',
  'sms',
  'phone_change',
] as const;
export type VerifyType = (typeof verifyTypes)[number];

const tokenTypes: Readonly<Record<VerifyType, readonly OneTimeTokenType[]>> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
  sms: ['confirmation_token'],
  phone_change: ['phone_change_token'],
};

/** What the person shows: the token of a link, or a code together with where it was sent. */
export type Proof =
  | { readonly kind: 'link'; readonly type: VerifyType; readonly token: string }
  | { readonly kind: 'otp'; readonly type: VerifyType; readonly recipient: string; readonly otp: string };

/** `halfway`: one of two addresses has agreed to a change. */
export type Verified<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'halfway' };

type VerifiedUser = { readonly sql: Transaction; readonly user: User; readonly recovers: boolean };

/**
 * Uses a link or code up and does what it stands for, then `finish`, all in one transaction. `finish` is told whether the
 * person may choose a new password without the old one.
 * @throws AuthError 403 `otp_expired` (unknown, used, expired or tried too often: not told apart), `user_banned`,
 *   422 `email_exists`, `phone_exists`, 429 `over_request_rate_limit`.
 */
export async function verifyProof<Result>(
  auth: Auth,
  { c, proof }: { readonly c: Context; readonly proof: Proof },
  finish: (verified: VerifiedUser) => Promise<Result>,
): Promise<Verified<Result>> {
  const types = tokenTypes[proof.type];
  const typedAt = askedFrom(auth, c);
  // A code dies after some tries; this holds for one after the other. By address too, so that a stranger's tries are theirs
  // alone (Rule 9.162). Links are not guessed.
  if (proof.kind === 'otp')
    await takeLimit(auth, { name: 'code', key: recipientKey(`${typedAt} ${proof.recipient}`) });
  const matched = proof.kind === 'otp' ? await matchOtp(poolSql(auth), { ...proof, types, typedAt }) : null;
  if (proof.kind === 'otp' && !matched) throw unusable(proof);
  const notices: (() => void)[] = [];
  const verified = await auth.context.database.asOwner(async (transaction): Promise<Verified<Result>> => {
    const token =
      proof.kind === 'link' ? await takeLinkToken(transaction, { linkToken: proof.token, types }) : matched;
    if (!token || (proof.kind === 'otp' && !(await takeToken(transaction, token)))) throw unusable(proof);
    const user = await findUserById(transaction, token.user_id);
    const at = auth.context.now();
    if (!user || isTokenExpired(token, { lifetimeSeconds: lifetimeSeconds(auth, proof.type), at }))
      throw unusable(proof);
    if (isBanned(user, at)) throw new AuthError(403, 'user_banned', 'User is banned');
    if (!(await apply(auth, { sql: transaction, c, user, token, type: proof.type, notices })))
      return { kind: 'halfway' };
    await refreshProviders(transaction, user.id);
    const changed = await reloadUser(transaction, user);
    return {
      kind: 'done',
      result: await finish({ sql: transaction, user: changed, recovers: recovers(token, user) }),
    };
  });
  for (const notice of notices) notice();
  return verified;
}

/**
 * Whether the proof is the way back of whoever forgot the password: a mail that signs in, or a message where the number is
 * all that the account has. A change of address or number is none: whoever holds a session can begin it. Rule 9.160.
 */
function recovers({ token_type: type, relates_to: recipient }: OneTimeToken, user: User): boolean {
  return (
    type === 'recovery_token' || (type === 'confirmation_token' && !user.email && recipient === user.phone)
  );
}

/** Does what the token stands for. False when another address has to agree first. */
async function apply(
  auth: Auth,
  given: {
    readonly sql: Transaction;
    c: Context;
    user: User;
    token: OneTimeToken;
    type: VerifyType;
    notices: (() => void)[];
  },
): Promise<boolean> {
  const { sql, c, user, token, type, notices } = given;
  const at = auth.context.now();
  switch (token.token_type) {
    case 'confirmation_token': {
      await writeAudit(auth, {
        sql,
        c,
        action: 'user_signedup',
        userId: user.id,
        traits: { provider: type === 'sms' ? 'phone' : 'email' },
      });
      await (type === 'sms'
        ? confirmPhone(sql, { user, at })
        : confirmEmail(sql, { user, at, keepsPassword: true }));
      return true;
    }
    case 'recovery_token': {
      await writeAudit(auth, {
        sql,
        c,
        action: user.email_confirmed_at ? 'login' : 'user_signedup',
        userId: user.id,
      });
      await confirmEmail(sql, { user, at, keepsPassword: false });
      return true;
    }
    case 'phone_change_token': {
      await writeAudit(auth, { sql, c, action: 'user_modified', userId: user.id });
      await changePhone(sql, { user, phone: token.relates_to, at });
      notices.push(() => sendNotice(auth, { c, user, kind: 'phoneChanged' }));
      return true;
    }
    default: {
      const bothAgree = auth.settings.email.secureChange && user.email !== null;
      if (bothAgree && (await isFirstToAgree(sql, { user, at }))) return false;
      await writeAudit(auth, { sql, c, action: 'user_modified', userId: user.id });
      const changed = await changeEmail(sql, { user, email: user.email_change ?? '', at });
      const addresses = { oldAddress: user.email ?? undefined, newAddress: changed.email ?? undefined };
      notices.push(() => sendNotice(auth, { c, user, kind: 'emailChanged', ...addresses }));
      return true;
    }
  }
}

/** Asked of the row itself: of two that agree at the same moment one is the second. Rule 9.89. */
async function isFirstToAgree(
  sql: Transaction,
  { user, at }: { readonly user: User; readonly at: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `update auth.users set email_change_confirm_status = 1, updated_at = $2
     where id = $1 and email_change_confirm_status = 0 returning id`,
    [user.id, at],
  );
  return rows.length > 0;
}

function lifetimeSeconds(auth: Auth, type: VerifyType): number {
  return type === 'sms' || type === 'phone_change'
    ? auth.settings.phone.otpSeconds
    : auth.settings.email.otpSeconds;
}

function unusable(proof: Proof): AuthError {
  const message =
    proof.kind === 'link' ? 'Email link is invalid or has expired' : 'Token has expired or is invalid';
  return new AuthError(403, 'otp_expired', message);
}
