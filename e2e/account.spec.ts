import { expect } from '@playwright/test';
import { createAccount, finishOnboarding, hydrated } from './journey.ts';
import { test } from './test.ts';

test('2.22 the profile is set up, changed and greeted by', async ({ page }) => {
  await createAccount(page);
  await finishOnboarding(page);
  await page.goto('/app/settings');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Ronja D. Berg');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.goto('/app');
  await expect(page.locator('h1')).toHaveText('Good to see you, Ronja');
});

test('2.21 an account is deleted in the Danger Zone, after a question, and taken back', async ({ page }) => {
  await createAccount(page, '/nb');
  await finishOnboarding(page);
  await page.goto('/nb/app/settings/data');
  await hydrated(page);
  await page.getByRole('button', { name: 'Slett kontoen', exact: true }).click();
  await page.getByRole('button', { name: 'Behold kontoen' }).click();
  await page.getByRole('button', { name: 'Slett kontoen', exact: true }).click();
  await page.getByRole('button', { name: 'Slett kontoen min om 14 dager' }).click();
  await expect(page.getByText(/Kontoen din blir slettet \d+\. /)).toBeVisible();
  await page.getByRole('button', { name: 'Ikke slett den' }).click();
  await expect(page.getByText('Kontoen blir stående.', { exact: true })).toBeVisible();
});
