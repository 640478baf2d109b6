import { expect } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { answerByHand, answerToTheEnd, hydrated, startTest, taskNumber, testOpen } from './journey.ts';
import { test } from './test.ts';

const languages = [
  {
    prefix: '',
    practise: /^Practise /,
    title: 'Practice',
    points: /points in this round/,
    pool: 'Practise reading at A1',
  },
  {
    prefix: '/nb',
    practise: /^Øv på /,
    title: 'Øving',
    points: /poeng i denne runden/,
    pool: 'Øv på lesing på A1',
  },
];

for (const { prefix, practise, title, points, pool } of languages) {
  test(`9.190 from a result to a matching task in one tap, on a phone, and what moved (${prefix || 'en'})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 360, height: 640 });
    await startTest(page, { path: `${prefix}/app/leveltest` });
    await answerToTheEnd(page);
    await hydrated(page);
    await page.getByRole('button', { name: practise }).first().click();
    await testOpen(page);
    expect(await taskNumber(page)).toBe(1);
    await answerByHand(page);
    await page.locator('#task-prompt').scrollIntoViewIfNeeded();
    await page.locator('[data-test-buttons] .button-primary').click();
    const skip = page.locator('dialog[open] .button-secondary');
    if (await skip.isVisible()) await skip.click();
    await expect(page.locator('[data-verdict]')).toBeVisible();
    await expectNoViolationsInBoth(page, 'a task of a round of practice');
    await page.locator('header [popovertarget=test-menu]').first().click();
    await page.locator('#test-menu button.w-full').first().click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByText(points)).toBeVisible();
    await expectNoViolationsInBoth(page, 'the result of a round of practice');
    await page.goto(`${prefix}/app/test`);
    await hydrated(page);
    await expectNoViolationsInBoth(page, 'the tests with the pool');
    await page.getByRole('button', { name: pool }).click();
    await testOpen(page);
    await expect(page.locator('h1')).toContainText('10');
  });
}
