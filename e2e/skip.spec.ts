import { expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { answerByHand, handIn, startTest, taskAfter, taskNumber } from './journey.ts';
import { test } from './test.ts';

/** A phone on its side or with its keyboard open: only a task without a text shows its question without scrolling. */
const phone = { width: 360, height: 400 };

const languages = [
  {
    prefix: '',
    to: 'To the question',
    ask: 'Skip this task?',
    go: 'Go to the question',
    final: /Your answer is final/,
  },
  {
    prefix: '/nb',
    to: 'Til spørsmålet',
    ask: 'Hoppe over oppgaven?',
    go: 'Gå til spørsmålet',
    final: /Svaret ditt er endelig/,
  },
];

for (const { prefix, to, ask, go, final } of languages) {
  test(`a task without an answer is not handed in by a slip of the thumb, on a phone (2.28) (${prefix || 'en'})`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const path = `${prefix}/app/leveltest`;
    await startTest(page, { path });
    const toQuestion = page.getByRole('button', { name: to, exact: true });
    await untilQuestionIsBelow(page, path, to);
    const number = await taskNumber(page);
    await expect(page.locator('[data-test-buttons] .button-primary')).toHaveCount(0);
    await toQuestion.click();
    await expect(page.locator('#task-prompt')).toBeInViewport();
    await expect(page.locator('#task-prompt')).toBeFocused();
    const next = page.locator('[data-test-buttons] .button-primary');
    await next.click();
    await expect(page.getByRole('dialog', { name: ask })).toBeVisible();
    await expectNoViolationsInBoth(page, 'the dialog that asks before a task is skipped');
    await page.keyboard.press('Escape');
    await expect(next).toBeFocused();
    await next.click();
    await page.getByRole('button', { name: go }).click();
    await expect(page.locator('#task-prompt')).toBeFocused();
    expect(await taskNumber(page)).toBe(number);
    await answerByHand(page);
    await handIn(page);
    await taskAfter(page, number);
    await page.locator('[data-test-buttons] .button-secondary').first().click();
    await expect(page.getByText(final)).toBeVisible();
    await expect(page.locator('[data-question] :is(input, select, textarea):enabled')).toHaveCount(0);
    await expectNoViolationsInBoth(page, 'an answer that is final');
  });
}

test('by keyboard a task is skipped only when the dialog is told so (2.28)', async ({ page }) => {
  await startTest(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Go to the question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#task-prompt')).toBeFocused();
  expect(await taskNumber(page)).toBe(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await taskAfter(page, 1);
  expect(await taskNumber(page)).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('You skipped this task. It counts as wrong')).toBeVisible();
});

/** Answers tasks until one has its question further down; a test that ends before is followed by another. */
async function untilQuestionIsBelow(page: Page, path: string, to: string): Promise<void> {
  for (let guard = 0; guard < 24; guard += 1) {
    const appeared = await page
      .getByRole('button', { name: to, exact: true })
      .waitFor({ timeout: 3000 })
      .then(() => true)
      .catch(() => false);
    if (appeared) return;
    const number = await taskNumber(page);
    await answerByHand(page);
    await handIn(page);
    if (!(await taskAfter(page, number))) await startTest(page, { path });
  }
  throw new Error('No task had its question further down.');
}
