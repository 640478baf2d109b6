import { expect, type Page } from '@playwright/test';
import { answerToTheEnd, finishOnboarding, hydrated, openSettings, startTest } from './journey.ts';
import { newAccount, newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { test } from './test.ts';

/**
 * Text at 200 % on a phone of 360 px (WCAG 2.2, 1.4.4 and 1.4.10): nothing scrolls sideways, and no text reaches beyond
 * the screen or is cut off in its box.
 */
async function expectRoom(page: Page, name = new URL(page.url()).pathname): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const found = await page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }),
    );
    const scrolls = (part: Element | null): boolean =>
      part !== null &&
      part !== document.body &&
      (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
    return seen.flatMap((part) => {
      const texts = [...part.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
      if (texts.length === 0 || part.closest('svg') || part.getBoundingClientRect().width < 2) return [];
      const range = document.createRange();
      const right = Math.max(
        ...texts.flatMap((text) => {
          range.selectNodeContents(text);
          return [...range.getClientRects()].map((rect) => rect.right);
        }),
      );
      const style = getComputedStyle(part);
      const isCut =
        style.overflowX !== 'visible' && !scrolls(part) && part.scrollWidth > part.clientWidth + 1;
      return (right > 361 && !scrolls(part)) || isCut
        ? [`${part.tagName} ${part.textContent?.slice(0, 60)}`]
        : [];
    });
  });
  expect(found, name).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360);
}

async function expectRoomAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectRoom(page);
}

const visitors = [
  '',
  '/about',
  '/pricing',
  '/terms',
  '/contact',
  '/discount',
  '/demo',
  '/articles',
  '/lettavis/pant',
];
const logins = [
  '/auth',
  '/auth?create',
  '/auth/forgot',
  '/auth/code',
  '/app/leveltest',
  '/app/test',
  '/no-such-page',
];
const own = [
  '/app',
  '/app/test',
  '/app/test?show=results',
  '/app/custom',
  '/app/flashcards',
  '/app/flashcards/round',
  '/app/license',
  '/app/license?needs=11&for=custom',
  '/app/license/guarantee',
  '/app/license/checkout?package=premium',
  '/app/settings',
  '/app/settings/practice',
  '/app/settings/security',
  '/app/settings/data',
  '/app/settings/mail',
  '/app/feedback',
];

test.use({ viewport: { width: 360, height: 780 } });

for (const prefix of ['', '/nb']) {
  const language = prefix || 'en';

  test(`text at 200 % on a phone: what visitors see (${language})`, async ({ page }) => {
    for (const path of [...visitors, ...logins]) await expectRoomAt(page, `${prefix}${path}` || '/');
  });

  test(`text at 200 % on a phone: tasks, result and answers (${language})`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto(`${prefix}/app/leveltest`);
    await openSettings(page);
    await expectRoom(page, 'the settings of a test');
    await startTest(page, { path: `${prefix}/app/leveltest` });
    await expectRoom(page, 'a task');
    await answerToTheEnd(page);
    await page.waitForLoadState('networkidle');
    await expectRoom(page, 'a result');
    await expectRoomAt(page, page.url().replace(/\/result.*/, '/review'));
  });

  test(`text at 200 % on a phone: what somebody with an account sees (${language})`, async ({ page }) => {
    test.setTimeout(240_000);
    await newAccount(page, prefix);
    await expectRoomAt(page, `${prefix}/onboarding`);
    await finishOnboarding(page);
    for (const path of own) await expectRoomAt(page, `${prefix}${path}`);
    await page.goto(`${prefix}/app`);
    await hydrated(page);
    await page.locator('[popovertarget=app-menu]').click();
    await expectRoom(page, 'the menu');
  });

  test(`text at 200 % on a phone: paying, with Plus (${language})`, async ({ page }) => {
    test.setTimeout(240_000);
    const email = await newPerson(page, prefix);
    await page.goto(`${prefix}/app/license/checkout?package=plus`);
    await page.locator('input[name=terms]').check();
    await page.locator('input[name=withdrawal]').check();
    await page.locator('button[value=pay]').click();
    await page.waitForURL(/test-checkout/);
    await expectRoom(page, 'the test checkout');
    await page.locator('button[value=paid]').click();
    await page.waitForURL(/\/order\//);
    await expectRoom(page, 'the receipt');
    await grantLicence(email, 12);
    for (const path of [
      '/app',
      '/app/test',
      '/app/mock-tests',
      '/app/custom',
      '/app/flashcards',
      '/app/flashcards/round',
      '/app/license',
    ])
      await expectRoomAt(page, `${prefix}${path}`);
  });
}
