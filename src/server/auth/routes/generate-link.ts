import type { Context } from 'hono';
import { z } from 'zod';
import { emailTaken } from '#server/auth/accounts.ts';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql, type Sql } from '#server/auth/auth.ts';
import { cleanEmail } from '#server/auth/contacts.ts';
import { AuthError, invalid } from '#server/auth/errors.ts';
import { verifyLink } from '#server/auth/messages.ts';
import { insertAccount } from '#server/auth/new-account.ts';
import { createOneTimeToken, type OneTimeTokenType } from '#server/auth/one-time-tokens.ts';
import { hashPassword, requireStrongPassword } from '#server/auth/passwords.ts';
import { readRedirect } from '#server/auth/redirects.ts';
import { optionalData, optionalText, readBody, requireAdmin } from '#server/auth/requests.ts';
import { findUserByEmail, reloadUser, toUserJson, type User, updateUser } from '#server/auth/users.ts';

const linkBody = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: optionalData,
  redirect_to: optionalText,
});
type LinkBody = z.infer<typeof linkBody>;

type Kind = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change_current' | 'email_change_new';

const kinds: Readonly<Record<Kind, { token: OneTimeTokenType; sentAt: keyof User; linkType: string }>> = {
  signup: { token: 'confirmation_token', sentAt: 'confirmation_sent_at', linkType: 'signup' },
  invite: { token: 'confirmation_token', sentAt: 'confirmation_sent_at', linkType: 'invite' },
  magiclink: { token: 'recovery_token', sentAt: 'recovery_sent_at', linkType: 'magiclink' },
  recovery: { token: 'recovery_token', sentAt: 'recovery_sent_at', linkType: 'recovery' },
  email_change_current: {
    token: 'email_change_token_current',
    sentAt: 'email_change_sent_at',
    linkType: 'email_change',
  },
  email_change_new: {
    token: 'email_change_token_new',
    sentAt: 'email_change_sent_at',
    linkType: 'email_change',
  },
};

/** POST /admin/generate_link: code and link of a mail, for the product to send by itself. */
export async function generateLink(auth: Auth, c: Context): Promise<Response> {
  await requireAdmin(auth, c);
  const body = await readBody(c, linkBody);
  const email = cleanEmail(body.email);
  const existing = await findUserByEmail(poolSql(auth), email);
  const kind = readKind(body.type, existing);
  if (kind === 'signup' && !existing) {
    if (body.password === '' && body.type === 'signup') throw invalid('Signup requires a valid password');
    if (body.password !== '') await requireStrongPassword(auth, body.password);
  }
  const passwordHash =
    kind === 'signup' && body.password !== '' ? await hashPassword(auth, body.password) : undefined;
  const redirectTo = readRedirect(auth.settings, { c, inBody: body.redirect_to });

  const { user, secrets } = await auth.context.database.asOwner(async (transaction) => {
    const at = auth.context.now();
    const account =
      existing ??
      (await insertAccount(transaction, {
        provider: 'email',
        contact: email,
        passwordHash,
        data: body.data,
        verified: false,
        fillsProfile: false,
        at,
      }));
    const recipient = await prepare(auth, { sql: transaction, account, kind, body, at });
    const { otpLength } = auth.settings.email;
    const made = await createOneTimeToken(transaction, {
      userId: account.id,
      type: kinds[kind].token,
      recipient,
      otpLength,
      askedFrom: null,
      at,
    });
    await updateUser(transaction, {
      user: account,
      columns: { [kinds[kind].sentAt]: at, ...(kind === 'invite' ? { invited_at: at } : {}) },
      at,
    });
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'user_recovery_requested',
      userId: account.id,
      traits: { by: 'admin', kind },
    });
    return { user: await reloadUser(transaction, account), secrets: made };
  });
  return c.json({
    ...toUserJson(user),
    action_link: verifyLink(auth, { c, secrets, linkType: kinds[kind].linkType, redirectTo }),
    email_otp: secrets.otp,
    hashed_token: secrets.linkToken,
    verification_type: kind,
    redirect_to: redirectTo,
  });
}

/** Changes what the kind of link asks for. @returns the address it is for. */
async function prepare(
  auth: Auth,
  given: { readonly sql: Sql; account: User; kind: Kind; body: LinkBody; at: Date },
): Promise<string> {
  const { sql, account, kind, body, at } = given;
  if (kind !== 'email_change_current' && kind !== 'email_change_new') return account.email ?? '';
  if (kind === 'email_change_current' && !auth.settings.email.secureChange) {
    throw invalid('Enable secure email change to generate link for current email');
  }
  const newEmail = cleanEmail(body.new_email);
  const owner = await findUserByEmail(sql, newEmail);
  if (owner && owner.id !== account.id) throw new AuthError(422, 'email_exists', emailTaken);
  await updateUser(sql, {
    user: account,
    columns: { email_change: newEmail, email_change_confirm_status: 0 },
    at,
  });
  return kind === 'email_change_new' ? newEmail : (account.email ?? '');
}

function readKind(type: string, existing: User | null): Kind {
  if (!(type in kinds)) throw invalid(`Invalid email action link type requested: ${type}`);
  const kind = type as Kind;
  const isNew = kind === 'signup' || kind === 'invite';
  if (isNew && existing?.email_confirmed_at) throw new AuthError(422, 'email_exists', emailTaken);
  if (existing || isNew) return kind;
  if (kind === 'magiclink') return 'signup';
  throw new AuthError(404, 'user_not_found', 'User with this email not found');
}
