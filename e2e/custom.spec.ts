import { expect, type Page } from '@playwright/test';
import { answerToTheEnd, hydrated, testOpen } from './journey.ts';
import { newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { test } from './test.ts';

const languages = [
  {
    prefix: '',
    title: 'Custom test',
    noClaim: /says how you do there, not where you stand/,
    range: 'Choose a whole number from 5 to 50.',
    noLevel: 'Select at least one level!',
    abort: 'Abort',
    abortTest: 'Abort test',
    goOn: 'Go on',
  },
  {
    prefix: '/nb',
    title: 'Egen test',
    noClaim: /viser hvordan det går der, ikke hvor du står/,
    range: 'Velg et helt tall fra 5 til 50.',
    noLevel: 'Velg minst ett nivå!',
    abort: 'Avbryt',
    abortTest: 'Avbryt testen',
    goOn: 'Fortsett',
  },
] as const;

/** An account with Plus. */
async function withPlus(page: Page, prefix: string): Promise<void> {
  const email = await newPerson(page, prefix);
  await grantLicence(email, 11);
}

/** Chooses levels and a number of tasks, and starts. */
async function startCustom({
  page,
  prefix,
  levels,
  tasks,
}: {
  readonly page: Page;
  readonly prefix: string;
  readonly levels: readonly string[];
  readonly tasks: number;
}) {
  await page.goto(`${prefix}/app/custom`);
  await hydrated(page);
  for (const level of ['A1', 'A2', 'B1', 'B2'])
    await page.locator(`input[name=level][value=${level}]`).setChecked(levels.includes(level));
  await page.locator('input[name=tasks]').fill(String(tasks));
  await page.locator('main form button[type=submit]:not([name])').click();
}

for (const { prefix, title, noClaim, range, noLevel, abort, abortTest, goOn } of languages) {
  test(`1.5, 9.72 a custom test is put together, taken and looked at (${prefix || 'en'})`, async ({
    page,
  }) => {
    await withPlus(page, prefix);
    await startCustom({ page, prefix, levels: ['B1'], tasks: 5 });
    await testOpen(page);
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    expect(await answerToTheEnd(page)).toBe(5);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.getByText(noClaim)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('a[href$="/result.pdf"]').first().click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await page.goto(page.url().replace(/\/result.*/, '/review'));
    await expect(page.locator('h1')).toBeVisible();
    await page.goto(`${prefix}/app/test`);
    await expect(page.locator('main').getByText(title, { exact: true })).toBeVisible();
  });

  test(`2.27, 1.23 the start page shows what the package opens and keeps what was typed (${prefix || 'en'})`, async ({
    page,
  }) => {
    await withPlus(page, prefix);
    await startCustom({ page, prefix, levels: [], tasks: 3 });
    await expect(page.getByText(range)).toBeVisible();
    await expect(page.getByText(noLevel)).toBeVisible();
    await expect(page.locator('input[name=tasks]')).toHaveValue('3');
    await expect(page.locator('input[name=level][value=C1]')).toBeDisabled();
    await page.locator('main a[href*="/app/license?needs=12"]').click();
    await page.waitForURL(/\/app\/license/);
  });

  test(`4.9 a custom test goes on later and is aborted (${prefix || 'en'})`, async ({ page }) => {
    await withPlus(page, prefix);
    await startCustom({ page, prefix, levels: ['B1'], tasks: 10 });
    await testOpen(page);
    await page.goto(`${prefix}/app`);
    await page.getByRole('link', { name: goOn, exact: true }).click();
    await testOpen(page);
    await page.getByRole('button', { name: abort, exact: true }).click();
    await page.getByRole('button', { name: abortTest, exact: true }).click();
    await page.waitForURL(new RegExp(`${prefix}/app/custom$`));
  });
}

test('5.4 a custom test is for signed-in users: a visitor is asked to sign in, and Free to upgrade', async ({
  page,
}) => {
  await page.goto('/app/custom');
  await page.waitForURL(/\/auth\?next=/);
  await newPerson(page);
  await page.goto('/app/custom');
  await page.waitForURL(/\/app\/license\?needs=11/);
});
