import { expect, type Page } from '@playwright/test';
import { answerToTheEnd, hydrated, startTest } from './journey.ts';
import { newPerson } from './people.ts';
import { otherBrowser, test } from './test.ts';

test('the pages that are read work without script and ship little of it (2.1)', async ({ browser }) => {
  const page = await otherBrowser(browser, { javaScriptEnabled: false });
  for (const path of ['/', '/about', '/pricing', '/terms', '/nb']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
    const scripts = await page.locator('script[src]').count();
    expect(scripts).toBe(1);
  }
  await page.context().close();
});

/** Lets the file with these words in it get lost, so many times. */
async function loseTexts(page: Page, words: string, times: number): Promise<void> {
  let lost = 0;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    if (lost < times && (await response.text()).includes(words)) {
      lost += 1;
      return route.abort();
    }
    return route.fulfill({ response });
  });
}

test('a screen whose texts do not come shows words, never their names', async ({ page }) => {
  await newPerson(page);
  await loseTexts(page, 'It is an extension, not a refund.', 100);
  await page.goto('/app/license/guarantee');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toHaveText('Pass guarantee');
  // What is being fetched for the page that is left is waited for.
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/app/feedback');
  await hydrated(page);
  await loseTexts(page, 'No active licence', 1);
  await page.getByRole('link', { name: 'License', exact: true }).first().click();
  await page.waitForURL(/\/app\/license$/);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#current-title')).toHaveText('No active licence');
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
  const page = await otherBrowser(browser, { locale: 'nb-NO' });
  await page.goto('/');
  await expect(page).toHaveURL(/\/nb$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await page.getByRole('button', { name: /Norsk/ }).click();
  await page.locator('#preferences').getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('en-GB');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.context().close();
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

test('an address of a file that is not there says so on a page, in its language (2.6)', async ({ page }) => {
  const response = await page.goto('/nb/auth/provider/nobody');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Siden finnes ikke' })).toBeVisible();
});

test('icons come from our own endpoint in the shape of Iconify (7.15)', async ({ request }) => {
  const icons = await (await request.get('/api/_nuxt_icon/lucide.json?icons=house,no-such')).json();
  expect(icons).toMatchObject({ prefix: 'lucide', not_found: ['no-such'] });
  expect(icons.icons.house.body).toContain('<path');
});

test('4.32, 8.12, 8.1 a visitor keeps the results by creating an account', async ({ page }) => {
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
  await expect(page).toHaveURL(/\/onboarding/);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Please select your country')).toBeVisible();
  await expect(page.getByText('Date of birth is required')).toBeVisible();
  await page.getByLabel('Name').fill('Rojin Demir');
  await page.getByLabel('Country').selectOption({ label: 'Türkiye' });
  await page.getByLabel('Date of birth').fill('1994-02-28');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText('Profile set up successfully.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);
  await page.goto('/onboarding');
  await expect(page).toHaveURL(/\/app$/);
  await page.goto('/app/flashcards');
  await expect(page).toHaveURL(/\/app\/license/);
  await expect(page.getByText('License Required', { exact: true })).toBeVisible();
  await page.goto('/app');
  await page.getByRole('button', { name: 'Account, language and appearance' }).first().click();
  await page.getByRole('link', { name: 'Sign out' }).first().click();
  await expect(page.getByText('You have been signed out')).toBeVisible();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('three quiet fjords');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await page.goto('/app/test');
  await expect(page.locator('main ul li:has(a[href*="/app/test/"])')).toHaveCount(1);
});

test('a button that shows only an icon tells its name, by pointer after 700 ms and by keyboard at once (9.30)', async ({
  page,
}) => {
  await startTest(page);
  const menu = page.getByRole('button', { name: 'Time, language and appearance' });
  const tip = page.locator('#tooltip:popover-open');
  const waitedMs = page.evaluate(msUntilTooltip);
  await menu.hover();
  expect(await waitedMs).toBeGreaterThanOrEqual(690);
  await expect(tip).toHaveText('Time, language and appearance');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.mouse.move(5, 300);
  await page.locator('h1').focus();
  await page.keyboard.press('Tab');
  for (let guard = 0; guard < 20 && !(await menu.evaluate((it) => it === document.activeElement)); guard += 1)
    await page.keyboard.press('Tab');
  await expect(tip).toHaveText('Time, language and appearance');
});

/** In the page, whose clock no busy machine disturbs: from the pointer's coming to the tooltip's opening. */
function msUntilTooltip(): Promise<number> {
  return new Promise((resolve) => {
    let since: number | null = null;
    document.addEventListener('pointerover', ({ target }) => {
      if (target instanceof Element && target.closest('button[aria-label]')) since ??= performance.now();
    });
    document.addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof Element && target.id === 'tooltip' && since !== null)
          resolve(performance.now() - since);
      },
      { capture: true },
    );
  });
}
