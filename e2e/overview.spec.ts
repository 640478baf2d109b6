import { expect } from '@playwright/test';
import { answerByHand, answerToTheEnd, handIn, hydrated, startTest, taskNumber } from './journey.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

const languages = [
  {
    prefix: '',
    begin: 'Take the level test',
    setDay: 'Set the day of your exam',
    days: /days to Norskprøven/,
    practice: 'Practice days',
    table: 'Tasks answered, by day',
    goal: /of 3 days this week/,
    saved: 'Saved.',
    recent: 'Recent results',
  },
  {
    prefix: '/nb',
    begin: 'Ta nivåtesten',
    setDay: 'Sett dagen for prøven din',
    days: /dager til Norskprøven/,
    practice: 'Øvingsdager',
    table: 'Besvarte oppgaver, dag for dag',
    goal: /av 3 dager denne uka/,
    saved: 'Lagret.',
    recent: 'Siste resultater',
  },
] as const;

for (const words of languages) {
  const { prefix, begin, setDay, days, practice, table, goal, saved, recent } = words;
  test(`9.73 from an empty overview to a full one (${prefix || 'en'})`, async ({ page }) => {
    await newPerson(page, prefix);
    await page.goto(`${prefix}/app`);
    await expect(page.locator('h1')).toContainText('Rojin');
    await expect(page.getByRole('heading', { name: practice })).toHaveCount(0);
    // One way on.
    await expect(page.locator('main .button-primary')).toHaveCount(1);
    await page.getByRole('link', { name: begin }).click();
    await page.waitForURL(/\/app\/leveltest/);
    await startTest(page, { path: `${prefix}/app/leveltest` });
    await answerToTheEnd(page);

    await page.goto(`${prefix}/app`);
    await expect(page.getByRole('heading', { name: practice })).toBeVisible();
    await expect(page.getByRole('heading', { name: recent })).toBeVisible();
    await expect(page.getByRole('table', { name: table })).toBeAttached();
    await expect(page.locator('main .button-primary')).toHaveCount(1);
  });

  test(`the overview counts down to the exam and up to a goal of one’s own (9.74) (${prefix || 'en'})`, async ({
    page,
  }) => {
    await newPerson(page, prefix);
    await page.goto(`${prefix}/app`);
    await page.getByRole('link', { name: setDay }).click();
    await page.waitForURL(/\/app\/settings/);
    await hydrated(page);
    const exam = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10);
    await page.locator('input[name=examDate]').fill(exam);
    await page.locator('form:has(input[name=examDate]) button[type=submit]').click();
    await expect(page.getByText(saved, { exact: true })).toBeVisible();
    await page.goto(`${prefix}/app`);
    await expect(page.getByText(days)).toBeVisible();

    await page.goto(`${prefix}/app/settings/practice`);
    await hydrated(page);
    await page.locator('select[name=weeklyDays]').selectOption('3');
    await page.locator('input[name=quick]').setChecked(true);
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByText(saved, { exact: true })).toBeVisible();
    // A test that was begun fills the overview.
    await page.goto(`${prefix}/app/leveltest`);
    await expect(page.locator('input[name=quick]')).toBeChecked();
    await startTest(page, { path: `${prefix}/app/leveltest` });
    await answerByHand(page);
    await handIn(page);
    await expect.poll(() => taskNumber(page)).toBe(2);
    await page.goto(`${prefix}/app`);
    await expect(page.getByText(goal)).toBeVisible();
  });
}
