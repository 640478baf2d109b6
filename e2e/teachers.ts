import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { newPerson, password } from './people.ts';
import { withDatabase } from './store.ts';

/** Somebody with the role of a teacher, and the second factor that it asks for, at the desk. */
export async function newTeacher(page: Page, prefix = ''): Promise<void> {
  const email = await newPerson(page, prefix);
  await withDatabase(({ pool }) =>
    pool.query(
      `insert into public.user_roles (user_id, role) select id, 'teacher' from auth.users where email = $1`,
      [email],
    ),
  );
  await page.goto(`${prefix}/app/teacher`);
  await expect(page).toHaveURL(/settings\/security\?needed=admin/);
  await page.waitForLoadState('networkidle');
  await page.locator('#factor input[name=ownPassword]').first().fill(password);
  await page.keyboard.press('Enter');
  const secret = ((await page.locator('#factor code').textContent()) ?? '').replaceAll(' ', '');
  await page.locator('#factor input[name=code]').fill(new TOTP({ secret }).generate());
  await page.locator('#factor button[value=factor-verify]').click();
  await expect(page.locator('#factor input[name=code]')).toHaveCount(0);
  await page.goto(`${prefix}/app/teacher`);
  await expect(page).toHaveURL(new RegExp(`${prefix}/app/teacher$`));
}
