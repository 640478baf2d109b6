import { expect } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { answerToTheEnd, hydrated, startTest, testOpen } from './journey.ts';
import { newPerson } from './people.ts';
import { withDatabase } from './store.ts';
import { test } from './test.ts';

const languages = [
  {
    prefix: '',
    title: 'Your way to the exam',
    missing: 'Set day and level',
    lead: /Norskprøven is on .+, in 60 days\. You want B1\./,
    chance: 'Your chance of B1',
    said: /(about \d in 10|less than 1 in 20|more than 19 in 20|not known yet)/,
    file: 'Put it in my calendar',
    all: 'The whole plan',
    settings: 'Change days and minutes',
    text: /2 days a week, 30 minutes each/,
  },
  {
    prefix: '/nb',
    title: 'Veien til prøven',
    missing: 'Sett dag og nivå',
    lead: /Norskprøven er .+, om 60 dager\. Du vil ha B1\./,
    chance: 'Sjansen din for B1',
    said: /(omtrent \d av 10|under 1 av 20|over 19 av 20|ikke kjent ennå)/,
    file: 'Legg den i kalenderen min',
    all: 'Hele planen',
    settings: 'Endre dager og minutter',
    text: /2 dager i uka, 30 minutter hver gang/,
  },
] as const;

for (const words of languages) {
  const { prefix } = words;
  test(`9.315 the overview shows the chance in each part and what the plan has next, and the plan goes to a calendar (${prefix || 'en'})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await newPerson(page, prefix);
    await page.goto(`${prefix}/app/plan`);
    await expect(page.locator('h1')).toHaveText(words.title);
    await expectNoViolationsInBoth(page, 'a plan without an exam');
    await page.getByRole('link', { name: words.missing }).click();
    await page.waitForURL(/\/app\/settings/);
    await hydrated(page);
    const exam = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10);
    await page.locator('input[name=examDate]').fill(exam);
    await page.locator('select[name=targetLevel]').selectOption('B1');
    await page.locator('main form button[type=submit]').first().click();
    await expect(
      page
        .locator('[role=status]')
        .filter({ hasText: /Saved|Lagret/ })
        .first(),
    ).toBeVisible();

    await startTest(page, { path: `${prefix}/app/leveltest` });
    await answerToTheEnd(page);
    await page.goto(`${prefix}/app`);
    const card = page.getByRole('region', { name: words.chance });
    await expect(card.getByRole('listitem')).toHaveCount(2);
    await expect(card.getByRole('listitem').first()).toContainText(words.said);
    await card.getByRole('link', { name: words.all }).click();
    await expect(page.getByText(words.lead)).toBeVisible();
    await expectNoViolationsInBoth(page, 'the plan');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.file }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('bestatt-plan.ics');

    await page.getByRole('link', { name: words.settings }).click();
    await hydrated(page);
    await page.locator('select[name=weeklyDays]').selectOption('2');
    await page.locator('select[name=minutesADay]').selectOption('30');
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByText(/Saved\.|Lagret\./)).toBeVisible();
    await page.goto(`${prefix}/app/plan`);
    await expect(page.getByText(words.text)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
}

test('what the plan has for today begins at once (9.313)', async ({ page }) => {
  test.setTimeout(120_000);
  const email = await newPerson(page, '');
  const exam = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10);
  await withDatabase(({ pool }) =>
    pool.query(
      `update public.users set exam_date = $2, target_level = 'B1', practice = '{"weeklyDays": 7}'
       where id = (select id from auth.users where email = $1)`,
      [email, exam],
    ),
  );
  await page.goto('/app/plan');
  await expect(page.getByRole('link', { name: 'Take the level test' })).toBeVisible();
  await startTest(page);
  await answerToTheEnd(page);
  // As if all of it had been yesterday.
  await withDatabase(async ({ pool }) => {
    const own = `user_id = (select id from auth.users where email = $1)`;
    await pool.query(`update public.sittings set finished_at = finished_at - interval '1 day' where ${own}`, [
      email,
    ]);
    await pool.query(`update bestatt.practice_days set day = day - 1 where ${own}`, [email]);
  });
  await page.goto('/app/plan');
  await page.getByRole('button', { name: /Practise (reading|listening) now/ }).click();
  await testOpen(page);
});
