import { expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { test } from './test.ts';

async function learner(page: Page, prefix: string): Promise<void> {
  const email = await newPerson(page, prefix);
  await grantLicence(email, 11);
}

test('a deck is made by keyboard, its cards asked, deleted, brought back, shared and taken along (9.418)', async ({
  page,
  browser,
}) => {
  await learner(page, '');
  await page.goto('/app/flashcards/decks');
  await hydrated(page);
  await page.getByLabel('Name of the deck').fill('Tools');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tools', level: 1 })).toBeVisible();

  // The word alone is too little: the field says so, and what was written stays.
  await page.getByLabel('What it means').fill('a hammer');
  await page.getByLabel('Example (may be empty)').fill('Hun har en hammer.');
  await page.getByLabel('Norwegian', { exact: true }).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Something is missing or too long.')).toBeVisible();
  await expect(page.getByLabel('What it means')).toHaveValue('a hammer');
  await page.getByLabel('Norwegian', { exact: true }).fill('en hammer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 card', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Delete “en hammer”' }).click();
  await expect(page.getByText('There is nothing in this deck yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Delete “en hammer”' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Norwegian first: what does it mean?' }).uncheck();
  await page.getByRole('checkbox', { name: 'Meaning first: what is it in Norwegian?' }).uncheck();
  await page.getByRole('checkbox', { name: 'The gap in the example' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('The link').inputValue();
  await expectNoViolationsInBoth(page, 'a deck');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'As a table (.csv)' }).click();
  expect((await download).suggestedFilename()).toBe('Tools.csv');

  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText('en hammer')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Log in to copy it' })).toBeVisible();
  await visitor.close();

  // The deck's card comes before the lexicon's: its gap is typed, and letters are letters, not shortcuts.
  await page.goto('/app/flashcards/round');
  await hydrated(page);
  await page.getByLabel('The word that is missing').fill('hammer z1');
  await page.getByLabel('The word that is missing').fill('hammer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“hammer” is right.')).toBeVisible();
});

test('a table is looked into on a phone, and becomes cards; a file that is none is refused in words (9.417)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await learner(page, '/nb');
  await page.goto('/nb/app/flashcards/import');
  await hydrated(page);
  const send = async (name: string, text: string) => {
    await page.getByLabel('Fil').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Se hva som er i den' }).click();
  };
  await send('ord.apkg', 'ikke en pakke');
  await expect(page.getByText('Filen er skadet, eller den er ikke en pakke fra Anki.')).toBeVisible();
  await send('ord.csv', 'norsk;engelsk\nen hammer;a hammer\nei sag;a saw\n');
  await expect(page.getByText('Lest som utf-8, med semikolon mellom kolonnene.')).toBeVisible();
  await expectNoViolationsInBoth(page, 'a table');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Importer den' }).click();
  await expect(page.getByText('2 kort er kommet inn.')).toBeVisible();
  await page.getByRole('link', { name: 'ord', exact: true }).click();
  await expect(page.getByText('ei sag')).toBeVisible();
});

test('a topic is taken up, and a word that is known is proved (9.419)', async ({ page }) => {
  await learner(page, '');
  await page.goto('/app/flashcards/decks');
  await page.getByRole('link', { name: /^Home/ }).first().click();
  await expect(page.getByRole('heading', { name: /^Home/, level: 1 })).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Learn this topic' }).click();
  await expect(page.getByText('You are learning this topic')).toBeVisible();
  await page.getByRole('button', { name: 'I know some of these' }).click();
  await page.getByRole('group', { name: 'What does it mean?' }).getByRole('button').first().click();
  await expect(page.getByText(/It means “|Right: it counts as known/)).toBeVisible();
  await page.getByRole('button', { name: 'Next word' }).click();
  await expectNoViolationsInBoth(page, 'a topic');
});
