import { expect } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import {
  answerByHand,
  answerToTheEnd,
  hydrated,
  skipTask,
  startTest,
  taskAfter,
  taskNumber,
  testOpen,
} from './journey.ts';
import { test } from './test.ts';

const languages = [
  {
    prefix: '',
    practise: /^Practise /,
    title: 'Practice',
    points: /points in this round/,
    pool: 'Practise reading at A1',
    redo: /^Redo \d+ tasks?$/,
    redone: /that you did not get right before/,
  },
  {
    prefix: '/nb',
    practise: /^Øv på /,
    title: 'Øving',
    points: /poeng i denne runden/,
    pool: 'Øv på lesing på A1',
    redo: /^Ta \d+ oppgaver? på nytt$/,
    redone: /du ikke fikk til sist/,
  },
];

for (const { prefix, practise, title, points, pool, redo, redone } of languages) {
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

  test(`9.240 mistakes of a result are redone in one tap, on a phone (${prefix || 'en'})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await startTest(page, { path: `${prefix}/app/leveltest` });
    // A task that is skipped is a mistake, whatever is drawn.
    await skipTask(page);
    await taskAfter(page, 1);
    await page.locator('header [popovertarget=test-menu]').first().click();
    await page.locator('#test-menu button.w-full').first().click();
    await page.waitForURL(/\/result/);
    await hydrated(page);
    await expectNoViolationsInBoth(page, 'a result with mistakes to redo');
    await page.getByRole('button', { name: redo }).click();
    await testOpen(page);
    await skipTask(page);
    await expect(page.locator('[data-verdict]')).toBeVisible();
    await page.locator('[data-test-buttons] .button-primary').click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByText(redone)).toBeVisible();
    const pdf = await page.request.get(`${page.url().split('?')[0]}.pdf`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
  });
}
