import { expect } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { createAccount, finishOnboarding, hydrated, testOpen } from './journey.ts';
import { test } from './test.ts';

test('9.243 the tabs of a phone: four places, 48 px each, none in a test, nothing hides below them, and none beside the menu of a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/app');
  await expect(page.locator('[data-tab-bar]')).toHaveCount(0);
  await createAccount(page);
  await finishOnboarding(page);
  await hydrated(page);
  const tabs = page.getByRole('navigation', { name: 'Every day' });
  await expect(tabs.getByRole('link')).toHaveText(['Today', 'Practise', 'Words', 'Results']);
  for (const tab of await tabs.getByRole('link').all())
    expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const bar = await tabs.boundingBox();
  const banner = await page.locator('.cookie-banner').boundingBox();
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  await expect(tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await expectNoViolationsInBoth(page, 'the tabs of a phone');
  await tabs.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Previous tests');
  await expect(page.getByRole('button', { name: 'Practise reading at A1' })).toHaveCount(0);
  await expect(tabs.getByRole('link', { name: 'Results' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Practise' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practise');
  await expect(page).toHaveTitle('Practise · Bestått');
  await page.getByRole('button', { name: 'Practise reading at A1' }).click();
  await testOpen(page);
  await expect(page.locator('[data-tab-bar]')).toHaveCount(0);
  await page.goto('/app');
  await expect(tabs).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(tabs).toBeHidden();
});
