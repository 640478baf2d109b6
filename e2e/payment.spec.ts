import { expect, type Page } from '@playwright/test';
import { finishOnboarding, hydrated, typeAccount } from './journey.ts';
import { newPerson } from './people.ts';
import { withDatabase } from './store.ts';
import { test } from './test.ts';

/** The test checkout's three buttons stand on a page of its own, which is never mistaken for a real one. */
async function atCheckout(page: Page, outcome: 'paid' | 'declined' | 'cancelled'): Promise<void> {
  await page.waitForURL(/\/app\/license\/test-checkout\//);
  await page.locator(`button[value=${outcome}]`).click();
  await page.waitForURL(/\/app\/license\/order\//);
}

async function acceptAndPay(page: Page): Promise<void> {
  await page.locator('input[name=terms]').check();
  await page.locator('input[name=withdrawal]').check();
  await page.locator('button[value=pay]').click();
}

/** A code for 20 % off, as an administrator makes one. */
async function newCode(): Promise<string> {
  const code = `E2E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await withDatabase(({ pool }) =>
    pool.query(`insert into public.discount_codes (code, campaign, percent_off) values ($1, 'admin', 20)`, [
      code,
    ]),
  );
  return code;
}

/** A new account with a profile, at the checkout of a package, led there from the pricing page. */
async function fromPricing({
  page,
  prefix,
  key,
}: {
  readonly page: Page;
  readonly prefix: string;
  readonly key: 'plus' | 'premium';
}): Promise<void> {
  await page.goto(`${prefix}/pricing`);
  await page.locator(`#${key} a`).click();
  await page.waitForURL(/\/auth\?/);
  await page.locator('main a[href*="create"]').click();
  await typeAccount(page);
  await finishOnboarding(page);
  await page.waitForURL(new RegExp(`/app/license/checkout\\?package=${key}`));
}

test('from the pricing page through login and profile to Plus, then Premium, then back out of it (9.45)', async ({
  page,
}) => {
  await fromPricing({ page, prefix: '', key: 'plus' });
  await hydrated(page);
  await expect(page.getByText('Test checkout: no money is taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay NOK 99' }).click();
  await expect(page.getByText('Tick the box to accept the terms.')).toBeVisible();
  await acceptAndPay(page);
  await expect(page.getByText('No money is taken, and no card is asked for.')).toBeVisible();
  await atCheckout(page, 'declined');
  await expect(page.locator('h1')).toHaveText('The payment was declined');
  await page.getByRole('link', { name: 'Back to the checkout' }).click();
  await page.waitForURL(/checkout\?package=plus/);
  await acceptAndPay(page);
  await atCheckout(page, 'paid');
  await expect(page.locator('h1')).toHaveText('Thank you, Plus is yours');

  await page.goto('/app/license');
  await hydrated(page);
  await expect(page.locator('#current-title')).toHaveText('Plus');
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByText('Your Plus waits meanwhile and goes on from')).toBeVisible();
  await acceptAndPay(page);
  await atCheckout(page, 'paid');
  await expect(page.locator('h1')).toHaveText('Thank you, Premium is yours');

  await hydrated(page);
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Premium ends now, and NOK 199 goes back the way you paid.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw and get NOK 199 back' }).click();
  await expect(page.getByText('You have withdrawn. NOK 199 is on its way back.')).toBeVisible();
  await page.goto('/app/license');
  await expect(page.locator('#current-title')).toHaveText('Plus');
});

test('på norsk: en kode som ikke finnes, en som finnes, avbrutt, og så betalt (9.45)', async ({ page }) => {
  await fromPricing({ page, prefix: '/nb', key: 'premium' });
  await hydrated(page);
  await page.locator('input[name=terms]').check();
  await page.locator('input[name=code]').fill('BEST-NADA-NADA');
  await page.locator('input[name=code]').press('Enter');
  await expect(page.getByText('Koden finnes ikke. Sjekk den bokstav for bokstav.')).toBeVisible();
  await expect(page.locator('input[name=terms]')).toBeChecked();
  const code = await newCode();
  await page.locator('input[name=code]').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Bruk', exact: true }).click();
  await expect(page.getByText('Koden gir 20 % rabatt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Betal 159,20 kr' })).toBeVisible();
  await acceptAndPay(page);
  await expect(page.getByText('Ingen penger blir trukket')).toBeVisible();
  await atCheckout(page, 'cancelled');
  await expect(page.locator('h1')).toHaveText('Denne bestillingen er ikke betalt ennå');
  await page.getByRole('button', { name: 'Avbryt bestillingen' }).click();
  await expect(page.locator('h1')).toHaveText('Betalingen ble avbrutt');
  await page.getByRole('link', { name: 'Tilbake til kassen' }).click();
  await page.waitForURL(new RegExp(`/nb/app/license/checkout\\?package=premium&code=${code}`));
  await expect(page.getByRole('button', { name: 'Betal 159,20 kr' })).toBeVisible();
  await acceptAndPay(page);
  await atCheckout(page, 'paid');
  await expect(page.locator('h1')).toHaveText('Takk, Premium er din');
  await expect(page.locator('.receipt')).toContainText(`Rabatt (20 %, kode ${code})`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const prefix of ['', '/nb']) {
    test(`Plus is bought and withdrawn from (9.45) (${prefix || 'en'})`, async ({ page }) => {
      await newPerson(page, prefix);
      await page.goto(`${prefix}/app/license/checkout?package=plus`);
      await page.locator('input[name=terms]').check();
      await page.locator('button[value=pay]').click();
      await expect(page.locator('#withdrawal-error')).toBeVisible();
      await expect(page.locator('input[name=terms]')).toBeChecked();
      await acceptAndPay(page);
      await atCheckout(page, 'paid');
      await expect(page.locator('.receipt')).toBeVisible();
      await page.locator('a[href="?withdraw"]').click();
      await page.locator('main button.button-danger').first().click();
      await expect(
        page.getByText(prefix ? 'Du har angret kjøpet.' : 'You have withdrawn.').first(),
      ).toBeVisible();
      await page.goto(`${prefix}/app/license`);
      await expect(page.locator('#current-title')).toHaveText(
        prefix ? 'Ingen aktiv lisens' : 'No active licence',
      );
    });
  }
});
