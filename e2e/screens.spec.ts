import { expect } from '@playwright/test';
import { expectNoViolationsInBoth, expectNoViolationsInTurn } from './accessibility.ts';
import {
  answerToTheEnd,
  finishOnboarding,
  hydrated,
  skipTask,
  startTest,
  taskAfter,
  taskNumber,
} from './journey.ts';
import { newAccount, newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { test } from './test.ts';

const readPages = [
  '/',
  '/about',
  '/pricing',
  '/terms',
  '/discount',
  '/mail/stop?mail=week&token=x',
  '/articles',
  '/auth',
  '/auth?create',
  '/demo',
  '/no-such-page',
  '/offline',
  '/community/language-cafe',
  '/community/language-cafe/food',
];
const appPages = ['/app', '/app/leveltest', '/app/test', '/app/flashcards', '/app/flashcards/statistics'];

for (const prefix of ['', '/nb']) {
  test(`accessibility: every screen has no axe violation (${prefix || 'en'})`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of [...readPages, ...appPages]) {
      await page.goto(prefix + path === '/nb/' ? '/nb' : prefix + path);
      await expectNoViolationsInTurn(page, { prefix, name: path });
    }
  });

  test(`accessibility: tasks and their answers have no axe violation (${prefix || 'en'})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await startTest(page, { path: `${prefix}/app/leveltest`, showAnswers: true });
    const seen = new Set<string>();
    for (let task = 0; task < 8; task += 1) {
      const kind = await page.locator('main').getAttribute('data-kind');
      if (kind && !seen.has(kind)) await expectNoViolationsInBoth(page, `task ${kind}`);
      await skipTask(page);
      await expect(page.locator('[data-answered=true]')).toHaveCount(1);
      if (kind && !seen.has(kind)) await expectNoViolationsInBoth(page, `task ${kind}, reviewed`);
      seen.add(kind ?? '');
      const number = await taskNumber(page);
      await page.locator('[data-test-buttons] .button-primary').click();
      if (!(await taskAfter(page, number))) break;
    }
  });

  test(`accessibility: result and review have no axe violation (${prefix || 'en'})`, async ({ page }) => {
    await startTest(page, { path: `${prefix}/app/leveltest` });
    await answerToTheEnd(page);
    await page.waitForLoadState('networkidle');
    await expectNoViolationsInBoth(page, 'result');
    await page.goto(page.url().replace(/\/result.*/, '/review'));
    await expectNoViolationsInBoth(page, 'review');
    await page.goto(`${prefix}/app/test`);
    await expectNoViolationsInBoth(page, 'previous tests');
    await page.goto(`${prefix}/app`);
    await expectNoViolationsInBoth(page, 'overview');
  });

  test(`accessibility: account screens have no axe violation (${prefix || 'en'})`, async ({ page }) => {
    // Fourteen screens: a busy machine takes minutes.
    test.setTimeout(420_000);
    await newAccount(page, prefix);
    await page.goto(`${prefix}/onboarding`);
    await page.locator('main button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    await expectNoViolationsInTurn(page, { prefix, name: 'onboarding' });
    await finishOnboarding(page);
    for (const path of [
      '/app/license?needs=11&for=flashcards',
      '/app/license?needs=11&for=custom',
      '/app/license?needs=11&for=ask-a-teacher',
      '/app/license?needs=11&for=language-cafe',
      '/app/license/guarantee',
      '/app/settings',
      '/app/settings/data',
      '/app/settings/security',
      '/app/settings/mail',
      '/app/settings/offline',
      '/notifications',
      '/app/feedback',
    ]) {
      await page.goto(prefix + path);
      await page.waitForLoadState('networkidle');
      await expectNoViolationsInTurn(page, { prefix, name: path });
    }
  });

  test(`accessibility: screens of a package have no axe violation (${prefix || 'en'})`, async ({ page }) => {
    test.setTimeout(240_000);
    await grantLicence(await newPerson(page, prefix), 11);
    for (const path of [
      ...['/app', '/app/plan', '/app/custom', '/app/ask-a-teacher', '/app/settings/practice'],
      ...['/app/language-cafe', '/app/language-cafe?mine'],
      ...[
        '/app/flashcards/decks',
        '/app/flashcards/words/A1/home',
        '/app/flashcards/met',
        '/app/flashcards/import',
      ],
    ]) {
      await page.goto(prefix + path);
      await page.waitForLoadState('networkidle');
      await expectNoViolationsInTurn(page, { prefix, name: path });
    }
  });

  test(`accessibility: paying has no axe violation (${prefix || 'en'})`, async ({ page }) => {
    test.setTimeout(240_000);
    await newPerson(page, prefix);
    const pay = page.locator('button[value=pay]');
    const arrive = async (name: string, path: RegExp) => {
      await page.waitForURL(path);
      await page.waitForLoadState('networkidle');
      await expectNoViolationsInTurn(page, { prefix, name });
    };
    await page.goto(`${prefix}/app/license/checkout?package=plus&code=BEST-NADA-NADA`);
    await arrive('checkout', /checkout/);
    await pay.click();
    await expect(page.locator('#terms-error')).toBeVisible();
    await expectNoViolationsInTurn(page, { prefix, name: 'checkout, refused' });
    await page.locator('input[name=code]').fill('');
    await page.locator('input[name=terms]').check();
    await page.locator('input[name=withdrawal]').check();
    await pay.click();
    await arrive('test-checkout', /test-checkout/);
    await page.locator('button[value=declined]').click();
    await arrive('order, declined', /order/);
    await page.locator('main a.button-primary').click();
    await page.waitForURL(/license\/checkout/);
    await page.locator('input[name=terms]').check();
    await page.locator('input[name=withdrawal]').check();
    await pay.click();
    await page.waitForURL(/test-checkout/);
    await page.locator('button[value=paid]').click();
    await arrive('order, paid', /order/);
    await hydrated(page);
    await page.locator('a[href="?withdraw"]').click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectNoViolationsInTurn(page, { prefix, name: 'withdrawal' });
    await page.goto(`${prefix}/app/license`);
    await arrive('licence', /license/);
  });
}
