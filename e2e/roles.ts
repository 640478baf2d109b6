import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Role } from '#domain/access/roles.ts';
import { newPerson, password } from './people.ts';
import { withDatabase } from './store.ts';

/** Somebody with a role, and the second factor that it asks for, at the page that the role opens. */
export async function newWithRole(
  page: Page,
  { role, path, prefix = '' }: { readonly role: Role; readonly path: string; readonly prefix?: string },
): Promise<void> {
  const email = await newPerson(page, prefix);
  await withDatabase(({ pool }) =>
    pool.query(
      'insert into public.user_roles (user_id, role) select id, $2 from auth.users where email = $1',
      [email, role],
    ),
  );
  await page.goto(prefix + path);
  await expect(page).toHaveURL(/settings\/security\?needed=admin/);
  await page.waitForLoadState('networkidle');
  await page.locator('#factor input[name=ownPassword]').first().fill(password);
  await page.keyboard.press('Enter');
  const secret = ((await page.locator('#factor code').textContent()) ?? '').replaceAll(' ', '');
  await page.locator('#factor input[name=code]').fill(new TOTP({ secret }).generate());
  await page.locator('#factor button[value=factor-verify]').click();
  await expect(page.locator('#factor input[name=code]')).toHaveCount(0);
  await page.goto(prefix + path);
  await expect(page).toHaveURL(new RegExp(`${prefix}${path}$`));
}
