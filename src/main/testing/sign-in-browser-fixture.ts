import { expect } from 'vitest';
import type { TestApi } from '#server/testing/api.ts';
import * as auth from '#web/routes/auth.tsx';
import { openSession } from '#web/session/session.ts';
import { readViewer, type Viewer } from '#web/session/viewer.ts';
import { type Browser, openBrowser } from './browser-fixture.ts';

export const password = 'et fjell i solnedgang';

let people = 0;

/** An address that nobody has yet. */
export function newAddress(): string {
  return `sign-in-${++people}@example.no`;
}

/** A browser in which an account has been made; without autoconfirm it still waits for its mail. */
export async function createdAccount(api: TestApi): Promise<{ browser: Browser; email: string }> {
  const browser = openBrowser(api);
  const email = newAddress();
  const fields = { mode: 'create', email, password, confirmPassword: password };
  await browser.visit(auth.action, '/auth?create', fields);
  return { browser, email };
}

/** A browser with an anonymous session, as whoever began a test has one. */
export async function guest(api: TestApi): Promise<{ browser: Browser; id: string }> {
  const browser = openBrowser(api);
  const { data: id } = await browser.visit(async ({ request, context }) => {
    const { supabase, headers } = openSession(request, context);
    const { data } = await supabase.auth.signInAnonymously();
    return { data: data.user?.id, init: { headers } };
  }, '/app/leveltest');
  return { browser, id: id as string };
}

/** Whom the screens take the browser for. */
export async function viewerOf(browser: Browser): Promise<Viewer> {
  const { data } = await browser.visit(
    async ({ request, context }) => (await readViewer(request, context)).viewer,
    '/app',
  );
  return data as Viewer;
}

export type MailLink = {
  readonly text: string;
  readonly subject: string;
  readonly link: URL;
  /** What /confirm sends when its button is pressed. */
  readonly fields: Record<string, string>;
  readonly code: string;
};

/** The newest mail with a link of ours to an address, once it is there. */
export async function lastMail(api: TestApi, to: string, subject = /./): Promise<MailLink> {
  let mail: { subject: string; body_text: string } | undefined;
  await expect
    .poll(async () => {
      const { rows } = await api.database.pool.query(
        'select subject, body_text from bestatt.dev_inbox where recipient = $1 order by id desc',
        [to],
      );
      mail = rows.find((row) => subject.test(row.subject));
      return mail;
    })
    .toBeDefined();
  const { subject: title, body_text: text } = mail as { subject: string; body_text: string };
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://no-link.test');
  return {
    text,
    subject: title,
    link,
    fields: Object.fromEntries(link.searchParams),
    code: /^(\d{6})$/m.exec(text)?.[1] ?? '',
  };
}

/** Past the minute's pause between two mails of a kind. */
export async function passMailPause(api: TestApi): Promise<void> {
  await api.database.pool.query('delete from bestatt.rate_limits');
}
