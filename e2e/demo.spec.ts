import { expect } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { createAccount, finishOnboarding, hydrated } from './journey.ts';
import { test } from './test.ts';

const languages = [
  {
    prefix: '',
    begin: 'Look around as Amira',
    bar: /Demo: made-up progress, gone on .+ 20\d\d/,
    end: 'End the demo',
    create: 'Create a free account',
    save: 'Save',
    note: /^You are looking at the account of a made-up learner\./,
    feedback: 'Give feedback',
    buy: /Get|Upgrade|Renew|Buy|Pay/,
  },
  {
    prefix: '/nb',
    begin: 'Se deg rundt som Amira',
    bar: /Demo: oppdiktet framgang, borte .+ 20\d\d/,
    end: 'Avslutt demoen',
    create: 'Lag en gratis konto',
    save: 'Lagre',
    note: /^Du ser på kontoen til en oppdiktet deltaker\./,
    feedback: 'Gi tilbakemelding',
    buy: /Skaff|Oppgrader|Forny|Kjøp|Betal/,
  },
] as const;

for (const { prefix, begin, bar, end, create, save, note, feedback, buy } of languages) {
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
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByRole('button', { name: save, exact: true })).toBeDisabled();

    await page.getByRole('button', { name: end }).click();
    await page.waitForURL(new RegExp(`${prefix}/demo$`));
    await expect(page.getByText(bar)).toHaveCount(0);
    await page.goto(`${prefix}/app/settings`);
    await page.waitForURL(/\/auth/);
  });

  test(`no door of the demo is a dead end (9.70) (${prefix || 'en'})`, async ({ page }) => {
    const main = page.locator('main');
    await page.goto(`${prefix}/demo`);
    await page.getByRole('button', { name: begin }).click();
    await page.waitForURL(new RegExp(`${prefix}/app$`));
    for (const path of [
      'license',
      'license/checkout?package=premium',
      'license/guarantee',
      'feedback',
      'flashcards',
    ]) {
      await page.goto(`${prefix}/app/${path}`);
      await expect(main.getByText(note)).toHaveCount(1);
      await expect(main.getByRole('button', { name: create })).toBeVisible();
      await expect(main.getByRole('link', { name: buy })).toHaveCount(0);
      await expect(main.getByRole('button', { name: buy })).toHaveCount(0);
    }
    for (const path of [
      'settings',
      'settings/security',
      'settings/practice',
      'settings/mail',
      'settings/data',
    ]) {
      await page.goto(`${prefix}/app/${path}`);
      await expect(main.getByText(note)).toHaveCount(1);
      for (const button of await main
        .locator('form:not([action$="/demo"], [action="/preferences"]) button')
        .all())
        await expect(button).toBeDisabled();
    }
    await expectNoViolations(page);
    await page.goto(`${prefix}/app/custom`);
    await hydrated(page);
    await page.locator('main form button[type=submit]:not([name])').click();
    await page.waitForURL(/\/app\/test\/[0-9a-f-]{36}/);
    await page.goto(`${prefix}/app/settings/mail`);
    await hydrated(page);
    await page.locator('aside').getByRole('link', { name: feedback }).click();
    const dialog = page.getByRole('dialog', { name: feedback });
    await expect(dialog.getByText(note)).toBeVisible();
    await expect(dialog.locator('textarea')).toHaveCount(0);
    await dialog.getByRole('button', { name: create }).click();
    await page.waitForURL(/\/auth\?create/);
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

  test('the demo opens, shows a result and is left (6.3)', async ({ page }) => {
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
