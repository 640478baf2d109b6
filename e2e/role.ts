import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { finishOnboarding } from './journey.ts';
import { newAccount, password } from './people.ts';

/** Somebody with a role as the command line gives it, on the running product's database. @returns their email. */
export async function personWithRole(
  page: Page,
  { role, prefix = '' }: { readonly role: 'admin' | 'editor'; readonly prefix?: string },
): Promise<string> {
  const email = await newAccount(page, prefix);
  const root = join(import.meta.dirname, '..');
  execFileSync(process.execPath, ['scripts/operations/roles.ts', 'add', role, email], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(root, 'e2e/.cache/e2e-data') },
  });
  await setUpSecondFactor(page, prefix);
  return email;
}

/** 6.19: the administration leads to setting up a second factor, after the profile, and on from there. */
async function setUpSecondFactor(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/admin`);
  await finishOnboarding(page);
  await expect(page).toHaveURL(/settings\/security\?needed=admin/);
  // The toast of the saved profile takes its word out of the address, which would take the form's answer along.
  await page.waitForLoadState('networkidle');
  await page.locator('#factor input[name=ownPassword]').first().fill(password);
  await page.keyboard.press('Enter');
  const secret = ((await page.locator('#factor code').textContent()) ?? '').replaceAll(' ', '');
  await page.locator('#factor input[name=code]').fill(new TOTP({ secret }).generate());
  await page.locator('#factor button[value=factor-verify]').click();
  const goOn = prefix === '/nb' ? 'Gå til administrasjonen' : 'Go to the administration';
  await page.getByRole('link', { name: goOn }).click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/admin/[a-z]+$`));
}
