import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Role } from '#domain/access/roles.ts';
import { finishOnboarding } from './journey.ts';
import { newAccount, password } from './people.ts';
import { dataDir } from './store.ts';

/**
 * Somebody new with a role as the command line gives it, at the page that the role opens: it asks for their profile and a second
 * factor, and then lets them on (6.19).
 */
export async function newWithRole(
  page: Page,
  { role, path, prefix = '' }: { readonly role: Role; readonly path: string; readonly prefix?: string },
): Promise<void> {
  const email = await newAccount(page, prefix);
  execFileSync(process.execPath, ['scripts/operations/roles.ts', 'add', role, email], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir },
  });
  await page.goto(prefix + path);
  await finishOnboarding(page);
  await expect(page).toHaveURL(/settings\/security\?needed=admin/);
  // The toast of the saved profile takes its word out of the address, which would take the form's answer along.
  await page.waitForLoadState('networkidle');
  await page.locator('#factor input[name=ownPassword]').first().fill(password);
  await page.keyboard.press('Enter');
  const secret = ((await page.locator('#factor code').textContent()) ?? '').replaceAll(' ', '');
  await page.locator('#factor input[name=code]').fill(new TOTP({ secret }).generate());
  await page.locator('#factor button[value=factor-verify]').click();
  await page.locator('[role=status] a', { hasText: onward }).click();
  await expect(page).toHaveURL(new RegExp(`${prefix}${path}(/[a-z]+)?$`));
}

const onward = /^(Go on|Gå videre)$/;
