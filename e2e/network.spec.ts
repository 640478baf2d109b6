import { expect, type Page } from '@playwright/test';
import { answerByHand, handIn, hydrated, startTest, taskNumber } from './journey.ts';
import { newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { test } from './test.ts';

/** Loses the first requests to a path on the way. @returns how often it was asked for. */
async function lose(
  page: Page,
  { path, method, times }: { path: RegExp; method: string; times: number },
): Promise<() => number> {
  let asked = 0;
  await page.context().route(path, (route) => {
    if (route.request().method() !== method) return route.continue();
    asked += 1;
    return asked <= times ? route.abort('connectionreset') : route.continue();
  });
  return () => asked;
}

for (const [prefix, words] of [
  ['', { saved: 'Saved.', unsent: 'What you typed is still here' }],
  ['/nb', { saved: 'Lagret.', unsent: 'Alt du har skrevet, står her fortsatt' }],
] as const) {
  const language = prefix || 'en';

  test(`7.19 a form that is lost twice gets through by itself (${language})`, async ({ page }) => {
    await newPerson(page, prefix);
    await page.goto(`${prefix}/app/settings`);
    await hydrated(page);
    await page.locator('textarea[name=description]').fill('I like ski tracks.');
    const asked = await lose(page, { path: /\/app\/settings\.data/, method: 'POST', times: 2 });
    await page.locator('main form button[type=submit]').first().click();
    await expect(page.locator('.toast', { hasText: words.saved })).toBeVisible();
    expect(asked()).toBe(3);
    await page.reload();
    await expect(page.locator('textarea[name=description]')).toHaveValue('I like ski tracks.');
  });

  test(`lost four times, it says so and keeps what was typed (7.19) (${language})`, async ({ page }) => {
    await newPerson(page, prefix);
    await page.goto(`${prefix}/app/settings`);
    await hydrated(page);
    await page.locator('textarea[name=description]').fill('I like ski tracks.');
    const asked = await lose(page, { path: /\/app\/settings\.data/, method: 'POST', times: 9 });
    await page.locator('main form button[type=submit]').first().click();
    await expect(page.locator('.toast', { hasText: words.unsent })).toBeVisible();
    expect(asked()).toBe(4);
    await expect(page.locator('textarea[name=description]')).toHaveValue('I like ski tracks.');
  });
}

test('a screen whose data is lost twice opens (7.19)', async ({ page }) => {
  await newPerson(page);
  await page.goto('/app');
  await hydrated(page);
  const asked = await lose(page, { path: /\/app\/settings\.data/, method: 'GET', times: 2 });
  await page.locator('aside').getByRole('link', { name: 'Settings' }).click();
  await expect(page.locator('input[name=fullName]')).toBeVisible();
  expect(asked()).toBe(3);
});

test('without a network a screen stays, says so, and leads on when there is one again (8.19)', async ({
  page,
}) => {
  await newPerson(page);
  await page.goto('/app/license');
  await hydrated(page);
  await page.context().setOffline(true);
  const menu = page.getByRole('navigation', { name: 'Your practice' });
  await menu.getByRole('link', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'No connection' });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Still no connection.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/license$/);
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/app\/settings$/);
  await expect(dialog).toBeHidden();
});

test('a new password is sent once (7.19)', async ({ page }) => {
  await newPerson(page);
  await page.goto('/app/settings/security');
  await hydrated(page);
  const asked = await lose(page, { path: /\/security\.data/, method: 'POST', times: 9 });
  await page.locator('input[name=currentPassword]').fill('three quiet fjords');
  await page.locator('input[name=password]').fill('four quiet fjords');
  await page.locator('input[name=confirmPassword]').fill('four quiet fjords');
  await page.locator('form:has(input[name=password]) button[type=submit]').click();
  await expect(page.locator('.toast', { hasText: 'What you typed is still here' })).toBeVisible();
  expect(asked()).toBe(1);
});

test('7.19, 4.34 an answer whose reply is lost counts once, and the test goes on', async ({ page }) => {
  await startTest(page);
  let lost = 0;
  await page.context().route(/\/app\/test\/[^/]+\.data/, async (route) => {
    if (route.request().method() !== 'POST' || lost >= 2) return route.continue();
    lost += 1;
    // It got there; only the answer is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await answerByHand(page);
  await handIn(page);
  await expect.poll(() => taskNumber(page)).toBe(2);
  expect(lost).toBe(2);
});

test('7.19, 9.77 a round of words loses no review on a bad line', async ({ page }) => {
  const email = await newPerson(page);
  await grantLicence(email, 11);
  await page.goto('/app/flashcards/round');
  await hydrated(page);
  const asked = await lose(page, { path: /\/round\.data/, method: 'POST', times: 2 });
  await page.keyboard.press(' ');
  await page.keyboard.press('4');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bestatt:card-reviews'))).toBeNull();
  expect(asked()).toBe(3);
  await page.goto('/app/flashcards');
  await expect(page.getByRole('heading', { name: '9 words for you now' })).toBeVisible();
});
