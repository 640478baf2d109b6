import { expect } from '@playwright/test';
import {
  answerByHand,
  answerToTheEnd,
  handIn,
  hydrated,
  openSettings,
  startTest,
  taskAfter,
  taskNumber,
  testOpen,
} from './journey.ts';
import { otherBrowser, test } from './test.ts';

const languages = [
  { path: '/', start: 'Take the free level test', begin: 'Start the test', result: 'Your level today' },
  { path: '/nb', start: 'Ta den gratis nivåtesten', begin: 'Start testen', result: 'Nivået ditt i dag' },
];

for (const { path, start, begin, result } of languages) {
  test(`from the landing page to the result on a phone (4.6) (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await page.getByRole('link', { name: start }).first().click();
    await hydrated(page);
    const started = page.getByRole('button', { name: begin });
    await expect(started).toBeInViewport({ ratio: 1 });
    await openSettings(page);
    await page.locator('input[name=quick]').check();
    await started.click();
    await testOpen(page);
    await expect(
      page.getByText(path === '/' ? 'Test started — good luck' : 'Testen har startet. Lykke til!', {
        exact: true,
      }),
    ).toBeVisible();
    const tasks = await answerToTheEnd(page);
    expect(tasks).toBeGreaterThanOrEqual(6);
    await expect(page.getByText(result)).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

test('the whole test by keyboard alone (4.6)', async ({ page }) => {
  await page.goto('/app/leveltest');
  await hydrated(page);
  await page.locator('main form summary').focus();
  await page.keyboard.press('Enter');
  await page.locator('input[name=quick]').focus();
  await page.keyboard.press('Space');
  await page.locator('main form button[type=submit]').last().focus();
  await page.keyboard.press('Enter');
  await testOpen(page);
  for (let guard = 0; guard < 20 && !page.url().includes('/result'); guard += 1) {
    const number = await taskNumber(page);
    // 1 chooses where options are numbered; elsewhere the task is left open, as one may.
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    if (await page.locator('dialog[open]').isVisible()) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await taskAfter(page, number);
  }
  await expect(page).toHaveURL(/\/result/);
});

test('4.34 a reload, and another day, go on where the test stopped', async ({ page, context }) => {
  await startTest(page);
  await answerByHand(page);
  await handIn(page);
  await expect.poll(() => taskNumber(page)).toBe(2);
  await page.reload();
  await hydrated(page);
  expect(await taskNumber(page)).toBe(2);
  const url = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto('/app/leveltest');
  await again.getByRole('link', { name: 'Go on' }).click();
  await expect(again).toHaveURL(url.split('?')[0] as string);
  await expect.poll(() => taskNumber(again)).toBe(2);
});

test('4.34 a lost network loses no answer', async ({ page, context }) => {
  await startTest(page);
  await answerByHand(page);
  await context.setOffline(true);
  await handIn(page);
  await expect(page.getByText('No connection. Your answer is kept here')).toBeVisible();
  expect(await taskNumber(page)).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => taskNumber(page), { timeout: 20_000 }).toBe(2);
  await expect(page.getByText('No connection.')).toHaveCount(0);
});

test('2.30 abort asks first, and the test can be continued', async ({ page }) => {
  await startTest(page);
  await page.getByRole('button', { name: 'Abort' }).first().click();
  await expect(page.getByRole('heading', { name: 'Do you want to abort?' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue test' }).click();
  await expect(page.getByRole('heading', { name: 'Do you want to abort?' })).toBeHidden();
  await page.getByRole('button', { name: 'Abort' }).first().click();
  await page.getByRole('button', { name: 'Abort test' }).click();
  await expect(page).toHaveURL(/\/app\/leveltest/);
});

test('shown answers come with their reason and count as not answered (4.10)', async ({ page }) => {
  await startTest(page, { showAnswers: true });
  await page.getByRole('button', { name: 'Show answer' }).click();
  await expect(page.getByText('Answer shown: not counted as your own')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => taskNumber(page)).toBe(2);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => taskNumber(page)).toBe(1);
});

test('5.2 without a level and without a category nothing starts', async ({ page }) => {
  await page.goto('/app/leveltest');
  await hydrated(page);
  await openSettings(page);
  await page.getByLabel('All levels').uncheck();
  await page.getByLabel('All parts').uncheck();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByText('Select at least one level!')).toBeVisible();
  await expect(page.getByText('Select at least one category!')).toBeVisible();
  await expect(page).toHaveURL(/leveltest/);
});

test('language and colour mode change inside a test, and the test goes on (2.57)', async ({ page }) => {
  await startTest(page);
  await answerByHand(page);
  await handIn(page);
  await expect.poll(() => taskNumber(page)).toBe(2);
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] as string;
  await page.getByRole('button', { name: 'Time, language and appearance' }).click();
  await page.locator('#test-menu').getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.locator('#test-menu').getByRole('button', { name: 'Norsk bokmål' }).click();
  await expect(page).toHaveURL(new RegExp(`/nb/app/test/${id}`));
  expect(await taskNumber(page)).toBe(2);
  await expect(page.locator('html')).toHaveClass('dark');
});

test('2.29 Close keeps the test; Finish ends it with its result', async ({ page }) => {
  await startTest(page);
  const url = page.url().split('?')[0] as string;
  await page.getByRole('button', { name: 'Time, language and appearance' }).click();
  await expect(page.getByRole('button', { name: 'Finish', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(url);
  await testOpen(page);
  await answerByHand(page);
  await handIn(page);
  await expect.poll(() => taskNumber(page)).toBe(2);
  await page.getByRole('button', { name: 'Time, language and appearance' }).click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page).toHaveURL(/\/result/);
  await hydrated(page);
  await page.getByRole('button', { name: 'What does B1 mean?' }).last().click();
  await expect(page.getByText('What B1 means').last()).toBeVisible();
  await expect(page.locator('[popover]:popover-open li').first()).toBeVisible();
});

test('2.26 without script the test starts too, settings and all, and how it was taken is remembered', async ({
  browser,
}) => {
  const page = await otherBrowser(browser, {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  });
  await page.goto('/app/leveltest');
  await expect(page.getByText('About 20 tasks, 15 minutes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the test' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('input[name=quick]')).toBeHidden();
  await page.locator('main form summary').click();
  await page.locator('input[name=quick]').check();
  await expect(page.getByText('About 9 tasks, 7 minutes', { exact: true })).toBeVisible();
  await page.locator('input[name=level][value=C1]').uncheck();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page).toHaveURL(/\/app\/test\/[0-9a-f-]{36}/);
  await page.goto('/app/leveltest');
  await expect(page.locator('input[name=quick]')).toBeChecked();
  await expect(page.locator('input[name=level][value=C1]')).toBeChecked();
  await expect(page.getByText('About 9 tasks, 7 minutes', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the test' })).toBeInViewport({ ratio: 1 });
  await page.context().close();
});
