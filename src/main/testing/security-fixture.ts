import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { TestApi } from '#server/testing/api.ts';
import type { SecurityOutcome } from '#web/features/account/security-outcome.ts';
import type { Enrolment, SentCode } from '#web/features/sign-in/second-factor.ts';
import * as auth from '#web/routes/auth.tsx';
import * as onboarding from '#web/routes/onboarding.tsx';
import * as security from '#web/routes/settings-security.tsx';
import { requireAccess } from '#web/session/require-access.ts';
import { type Browser, openBrowser } from './browser-fixture.ts';
import { createdAccount, passMailPause, password } from './sign-in-browser-fixture.ts';

export type Person = { readonly browser: Browser; readonly email: string };
export type Factored = Person & {
  readonly enrolment: Enrolment;
  /** The code the app was set up with, which works no second time. */
  readonly usedCode: string;
  readonly codes: readonly string[];
};

/** Somebody with an account and a profile. */
export async function person(api: TestApi): Promise<Person> {
  await passMailPause(api);
  const made = await createdAccount(api);
  const profile = { fullName: 'Rojin Demir', country: 'TR', dateOfBirth: '1994-02-28', next: '/app' };
  await made.browser.visit(onboarding.action, '/onboarding', profile);
  return made;
}

/** Sends a form of the security settings. */
export async function change(
  browser: Browser,
  intent: string,
  fields: Record<string, string> = {},
): Promise<{ status: number; outcome: SecurityOutcome }> {
  const { status, data } = await browser.visit(security.action, '/app/settings/security', {
    intent,
    ...fields,
  });
  return { status, outcome: data as SecurityOutcome };
}

/** What the security settings show. */
export async function shown(browser: Browser, query = '') {
  const { data } = await browser.visit(security.loader, `/app/settings/security${query}`);
  return data as Awaited<ReturnType<typeof security.loader>>['data'];
}

/** What the person's app shows; each code works once, the later one is let through for clocks. */
export function codeOf(enrolment: Enrolment, when: 'now' | 'in 30 s' = 'now'): string {
  const totp = new TOTP({ secret: enrolment.secret });
  return totp.generate({ timestamp: Date.now() + (when === 'now' ? 0 : 30_000) });
}

/** Somebody with an app as second factor, and the recovery codes that came with it. */
export async function personWithApp(api: TestApi): Promise<Factored> {
  const made = await person(api);
  const { outcome: begun } = await change(made.browser, 'factor-begin');
  if (begun.kind !== 'enrolling') throw new Error('No app is being set up.');
  const { enrolment } = begun;
  const usedCode = codeOf(enrolment);
  const fields = { factor: enrolment.id, uri: enrolment.uri, code: usedCode };
  const { outcome } = await change(made.browser, 'factor-verify', fields);
  expect(outcome).toMatchObject({ kind: 'saved', note: 'factor.saved' });
  return { ...made, enrolment, usedCode, codes: (outcome.kind === 'saved' && outcome.codes) || [] };
}

/** Somebody with a phone as second factor. */
export async function personWithPhone(api: TestApi, number: string): Promise<Person & { sent: SentCode }> {
  const made = await person(api);
  const { outcome } = await change(made.browser, 'phone-begin', { number });
  if (outcome.kind !== 'sent') throw new Error('No code was sent.');
  const fields = { factor: outcome.sent.factorId, challenge: outcome.sent.challengeId, number };
  const verified = await change(made.browser, 'phone-verify', {
    ...fields,
    code: await lastSms(api, number),
  });
  expect(verified.outcome).toMatchObject({ kind: 'saved', note: 'factor.saved' });
  return { ...made, sent: outcome.sent };
}

/** The code of the newest message to a number. */
export async function lastSms(api: TestApi, number: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ body_text: string }>(
    `select body_text from bestatt.dev_inbox where kind = 'sms' and recipient = $1 order by id desc limit 1`,
    [number.replace(/\D/g, '')],
  );
  return /\d{6}/.exec(rows[0]?.body_text ?? '')?.[0] ?? '';
}

/** Logs in by password in a browser, or a new one; a second factor is still to be given. */
export async function loggedIn(
  api: TestApi,
  email: string,
  { browser = openBrowser(api), next = '/app/settings', path = '/auth' } = {},
): Promise<{ browser: Browser; location: string | null }> {
  const { location } = await browser.visit(auth.action, path, { mode: 'login', email, password, next });
  return { browser, location };
}

/** Where the guard sends whoever opens a path; null when it lets them in. */
export async function sentTo(browser: Browser, path: string): Promise<string | null> {
  const answer = await browser.visit(
    ({ request, context }) =>
      requireAccess(
        { request, url: new URL(request.url), context, params: {}, pattern: '' },
        async () => new Response('the screen'),
      ),
    path,
  );
  return answer.location;
}
