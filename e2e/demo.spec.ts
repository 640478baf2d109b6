import { expect } from '@playwright/test';
import { createAccount, finishOnboarding } from './journey.ts';
import { test } from './test.ts';

const languages = [
  {
    prefix: '',
    begin: 'Look around as Amira',
    bar: /Demo: made-up progress, gone on .+ 20\d\d/,
    end: 'End the demo',
    create: 'Create your own account',
    save: 'Save',
    stays: 'In the demo this stays as it is.',
  },
  {
    prefix: '/nb',
    begin: 'Se deg rundt som Amira',
    bar: /Demo: oppdiktet framgang, borte .+ 20\d\d/,
    end: 'Avslutt demoen',
    create: 'Lag din egen konto',
    save: 'Lagre',
    stays: 'I demoen blir dette stående.',
  },
] as const;

for (const { prefix, begin, bar, end, create, save, stays } of languages) {
  test(`1.17, 6.3 a visitor looks around in the demo and leaves it (${prefix || 'en'})`, async ({ page }) => {
    await page.goto(`${prefix}/demo`);
    await page.getByRole('button', { name: begin }).click();
    await page.waitForURL(new RegExp(`${prefix}/app$`));
    await expect(page.getByText(bar)).toBeVisible();
    await expect(page.locator('h1')).toContainText('Amira');

    await page.goto(`${prefix}/app/test`);
    await expect(page.getByText(bar)).toBeVisible();
    await page.locator('main a[href*="/result"]').first().click();
    await page.waitForURL(/\/result$/);
    await expect(page.getByText(bar)).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();

    await page.goto(`${prefix}/app/settings`);
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByText(stays)).toBeVisible();

    await page.getByRole('button', { name: end }).click();
    await page.waitForURL(new RegExp(`${prefix}/demo$`));
    await expect(page.getByText(bar)).toHaveCount(0);
    await page.goto(`${prefix}/app/settings`);
    await page.waitForURL(/\/auth/);
  });

  test(`9.70 an account begins afresh after the demo (${prefix || 'en'})`, async ({ page }) => {
    await page.goto(`${prefix}/demo`);
    await page.getByRole('button', { name: begin }).click();
    await page.waitForURL(new RegExp(`${prefix}/app$`));
    await page.getByRole('button', { name: create }).click();
    await page.waitForURL(/\/auth\?create/);
    await createAccount(page, prefix);
    await finishOnboarding(page);
    await page.goto(`${prefix}/app/test`);
    await expect(page.getByText(bar)).toHaveCount(0);
    await expect(page.locator('main a[href*="/result"]')).toHaveCount(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('6.3 the demo opens, shows a result and is left', async ({ page }) => {
    await page.goto('/demo');
    await page.getByRole('button', { name: 'Look around as Amira' }).click();
    await page.waitForURL(/\/app$/);
    await expect(page.locator('h1')).toContainText('Amira');
    await page.goto('/app/test');
    await page.locator('main a[href*="/result"]').first().click();
    await page.waitForURL(/\/result$/);
    await expect(page.locator('h1')).toBeVisible();
    await page.getByRole('button', { name: 'End the demo' }).click();
    await expect(page.getByRole('button', { name: 'Look around as Amira' })).toBeVisible();
  });
});
