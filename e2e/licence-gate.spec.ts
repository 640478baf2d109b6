import { expect, type Locator, type Page } from '@playwright/test';
import { newPerson } from './people.ts';
import { settled } from './settled.ts';
import { grantLicence } from './store.ts';
import { test } from './test.ts';

for (const [prefix, said] of [
  [
    '',
    {
      required: ['License Required', 'This feature requires a valid license. Please upgrade your plan.'],
      custom: 'The custom test is part of Plus',
      upgrade: ['Upgrade Required', 'This feature requires a tier 11 license or higher.'],
    },
  ],
  [
    '/nb',
    {
      required: ['Du trenger en lisens', 'Denne delen krever en gyldig lisens. Oppgrader pakken din.'],
      custom: 'Egen test er en del av Plus',
      upgrade: ['Du trenger en større pakke', 'Denne delen krever en lisens på trinn 11 eller høyere.'],
    },
  ],
] as const) {
  /** Opens a part that needs more than the person has: the licence page says so, with one toast. */
  async function expectRefused({
    page,
    path,
    words,
  }: {
    readonly page: Page;
    readonly path: string;
    readonly words: readonly string[];
  }): Promise<void> {
    await page.goto(prefix + path);
    await expect(page).toHaveURL(new RegExp(`${prefix}/app/license\\?needs=`));
    const toast = page.locator('.toast');
    await expect(toast).toHaveCount(1);
    for (const sentence of words) await expect(toast.getByText(sentence, { exact: true })).toBeVisible();
    await expect(toast.locator('svg').first()).toBeVisible();
  }

  test(`whoever lacks a licence is told which of the two is wrong (8.1, 8.2) (${prefix || 'en'})`, async ({
    page,
  }) => {
    const email = await newPerson(page, prefix);
    await expectRefused({ page, path: '/app/flashcards', words: said.required });
    await grantLicence(email, 10);
    for (const path of ['/app/flashcards', '/app/custom'])
      await expectRefused({ page, path, words: said.upgrade });
    await expect(page.locator('#gate-title')).toContainText(said.custom);
  });

  test(`on a phone the gate's toast lies on what the page says as well, not on tabs and banner (9.243) (${prefix || 'en'})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await newPerson(page, prefix);
    await expectRefused({ page, path: '/app/mock-tests', words: said.required });
    await settled(page);
    const toast = await boxOf(page.locator('.toast'));
    const banner = await boxOf(page.locator('[data-cookie-banner]'));
    expect(toast.y + toast.height).toBeLessThanOrEqual(banner.y);
    await page.locator('[data-cookie-banner] button').click();
    await expectRefused({ page, path: '/app/custom', words: said.required });
    await settled(page);
    const [later, tabs] = [await boxOf(page.locator('.toast')), await boxOf(page.locator('[data-tab-bar]'))];
    expect(later.y + later.height).toBeLessThanOrEqual(tabs.y);
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}
