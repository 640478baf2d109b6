import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { createAccount, finishOnboarding, hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

const password = 'three quiet fjords';

/** What a password manager, a phone's keyboard and the browser see of a field. */
async function seen(page: Page, name: string) {
  const field = page.locator(`main input[name=${name}]`).first();
  const [type, autocomplete, inputmode] = await Promise.all(
    ['type', 'autocomplete', 'inputmode'].map((attribute) => field.getAttribute(attribute)),
  );
  return [type ?? 'text', autocomplete, inputmode].filter(Boolean).join(' ');
}

test('9.84 the fields of an account say what they are', async ({ page }) => {
  await page.goto('/auth');
  expect(await seen(page, 'email')).toBe('email username');
  expect(await seen(page, 'password')).toBe('password current-password');
  await page.goto('/auth?create');
  expect(await seen(page, 'password')).toBe('password new-password');
  expect(await seen(page, 'confirmPassword')).toBe('password new-password');
  await page.goto('/auth/forgot');
  expect(await seen(page, 'email')).toBe('email username');
  await page.locator('input[name=email]').fill(`nobody-${crypto.randomUUID()}@example.no`);
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name=code]')).toBeVisible();
  expect(await seen(page, 'code')).toBe('text one-time-code numeric');
  await createAccount(page);
  expect(await seen(page, 'fullName')).toBe('text name');
  expect(await seen(page, 'dateOfBirth')).toBe('date bday');
  await finishOnboarding(page);
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL('/app/settings/security#password');
  await hydrated(page);
  expect(await seen(page, 'username')).toBe('email username');
  expect(await seen(page, 'currentPassword')).toBe('password current-password');
  expect(await seen(page, 'password')).toBe('password new-password');
  expect(await seen(page, 'number')).toBe('tel tel');
  await page.locator('#factor').getByLabel('Your password').first().fill(password);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.locator('input[name=code]')).toBeVisible();
  expect(await seen(page, 'code')).toBe('text one-time-code numeric');
});

for (const [prefix, words] of [
  ['', { show: 'Show the password', invalid: 'Invalid email or password.' }],
  ['/nb', { show: 'Vis passordet', invalid: 'Feil e-post eller passord.' }],
] as const) {
  test(`9.84 a password is shown, and hidden again when it is sent; then one goes on at what was wrong (${prefix || 'en'})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/auth`);
    const field = page.locator('input[name=password]');
    const button = page.getByRole('button', { name: words.show });
    await field.fill(password);
    await button.click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expectNoViolations(page);
    // Looked at as it is sent: the page would be gone.
    await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault(), { once: true }));
    await page.locator('input[name=email]').fill('nobody@example.no');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(button).toHaveAttribute('aria-pressed', 'false');

    await page.goto(`${prefix}/auth`);
    await page.locator('main button[type=submit]').first().click();
    await expect(page.locator('input[name=email]')).toBeFocused();
    await page.locator('input[name=email]').fill('nobody@example.no');
    await page.keyboard.press('Enter');
    await expect(page.locator('input[name=password]')).toBeFocused();
    await page.keyboard.type('wrong password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: words.invalid })).toBeFocused();
  });
}

test('9.84 settings go on at the first error, and a password is shown there too', async ({ page }) => {
  await newPerson(page);
  await page.goto('/app/settings/security');
  await hydrated(page);
  const current = page.locator('input[name=currentPassword]');
  await page.locator('input[name=password]').fill('four quiet fjords');
  await page.locator('input[name=confirmPassword]').fill('five quiet fjords');
  await page.getByRole('button', { name: 'Show the password' }).first().click();
  await expect(current).toHaveAttribute('type', 'text');
  await page.locator('form:has(input[name=currentPassword]) button[type=submit]').click();
  await expect(page.locator('input[name=confirmPassword]')).toBeFocused();
  await expect(current).toHaveAttribute('type', 'password');
});

test('a code is pasted as it was sent, with spaces around and between (9.84)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await newPerson(page);
  await page.goto('/app/settings/security');
  await hydrated(page);
  await page.locator('#factor').getByLabel('Your password').first().fill(password);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const code = page.locator('input[name=code]');
  await code.focus();
  await page.evaluate(() => navigator.clipboard.writeText(' 123 - 456 '));
  await page.keyboard.press('Control+V');
  expect((await code.inputValue()).replace(/[\s-]/g, '')).toBe('123456');
});
