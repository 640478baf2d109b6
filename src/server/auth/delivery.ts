import type { Context } from 'hono';
import { helpLink } from '#server/providers/mail/help-link.ts';
import { layOutMail, type TextLocale } from '#server/providers/mail/mail-layout.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './errors.ts';
import { readRedirect } from './redirects.ts';
import type { AuthTexts, MailFacts, MailKind } from './texts/auth-texts.ts';
import { englishTexts } from './texts/english-texts.ts';
import { norwegianTexts } from './texts/norwegian-texts.ts';
import type { User } from './users.ts';

/** Sends what was prepared; called after the transaction, so that no connection waits for a mail server. */
export type Send = () => Promise<void>;

/**
 * Not waited for: a slow mail server would tell by its time that there is an account. A failure is logged,
 * without the recipient, and the person asks again.
 */
export function sendInBackground(auth: Auth, send: Send): void {
  const sent = send()
    .catch((error: Error) => auth.context.log.error({ err: error }, 'a message could not be sent'))
    .finally(() => auth.sending.delete(sent));
  auth.sending.add(sent);
}

/** Waited for, where everybody is sent something anyway. @throws AuthError 422 `sms_send_failed`. */
export async function sendSmsNow(auth: Auth, send: Send): Promise<void> {
  try {
    await send();
  } catch (error) {
    auth.context.log.error({ err: error }, 'a message could not be sent');
    throw new AuthError(422, 'sms_send_failed', 'The message could not be sent');
  }
}

/** Tells a person that something about their account changed. */
export function sendNotice(
  auth: Auth,
  given: { c: Context; user: User; kind: MailKind } & Pick<
    MailFacts,
    'oldAddress' | 'newAddress' | 'provider' | 'left'
  >,
): void {
  const { c, user, kind, ...facts } = given;
  const { email } = user;
  if (!email) return;
  const mail = {
    kind,
    to: email,
    facts,
    locale: messageLocale(auth, { c, user }),
    link: auth.settings.siteUrl,
  };
  sendInBackground(auth, () => deliverMail(auth, mail));
}

export async function deliverMail(
  auth: Auth,
  given: {
    kind: MailKind;
    to: string;
    facts: Omit<MailFacts, 'product' | 'minutes'>;
    locale: TextLocale;
    link?: string;
    code?: string;
  },
): Promise<void> {
  const { kind, to, facts, locale, link, code } = given;
  const product = auth.settings.productName;
  const texts = textsFor(locale);
  const text = texts.mails[kind]({
    ...facts,
    product,
    minutes: Math.round(auth.settings.email.otpSeconds / 60),
  });
  await auth.settings.mail.send(
    layOutMail({
      ...{ to, locale, product, text, linkFallback: texts.linkFallback, link, code },
      help: helpLink(auth.context.publicUrl, locale),
    }),
  );
}

export async function deliverSmsCode(
  auth: Auth,
  given: { c: Context; user: User; phone: string; code: string },
): Promise<void> {
  const { c, user, phone, code } = given;
  const text = textsFor(messageLocale(auth, { c, user })).sms({ product: auth.settings.productName, code });
  await auth.settings.sms.send({ to: phone, text });
}

/** Language of the person: what the account says, else where they come from, else what their browser asks for. */
export function messageLocale(
  auth: Auth,
  { c, user }: { readonly c: Context; readonly user: Pick<User, 'raw_user_meta_data'> },
): TextLocale {
  const chosen = user.raw_user_meta_data?.locale;
  if (typeof chosen === 'string') return isNorwegian(chosen) ? 'nb-NO' : 'en-GB';
  const { pathname } = new URL(readRedirect(auth.settings, { c }));
  if (/^\/nb(\/|$)/.test(pathname)) return 'nb-NO';
  return isNorwegian(c.req.header('accept-language') ?? '') ? 'nb-NO' : 'en-GB';
}

function textsFor(locale: TextLocale): AuthTexts {
  return locale === 'nb-NO' ? norwegianTexts : englishTexts;
}

function isNorwegian(language: string): boolean {
  return /^(nb|nn|no)\b/i.test(language);
}
