import { expect, type Page } from '@playwright/test';
import { createAccount, finishOnboarding, hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

const languages = [
  { prefix: '', signOut: 'Sign out', leaving: 'Signing out', left: 'You have been signed out' },
  { prefix: '/nb', signOut: 'Logg ut', leaving: 'Logger ut', left: 'Du er logget ut' },
] as const;

/** What the browser still keeps of the person. */
async function kept(page: Page): Promise<{ readonly session: number; readonly stored: number }> {
  const cookies = await page.context().cookies();
  const session = cookies.filter(({ name }) => name.startsWith('sb-bestatt-auth-token')).length;
  return { session, stored: await page.evaluate(() => localStorage.length + sessionStorage.length) };
}

async function keepSomething(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('bestatt:card-reviews', '[]'));
}

for (const { prefix, signOut, leaving, left } of languages) {
  test(`2.20, 4.3, 9.83 who signs out in one tab is signed out in all, and goes home (${prefix || 'en'})`, async ({
    page,
    context,
  }) => {
    await newPerson(page, prefix);
    const other = await context.newPage();
    await other.goto(`${prefix}/app/settings`);
    await hydrated(other);
    await other.locator('textarea[name=description]').fill('Half a sentence');
    await page.goto(`${prefix}/app/settings/data`);
    await keepSomething(page);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await context.route(/\/signout$/, async (route) => {
      if (route.request().method() === 'POST') await held;
      return route.continue();
    });
    await page.locator('[popovertarget=user-menu-side]').click();
    await page.getByRole('link', { name: signOut }).first().click();
    await expect(page.getByRole('heading', { name: leaving })).toBeVisible();
    goOn();
    await expect(page.getByRole('heading', { name: left })).toBeVisible();
    expect(await kept(page)).toEqual({ session: 0, stored: 0 });
    await other.waitForURL(new RegExp(`${prefix}/auth`));
    await expect(other.locator('input[name=password]')).toBeVisible();
    await page.waitForURL((url) => url.pathname === (prefix || '/'));
    await page.goBack();
    await page.waitForURL(new RegExp(`${prefix}/auth`));
    await expect(page.locator('input[name=password]')).toBeVisible();
  });

  test(`what the browser keeps goes, also when the server cannot be reached (8.5) (${prefix || 'en'})`, async ({
    page,
    context,
  }) => {
    await createAccount(page, prefix);
    await finishOnboarding(page);
    await keepSomething(page);
    await context.route(/\/signout$/, (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto(`${prefix}/signout`);
    await expect(page.getByRole('heading', { name: left })).toBeVisible();
    expect((await kept(page)).stored).toBe(0);
    await page.waitForURL((url) => url.pathname === (prefix || '/'));
    // No script can take the session's cookie away: the first page that comes through has done it.
    expect(await kept(page)).toEqual({ session: 0, stored: 0 });
    await page.goto(`${prefix}/app/settings`);
    await page.waitForURL(new RegExp(`${prefix}/auth`));
  });
}

test('fetching the page ahead signs nobody out (4.3)', async ({ page }) => {
  await createAccount(page);
  await finishOnboarding(page);
  await page.evaluate(async () => {
    await fetch('/signout');
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: '/signout' });
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
    document.head.append(link);
    await loaded;
  });
  await page.goto('/app/settings');
  await expect(page.locator('input[name=fullName]')).toHaveValue('Rojin Demir');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('2.20 a button signs out', async ({ page }) => {
    await newPerson(page);
    await page.goto('/signout');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'You have been signed out' })).toBeVisible();
    await page.goto('/app/settings');
    await page.waitForURL(/\/auth/);
  });
});
