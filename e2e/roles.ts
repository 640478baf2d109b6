import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Role } from '#domain/access/roles.ts';
import { changeRole } from '#server/roles/change-role.ts';
import { finishOnboarding } from './journey.ts';
import { newAccount, newPerson, password, sendForm } from './people.ts';
import { dataDir, withDatabase } from './store.ts';

type Post = { readonly role: Role; readonly path: string; readonly prefix?: string };

/**
 * Somebody new with a role and a second factor, at the page that the role opens: the product's own forms are sent without being
 * shown. For journeys that are about what comes then.
 */
export async function newWithRole(page: Page, { role, path, prefix = '' }: Post): Promise<void> {
  const email = await newPerson(page, prefix);
  await giveRole(email, role);
  await setUpApp(page, prefix);
  await page.goto(prefix + path);
  await expect(page).toHaveURL(new RegExp(`${prefix}${path}(/[a-z]+)?$`));
}

async function giveRole(email: string, role: Role): Promise<void> {
  await withDatabase((database) =>
    database.asOwner(async (transaction) => {
      const [user] = await transaction.query<{ id: string }>('select id from auth.users where email = $1', [
        email,
      ]);
      await changeRole(transaction, { actorId: null, userId: user?.id ?? '', role, given: true });
    }),
  );
}

/** An authenticator app, by its key and its first code. */
async function setUpApp(page: Page, prefix: string): Promise<void> {
  const path = `${prefix}/app/settings/security`;
  const begun = await sendForm(page, {
    ...{ path, status: 200 },
    form: { intent: 'factor-begin', ownPassword: password },
  });
  const uri = hiddenValue(begun, 'uri');
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  await sendForm(page, {
    ...{ path, status: 200 },
    form: {
      ...{ intent: 'factor-verify', factor: hiddenValue(begun, 'factor'), uri },
      code: new TOTP({ secret }).generate(),
    },
  });
}

/** What a field of a form holds that nobody sees. */
function hiddenValue(text: string, name: string): string {
  const [, value = ''] = new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(text) ?? [];
  return value.replaceAll('&amp;', '&');
}

/**
 * The same by the screens, with a role as the command line gives it: the page that the role opens asks for the profile and a second
 * factor, and then lets them on (6.19).
 */
export async function walkToRole(page: Page, { role, path, prefix = '' }: Post): Promise<void> {
  const email = await newAccount(page, prefix);
  execFileSync(process.execPath, ['scripts/operations/roles.ts', 'add', role, email], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir },
  });
  await page.goto(prefix + path);
  await finishOnboarding(page);
  await expect(page).toHaveURL(/settings\/security\?needed=admin/);
  // The toast of the saved profile takes its word out of the address, which would take the form's answer along; the form is drawn
  // for the new address a little after it stands there.
  await page.waitForURL((url) => !url.searchParams.has('welcome'));
  await expect(page.locator('form:has(input[name=ownPassword])').first()).not.toHaveAttribute(
    'action',
    /welcome/,
  );
  // The heading of a page that was just opened takes the focus: the key goes to the field itself.
  const own = page.locator('#factor input[name=ownPassword]').first();
  await own.fill(password);
  await own.press('Enter');
  const secret = ((await page.locator('#factor code').textContent()) ?? '').replaceAll(' ', '');
  await page.locator('#factor input[name=code]').fill(new TOTP({ secret }).generate());
  await page.locator('#factor button[value=factor-verify]').click();
  await page.locator('[role=status] a', { hasText: onward }).click();
  await expect(page).toHaveURL(new RegExp(`${prefix}${path}(/[a-z]+)?$`));
}

const onward = /^(Go on|Gå videre)$/;
