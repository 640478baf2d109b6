import { expect } from '@playwright/test';
import { createAccount, finishOnboarding, hydrated, startTest } from './journey.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

test('2.22 the profile is set up, changed and greeted by', async ({ page }) => {
  await newPerson(page);
  await page.goto('/app/settings');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Ronja D. Berg');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.goto('/app');
  await expect(page.locator('h1')).toHaveText('Good to see you, Ronja');
});

for (const { prefix, action, keep, confirm, asked, undone } of [
  {
    prefix: '',
    action: 'Delete account',
    keep: 'Keep my account',
    confirm: 'Delete my account in 14 days',
    asked: /Your account will be deleted on \d+\s/,
    undone: 'The deletion is taken back. Your account stays.',
  },
  {
    prefix: '/nb',
    action: 'Slett kontoen',
    keep: 'Behold kontoen',
    confirm: 'Slett kontoen min om 14 dager',
    asked: /Kontoen din blir slettet \d+\.\s/,
    undone: 'Slettingen er trukket tilbake. Kontoen blir stående.',
  },
])
  test(`2.21, 9.79 an account is deleted in the Danger Zone, after a question, which every screen says and takes back (${prefix || 'en'})`, async ({
    page,
  }) => {
    await newPerson(page, prefix);
    await page.goto(`${prefix}/app/settings/data`);
    await hydrated(page);
    const deleting = async () => {
      await page.getByRole('button', { name: action, exact: true }).click();
      await page.getByRole('button', { name: confirm }).click();
      await expect(page.getByText(asked)).toHaveCount(1);
    };
    await page.getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('button', { name: keep }).click();
    await deleting();
    await page.getByRole('button', { name: keep }).click();
    await expect(page.getByText(undone, { exact: true })).toBeVisible();
    await deleting();
    await page.goto(`${prefix}/app`);
    await hydrated(page);
    await expect(page.getByText(asked)).toBeVisible();
    await page.getByRole('button', { name: keep }).click();
    await expect(page.getByText(undone, { exact: true })).toBeVisible();
    await expect(page.getByText(asked)).toHaveCount(0);
  });

for (const [prefix, kept] of [
  ['', 'Your test came along to your account.'],
  ['/nb', 'Testen din ble med til kontoen.'],
] as const)
  test(`9.80 a guest who creates an account is told that the test came along (${prefix || 'en'})`, async ({
    page,
  }) => {
    await startTest(page, { path: `${prefix}/app/leveltest` });
    await createAccount(page, prefix);
    await finishOnboarding(page);
    await expect(page.locator('.toast', { hasText: kept })).toBeVisible();
  });
