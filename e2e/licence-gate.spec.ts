import { expect, type Page } from '@playwright/test';
import { newPerson } from './people.ts';
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
}
