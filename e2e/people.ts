import { expect, type Page, test } from '@playwright/test';

export const password = 'three quiet fjords';
/** What onboarding asks for. */
export const profile = { fullName: 'Rojin Demir', country: 'TR', dateOfBirth: '1994-02-28' } as const;

/** An address that nobody has yet. */
export function newAddress(): string {
  return `e2e-${crypto.randomUUID()}@example.no`;
}

/**
 * A new account with its profile, signed in in the page's browser: the product's own forms are sent without being shown.
 * For journeys that are about something else than signing up. @returns its email.
 */
export async function newPerson(page: Page, prefix = ''): Promise<string> {
  const email = await newAccount(page, prefix);
  await send(page, `${prefix}/onboarding`, { ...profile, next: `${prefix}/app` });
  return email;
}

/** The same before onboarding. */
export async function newAccount(page: Page, prefix = ''): Promise<string> {
  const email = newAddress();
  await send(page, `${prefix}/auth?create`, { mode: 'create', email, password, confirmPassword: password });
  return email;
}

/** Sends a form that leads on. */
async function send(page: Page, path: string, form: Record<string, string>): Promise<void> {
  await sendForm(page, { path, form, status: 302 });
}

/** Sends a form as a browser without script does; the answer's cookies become the browser's. @returns the answer's page */
export async function sendForm(
  page: Page,
  sent: { readonly path: string; readonly form: Record<string, string>; readonly status: number },
): Promise<string> {
  const { path, form, status } = sent;
  const origin = test.info().project.use.baseURL ?? '';
  const answer = await page.context().request.post(path, { form, headers: { origin }, maxRedirects: 0 });
  const text = await answer.text();
  expect(answer.status(), `${path}: ${text}`).toBe(status);
  return text;
}
