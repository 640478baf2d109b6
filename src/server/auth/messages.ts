import type { Context } from 'hono';
import type { Auth, Sql } from './auth.ts';
import { deliverMail, deliverSmsCode, messageLocale, type Send, sendNotice } from './delivery.ts';
import {
  askedFrom,
  createOneTimeToken,
  type OneTimeTokenType,
  otpHash,
  type Secrets,
} from './one-time-tokens.ts';
import { readRedirect, withQuery } from './redirects.ts';
import type { MailKind } from './texts/auth-texts.ts';
import { findUserByEmail, findUserByPhone, type User, updateUser } from './users.ts';

/** Whom a message goes to, and the transaction in which its code is kept. */
type Asked = { readonly sql: Sql; readonly c: Context; readonly user: User; readonly pkce?: boolean };

/** The mail that confirms a new account. */
export async function sendConfirmation(auth: Auth, asked: Asked): Promise<Send> {
  return sendWithToken(auth, {
    ...asked,
    kind: 'signup',
    linkType: 'signup',
    type: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
  });
}

export async function sendInvite(auth: Auth, asked: Asked): Promise<Send> {
  return sendWithToken(auth, {
    ...asked,
    kind: 'invite',
    linkType: 'invite',
    type: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
  });
}

export async function sendMagicLink(auth: Auth, asked: Asked): Promise<Send> {
  return sendWithToken(auth, {
    ...asked,
    kind: 'magicLink',
    linkType: 'magiclink',
    type: 'recovery_token',
    sentAt: 'recovery_sent_at',
  });
}

export async function sendRecovery(auth: Auth, asked: Asked): Promise<Send> {
  return sendWithToken(auth, {
    ...asked,
    kind: 'recovery',
    linkType: 'recovery',
    type: 'recovery_token',
    sentAt: 'recovery_sent_at',
  });
}

/** A code without a link, to the account's address or else its number. */
export async function sendReauthentication(auth: Auth, asked: Asked): Promise<Send> {
  const { user } = asked;
  const place = { type: 'reauthentication_token', sentAt: 'reauthentication_sent_at' } as const;
  if (!user.email) return sendPhoneToken(auth, { ...asked, ...place, phone: user.phone ?? '' });
  return sendWithToken(auth, { ...asked, ...place, kind: 'reauthentication', linkType: null });
}

/**
 * To the new address, and to the old one when both must agree. An address that has an account already gets
 * no code: its owner is told, and whoever asked is not.
 */
export async function sendEmailChange(auth: Auth, asked: Asked & { newEmail: string }): Promise<Send> {
  const { sql, user, newEmail } = asked;
  await updateUser(sql, {
    user,
    columns: { email_change: newEmail, email_change_confirm_status: 0 },
    at: auth.context.now(),
  });
  const change = {
    ...asked,
    linkType: 'email_change',
    sentAt: 'email_change_sent_at',
    oldAddress: user.email ?? undefined,
    newAddress: newEmail,
  } as const;
  const owner = await findUserByEmail(sql, newEmail);
  const sendCode = await sendWithToken(auth, {
    ...change,
    kind: 'emailChangeNew',
    type: 'email_change_token_new',
    recipient: newEmail,
  });
  const toNew = owner
    ? async () => sendNotice(auth, { c: asked.c, user: owner, kind: 'alreadyRegistered' })
    : sendCode;
  if (!auth.settings.email.secureChange || !user.email) return toNew;
  const toOld = await sendWithToken(auth, {
    ...change,
    kind: 'emailChangeCurrent',
    type: 'email_change_token_current',
  });
  return async () => {
    await Promise.all([toNew(), toOld()]);
  };
}

/** The code that confirms a new account's number or signs it in. */
export async function sendPhoneCode(auth: Auth, asked: Asked): Promise<Send> {
  return sendPhoneToken(auth, {
    ...asked,
    type: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
    phone: asked.user.phone ?? '',
  });
}

/** To the new number; to one that is somebody's nothing, without saying so. */
export async function sendPhoneChange(auth: Auth, asked: Asked & { newPhone: string }): Promise<Send> {
  const { sql, user, newPhone } = asked;
  await updateUser(sql, { user, columns: { phone_change: newPhone }, at: auth.context.now() });
  const isTaken = (await findUserByPhone(sql, newPhone)) !== null;
  const sendCode = await sendPhoneToken(auth, {
    ...asked,
    type: 'phone_change_token',
    sentAt: 'phone_change_sent_at',
    phone: newPhone,
  });
  return isTaken ? async () => {} : sendCode;
}

type TokenMail = Asked & {
  kind: MailKind;
  /** `type` of the link; null when only a code is sent. */
  linkType: string | null;
  type: OneTimeTokenType;
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at' | 'reauthentication_sent_at';
  recipient?: string;
  oldAddress?: string;
  newAddress?: string;
};

async function sendWithToken(auth: Auth, given: TokenMail): Promise<Send> {
  const { sql, c, user, kind, linkType, type, sentAt, pkce, oldAddress, newAddress } = given;
  const recipient = given.recipient ?? user.email ?? '';
  const at = auth.context.now();
  const { otpLength } = auth.settings.email;
  const secrets = await createOneTimeToken(sql, {
    ...{ userId: user.id, type, recipient, otpLength, pkce, at },
    askedFrom: askedFrom(auth, c),
  });
  await updateUser(sql, { user, columns: { [sentAt]: at }, at });
  const link = linkType ? mailLink(auth, { c, secrets, linkType }) : undefined;
  const locale = messageLocale(auth, { c, user });
  return () =>
    deliverMail(auth, {
      kind,
      to: recipient,
      facts: { oldAddress, newAddress },
      locale,
      link,
      code: secrets.otp,
    });
}

type LinkParts = { readonly c: Context; readonly secrets: Secrets; readonly linkType: string };

/**
 * The address in the mail. A page of the product that was named as the place to go on takes the token itself, when the
 * person says so: many mail servers open every link before its reader does, and would use it up.
 */
function mailLink(auth: Auth, given: LinkParts): string {
  const redirectTo = readRedirect(auth.settings, { c: given.c });
  const { origin, pathname } = new URL(redirectTo);
  if (!auth.settings.confirmPages.includes(`${origin}${pathname}`)) return verifyLink(auth, given);
  return withQuery(redirectTo, { token_hash: given.secrets.linkToken, type: given.linkType });
}

/** The service's own address for a token: opening it uses the token up and leads on to `redirect_to`. */
export function verifyLink(auth: Auth, given: LinkParts & { readonly redirectTo?: string }): string {
  const { c, secrets, linkType, redirectTo = readRedirect(auth.settings, { c }) } = given;
  return withQuery(`${auth.settings.externalUrl}/verify`, {
    token: secrets.linkToken,
    type: linkType,
    redirect_to: redirectTo,
  });
}

async function sendPhoneToken(
  auth: Auth,
  given: Asked & {
    type: OneTimeTokenType;
    sentAt: 'confirmation_sent_at' | 'phone_change_sent_at' | 'reauthentication_sent_at';
    phone: string;
  },
): Promise<Send> {
  const { sql, c, user, type, sentAt, phone } = given;
  const at = auth.context.now();
  const secrets = await createOneTimeToken(sql, {
    userId: user.id,
    type,
    recipient: phone,
    otpLength: auth.settings.phone.otpLength,
    askedFrom: askedFrom(auth, c),
    at,
  });
  await updateUser(sql, { user, columns: { [sentAt]: at }, at });
  const fixed = auth.settings.phone.testOtp[phone];
  if (fixed === undefined) return () => deliverSmsCode(auth, { c, user, phone, code: secrets.otp });
  await sql.query(`update auth.one_time_tokens set otp_hash = $3 where user_id = $1 and token_type = $2`, [
    user.id,
    type,
    otpHash(phone, fixed),
  ]);
  return async () => {};
}
