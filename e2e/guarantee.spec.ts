import { expect, type Page } from '@playwright/test';
import { hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

const path = '/app/license/guarantee';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const result = { name: 'resultat.pdf', mimeType: 'application/pdf', buffer: pdf };

/** A day of the last weeks, as a date field takes it. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

async function fillClaim(page: Page): Promise<void> {
  await page.locator('#claim input[name=testDate]').fill(daysAgo(10));
  await page.locator('select[name=testLevel]').selectOption('B1');
  await page.locator('input[name=failedParts][value=speak]').check();
  await page.locator('textarea[name=message]').fill('Jeg var så nær.');
}

async function expectTyped(page: Page): Promise<void> {
  await expect(page.locator('#claim input[name=testDate]')).toHaveValue(daysAgo(10));
  await expect(page.locator('select[name=testLevel]')).toHaveValue('B1');
  await expect(page.locator('input[name=failedParts][value=speak]')).toBeChecked();
  await expect(page.locator('textarea[name=message]')).toHaveValue('Jeg var så nær.');
}

const languages = [
  {
    prefix: '',
    refund: 'It is an extension, not a refund.',
    week: '0 of 4 weeks. 4 more weeks with practice on 2 days, or with 10 tasks.',
    details: 'How it works and how to claim',
    uploaded: 'Uploaded: resultat.pdf',
    noPackage: 'You had no Plus or Premium on the day of the test, so there is nothing to extend.',
  },
  {
    prefix: '/nb',
    refund: 'Det er en forlengelse, ikke en tilbakebetaling.',
    week: '0 av 4 uker. 4 uker til med øving på 2 dager eller med 10 oppgaver.',
    details: 'Les mer og be om forlengelse',
    uploaded: 'Lastet opp: resultat.pdf',
    noPackage: 'Du hadde verken Plus eller Premium på prøvedagen, så det er ingenting å forlenge.',
  },
] as const;

for (const { prefix, refund, week, details, uploaded, noPackage } of languages) {
  test(`from the licence page to a claim that is not met (1.27) (${prefix || 'en'})`, async ({ page }) => {
    await newPerson(page, prefix);
    await page.goto(`${prefix}/app/license`);
    await hydrated(page);
    await expect(page.getByText(refund)).toBeVisible();
    await expect(page.getByText(week)).toBeVisible();
    await page.getByRole('link', { name: details }).click();
    await page.waitForURL(`**${prefix}${path}`);
    await expect(page.getByText(refund)).toBeVisible();
    await fillClaim(page);
    await page.locator('#claim input[type=file]').setInputFiles(result);
    await expect(page.getByText(uploaded)).toBeVisible();
    await page.locator('#claim button[type=submit]').click();
    await expect(page.getByRole('alert').filter({ hasText: noPackage })).toBeVisible();
    await expectTyped(page);
    await expect(page.getByText(uploaded)).toBeVisible();
  });
}

test('9.56 a file of another kind, and one that is too large, are refused at once', async ({ page }) => {
  await newPerson(page);
  await page.goto(path);
  await hydrated(page);
  const file = page.locator('#claim input[type=file]');
  await file.setInputFiles({
    name: 'resultat.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>'),
  });
  await expect(page.getByText('This file is not a PDF or a picture.')).toBeVisible();
  await file.setInputFiles({ ...result, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(page.getByText('This file is larger than 10 MB.')).toBeVisible();
  await file.setInputFiles(result);
  await expect(page.getByText('Uploaded: resultat.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('Uploaded: resultat.pdf')).toBeHidden();
  await page.locator('#claim button[type=submit]').click();
  for (const words of [
    'Give the day of the test',
    'Choose the level you needed',
    'Choose at least one part',
    'Add your result as a file',
  ])
    await expect(page.getByText(words)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form brings the file, and keeps it with what was typed (9.56)', async ({ page }) => {
    await newPerson(page);
    await page.goto(path);
    await fillClaim(page);
    await page.locator('#claim input[type=file]').setInputFiles(result);
    await page.locator('#claim button[type=submit]').click();
    await expect(page.getByRole('alert')).toContainText('You had no Plus or Premium on the day of the test');
    await expectTyped(page);
    await expect(page.getByText('Uploaded: resultat.pdf')).toBeVisible();
    await page.locator('#claim input[type=file]').setInputFiles({
      name: 'stor.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(11 * 1024 * 1024),
    });
    await page.locator('#claim button[type=submit]').click();
    await expect(page.getByText('This file is larger than 10 MB.')).toBeVisible();
    await expectTyped(page);
  });

  test('1.27 the conditions are shown for another day', async ({ page }) => {
    await newPerson(page);
    await page.goto(path);
    await page.locator('input[name=test]').fill('2026-11-11');
    await page.getByRole('button', { name: 'Show for this day' }).click();
    await expect(page.getByText('For a test on 11 November 2026.')).toBeVisible();
    await expect(
      page.getByText(/Send it by 11\sDecember 2026|The last day was 11\sDecember 2026/),
    ).toBeVisible();
  });
});
