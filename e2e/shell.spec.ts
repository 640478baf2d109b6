import { expect, test } from '@playwright/test';

test('2.1 the pages that are read work without script and ship little of it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ['/', '/about', '/pricing', '/terms', '/nb']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
    const scripts = await page.locator('script[src]').count();
    expect(scripts).toBe(1);
  }
  await page.close();
});

test('4.25 colour mode: chosen, shown at once, kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /English/ }).click();
  await page.locator('#preferences').getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
});

test('2.56 the language: by path, by cookie for a year, by browser on the front page', async ({
  browser,
}) => {
  const norwegian = await browser.newContext({ locale: 'nb-NO' });
  const page = await norwegian.newPage();
  await page.goto('/');
  await expect(page).toHaveURL(/\/nb$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await page.getByRole('button', { name: /Norsk/ }).click();
  await page.locator('#preferences').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  const cookie = (await norwegian.cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('en-GB');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await norwegian.close();
});

test('2.52 a wrong path gives the error page with a way home; bots get the status alone', async ({
  page,
  request,
}) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  const bot = await request.get('/no-such-page', {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  });
  expect(bot.status()).toBe(404);
  expect(await bot.text()).not.toContain('<h1');
});

test('7.15 icons come from our own endpoint in the shape of Iconify', async ({ request }) => {
  const icons = await (await request.get('/api/_nuxt_icon/lucide.json?icons=house,no-such')).json();
  expect(icons).toMatchObject({ prefix: 'lucide', not_found: ['no-such'] });
  expect(icons.icons.house.body).toContain('<path');
});

test('4.32 a visitor keeps the results by creating an account', async ({ page }) => {
  const { startTest, answerToTheEnd } = await import('./journey.ts');
  await startTest(page);
  await answerToTheEnd(page);
  await page.goto('/auth?create');
  const email = `learner-${crypto.randomUUID()}@example.com`;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('three quiet fjords');
  await page.getByLabel('Password once more').fill('three quiet fjord');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('three quiet fjords');
  await page.getByLabel('Password once more').fill('three quiet fjords');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await page.goto('/signout');
  await expect(page.getByText('You have been signed out')).toBeVisible();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await page.getByLabel('Password').fill('three quiet fjords');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await page.goto('/app/test');
  await expect(page.locator('main ul li')).toHaveCount(1);
});
