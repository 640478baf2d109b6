import type { Context } from 'hono';
import { z } from 'zod';
import { dayMs } from '#domain/time/days.ts';
import { changeEmail, changePhone, removePhone, setPassword } from '#server/auth/accounts.ts';
import { writeAudit } from '#server/auth/audit.ts';
import type { Auth, Sql } from '#server/auth/auth.ts';
import { confirmSession, requireConfirmation, requirePassword } from '#server/auth/confirmation.ts';
import { cleanEmail, cleanPhone } from '#server/auth/contacts.ts';
import { type Send, sendInBackground, sendNotice } from '#server/auth/delivery.ts';
import { refuseDemo } from '#server/auth/demo.ts';
import { AuthError, invalid } from '#server/auth/errors.ts';
import { createFlowState, pkceFields, readPkce } from '#server/auth/flow-state.ts';
import { sendEmailChange, sendPhoneChange } from '#server/auth/messages.ts';
import { hashPassword, isPassword, requireStrongPassword } from '#server/auth/passwords.ts';
import { requirePause } from '#server/auth/pauses.ts';
import { requireNonce } from '#server/auth/reauthentication.ts';
import {
  dataTooLarge,
  isSmallData,
  optionalText,
  readBody,
  requireLimit,
  requireUser,
  type SignedIn,
} from '#server/auth/requests.ts';
import {
  hasVerifiedFactor,
  mergeMetadata,
  reloadUser,
  toUserJson,
  type User,
  updateUser,
} from '#server/auth/users.ts';

const updateBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  channel: optionalText,
  ...pkceFields,
});
type Body = z.infer<typeof updateBody>;

/** A session older than this counts as one that somebody else may have found open. */
const freshSessionMs = dayMs;

/**
 * PUT /user: password, own data, and address or number, which change once they are confirmed. For an
 * anonymous account this is how it becomes a lasting one; it keeps its id. With nothing but `current_password` or `nonce` the
 * session is confirmed for one change that follows (Rule 9.160).
 */
export async function updateOwnUser(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'request' });
  const signedIn = await requireUser(auth, c);
  const { user } = signedIn;
  const raw = await readBody(c, updateBody);
  const body = {
    ...raw,
    email: raw.email && cleanEmail(raw.email),
    phone: raw.phone && cleanPhone(raw.phone),
  };
  const newEmail = body.email !== (user.email ?? '') ? body.email : '';
  const newPhone = body.phone !== (user.phone ?? '') ? body.phone : '';
  if (body.password !== '') await requireStrongPassword(auth, body.password);
  requireMayChange(signedIn, { ...body, email: newEmail, phone: newPhone });
  if (newPhone !== '' && !auth.settings.phone.enabled)
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  const metadata = body.data && mergeMetadata(user.raw_user_meta_data, body.data);
  if (metadata && !isSmallData(metadata)) throw invalid(dataTooLarge);
  if (newEmail !== '' || newPhone !== '') await requireConfirmation(auth, { signedIn, shown: body });
  else if (body.password === '' && !body.data) await confirmSession(auth, { signedIn, shown: body });
  const passwordHash = body.password !== '' ? await checkedPassword(auth, { signedIn, body }) : null;
  // Not needed for an anonymous account with autoconfirm, whose address counts at once.
  const sendsMail = newEmail !== '' && !(user.is_anonymous && auth.settings.email.autoconfirm);
  const sendsSms = newPhone !== '' && !auth.settings.phone.autoconfirm;
  if (sendsMail) await requirePause(auth, { c, channel: 'email', kind: 'change', recipient: newEmail });
  if (sendsSms) await requirePause(auth, { c, channel: 'phone', kind: 'change', recipient: newPhone });

  const { changed, sends } = await auth.context.database.asOwner(async (transaction) => {
    const at = auth.context.now();
    const sends: Send[] = [];
    const locked = await lockUser(transaction, user);
    if (passwordHash !== null || newEmail !== '' || newPhone !== '') refuseDemo(locked);
    if (passwordHash !== null) {
      await setPassword(transaction, { user, passwordHash, keptSessionId: signedIn.session?.id ?? null, at });
      const recovered = recovers(auth, signedIn) && (await removePhone(transaction, { user: locked, at }));
      if (recovered) sends.push(async () => sendNotice(auth, { c, user, kind: 'phoneRemoved' }));
      await writeAudit(auth, { sql: transaction, c, action: 'user_updated_password', userId: user.id });
      if (user.email_confirmed_at)
        sends.push(async () => sendNotice(auth, { c, user, kind: 'passwordChanged' }));
    }
    if (metadata) await updateUser(transaction, { user, columns: { raw_user_meta_data: metadata }, at });
    const current = await reloadUser(transaction, user);
    if (newEmail !== '')
      sends.push(
        await startEmailChange(auth, { sql: transaction, c, user: current, newEmail, body, sendsMail }),
      );
    if (newPhone !== '')
      sends.push(await startPhoneChange(auth, { sql: transaction, c, user: current, newPhone, sendsSms }));
    await writeAudit(auth, { sql: transaction, c, action: 'user_modified', userId: user.id });
    return { changed: await reloadUser(transaction, user), sends };
  });
  for (const send of sends) sendInBackground(auth, send);
  return c.json(toUserJson(changed));
}

function requireMayChange({ user, session }: SignedIn, wanted: Body): void {
  const changesSignIn = wanted.password !== '' || wanted.email !== '' || wanted.phone !== '';
  if (changesSignIn) refuseDemo(user);
  if (wanted.app_metadata)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  if ((changesSignIn || wanted.data) && hasVerifiedFactor(user) && session?.aal !== 'aal2') {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  if (user.is_anonymous && wanted.password !== '' && wanted.email === '' && wanted.phone === '') {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  if (user.is_sso_user && (changesSignIn || wanted.nonce !== '')) {
    throw new AuthError(
      422,
      'user_sso_managed',
      'Updating email, phone, password of a SSO account only possible via SSO',
    );
  }
}

/**
 * The account's row, which changes at the same moment wait for. What was decided of a guest holds only while it is one.
 * @throws AuthError 409 `conflict`.
 */
async function lockUser(sql: Sql, known: User): Promise<User> {
  await sql.query('select from auth.users where id = $1 for update', [known.id]);
  const locked = await reloadUser(sql, known);
  if (locked.is_anonymous === known.is_anonymous) return locked;
  throw new AuthError(409, 'conflict', 'The account was changed at the same moment; look at it anew.');
}

/** Whoever came by a mail for it chooses a password without the old one, once and soon. */
function recovers(auth: Auth, { session }: SignedIn): boolean {
  return session?.recovering_until != null && new Date(session.recovering_until) > auth.context.now();
}

/** The hash of the new password, when the person may set it. */
async function checkedPassword(
  auth: Auth,
  { signedIn, body }: { readonly signedIn: SignedIn; readonly body: Body },
): Promise<string> {
  const { user, session } = signedIn;
  const { changeNeedsReauthentication, changeNeedsCurrentPassword } = auth.settings.password;
  const hadPassword = Boolean(user.encrypted_password);
  const isOld =
    !session || auth.context.now().getTime() - new Date(session.created_at).getTime() > freshSessionMs;
  if (changeNeedsReauthentication && isOld) {
    if (body.nonce === '')
      throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    await requireNonce(auth, { c: signedIn.c, user, nonce: body.nonce });
  }
  if (changeNeedsCurrentPassword && hadPassword && !recovers(auth, signedIn)) {
    const message = 'Current password required when setting new password.';
    if (body.current_password === '') throw new AuthError(400, 'current_password_required', message);
    await requirePassword(auth, { signedIn, password: body.current_password });
  }
  if (hadPassword && (await isPassword(auth, { password: body.password, stored: user.encrypted_password }))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(auth, body.password);
}

async function startEmailChange(
  auth: Auth,
  given: { readonly sql: Sql; c: Context; user: User; newEmail: string; body: Body; sendsMail: boolean },
): Promise<Send> {
  const { sql, c, user, newEmail, body, sendsMail } = given;
  const at = auth.context.now();
  if (!sendsMail) {
    await changeEmail(sql, { user, email: newEmail, at });
    return async () => {};
  }
  const pkce = readPkce(body);
  if (pkce)
    await createFlowState(sql, {
      pkce,
      provider: 'email_change',
      method: 'email_change',
      userId: user.id,
      at,
    });
  return sendEmailChange(auth, { sql, c, user, newEmail, pkce: pkce !== null });
}

async function startPhoneChange(
  auth: Auth,
  given: { readonly sql: Sql; c: Context; user: User; newPhone: string; sendsSms: boolean },
): Promise<Send> {
  const { sql, c, user, newPhone, sendsSms } = given;
  if (sendsSms) return sendPhoneChange(auth, { sql, c, user, newPhone });
  await changePhone(sql, { user, phone: newPhone, at: auth.context.now() });
  return async () => {};
}
