import { expect } from '@playwright/test';
import { hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { test } from './test.ts';

for (const [prefix, words] of [
  ['', { turn: 'Show the answer', easy: 'At once', left: '9 words left', over: 'Close' }],
  ['/nb', { turn: 'Vis svaret', easy: 'Med en gang', left: '9 ord igjen', over: 'Lukk' }],
] as const) {
  test(`9.75, 9.78 words are learned by hand and by keyboard, and a slip is taken back (${prefix || 'en'})`, async ({
    page,
  }) => {
    const email = await newPerson(page, prefix);
    await grantLicence(email, 11);
    await page.goto(`${prefix}/app/flashcards`);
    await page.getByRole('link', { name: 'Start' }).click();
    await hydrated(page);
    await page.getByRole('button', { name: words.turn }).click();
    await page.getByRole('button', { name: words.easy }).click();
    await expect(page.getByText(words.left)).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByText(words.left)).toBeHidden();
    await page.keyboard.press('4');
    await expect(page.getByText(words.left)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bestatt:card-reviews'))).toBeNull();
  });
}

test('what is answered without a network is sent when it is back (9.77)', async ({ page, context }) => {
  const email = await newPerson(page);
  await grantLicence(email, 11);
  await page.goto('/app/flashcards/round');
  await hydrated(page);
  await context.setOffline(true);
  await page.keyboard.press(' ');
  await page.keyboard.press('4');
  await expect(page.getByText('No network. 1 answer is kept here and sent when it is back.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No network.')).toBeHidden();
  await page.goto('/app/flashcards');
  await expect(page.getByRole('heading', { name: '9 words for you now' })).toBeVisible();
});
