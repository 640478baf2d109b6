import { expect, type Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBoth } from './accessibility.ts';
import { answerByHand } from './journey.ts';
import {
  beginPart,
  downloadedExam,
  letTimePass,
  partOpen,
  shownTask,
  storedAnswers,
  withSound,
} from './mocks.ts';
import { newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { otherBrowser, test } from './test.ts';

/** An account with a trial, which opens mock tests. */
async function withTrial(page: Page, prefix = ''): Promise<void> {
  const email = await newPerson(page, prefix);
  await grantLicence(email, 10);
}

const primary = (page: Page) => page.locator('[data-test-buttons] .button-primary');
const strip = (page: Page) => page.locator('.mock-strip button');

for (const { name, prefix, viewport } of [
  { name: 'desktop, en', prefix: '', viewport: { width: 1280, height: 800 } },
  { name: 'phone, nb', prefix: '/nb', viewport: { width: 360, height: 740 } },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('1.6, 9.302 a mock test, built like the real test: its strip numbers the tasks, answered and unanswered, which are listed before it is handed in', async ({
      page,
    }) => {
      await withTrial(page, prefix);
      await page.goto(`${prefix}/app/mock-tests`);
      await expectNoViolationsInBoth(page);
      const partId = await beginPart(page, 'read', prefix);
      for (const [stage, from, count] of [
        [1, 1, 8],
        [2, 9, 8],
        [3, 17, 20],
      ] as const) {
        await expect(strip(page)).toHaveCount(count);
        expect(await shownTask(page)).toBe(from);
        await answerByHand(page);
        await expect(strip(page).first()).toHaveAccessibleName(new RegExp(`${from}.*(, answered|, besvart)`));
        // Back and forth; the answer stays.
        await primary(page).click();
        await expect.poll(() => shownTask(page)).toBe(from + 1);
        await page.locator('[data-test-buttons] .button-secondary').click();
        await expect.poll(() => shownTask(page)).toBe(from);
        if (stage === 1) await expectNoViolations(page);
        await strip(page).last().click();
        await expect.poll(() => shownTask(page)).toBe(from + count - 1);
        await primary(page).click();
        const dialog = page.locator('dialog[open]');
        await expect(dialog.locator('.strip-number')).toHaveCount(count - 1);
        if (stage === 1) {
          await expectNoViolations(page);
          await dialog.locator('.strip-number').first().click();
          await expect.poll(() => shownTask(page)).toBe(from + 1);
          await strip(page).last().click();
          await primary(page).click();
        }
        await dialog.locator('.button-secondary').click();
        if (stage < 3) await expect.poll(() => shownTask(page)).toBe(from + count);
      }
      await page.waitForURL(/\/result$/);
      await expect(page.locator('h1')).toHaveText(/^(Under A1|A1|A2|B1|B2)$/);
      await expectNoViolationsInBoth(page);
      expect(await storedAnswers(partId)).toEqual([1, 9, 17]);
      const [level, said] = await Promise.all([
        page.locator('h1').textContent(),
        page.locator('#apart-title + p').textContent(),
      ]);
      const sheet = await downloadedExam(page);
      expect(sheet).toContain(prefix ? `Lesing A1–B2 ${level}` : `Reading A1–B2 ${level}`);
      expect(sheet).toContain(said?.replace(/\s+/g, ' '));
      await page.locator(`main a[href$="/review"]`).click();
      await expect(page.locator('[data-verdict]').first()).toBeVisible();
      await page.goto(`${prefix}/app/mock-tests/${partId}`);
      await page.waitForURL(/\/result$/);
    });
  });
}

test('9.297 a reload and a device clock that was changed neither gain nor lose time, and it ends by itself', async ({
  page,
}) => {
  await withTrial(page);
  const partId = await beginPart(page, 'read');
  await answerByHand(page);
  await expect.poll(() => storedAnswers(partId)).toEqual([1]);
  await page.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + 2 * 60 * 60 * 1000;
  });
  await letTimePass(partId, 70);
  await page.reload();
  await partOpen(page);
  const left = page.locator('[role=timer]');
  await expect(left).toHaveText(/^[34]:\d\d$/);
  await expect(page.locator('[role=status]')).toContainText('5 minutes left.');
  await expect(strip(page).first()).toHaveAccessibleName('Task 1, answered');
  // Hidden, and there again.
  await page.getByRole('button', { name: 'Hide the time that is left' }).click();
  await expect(left).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the time that is left' }).click();
  await letTimePass(partId, 4);
  await page.reload();
  await expect(page.locator('[role=status]')).toContainText('1 minute left.');
  await letTimePass(partId, 1);
  await page.reload();
  await page.waitForURL(/\/result$/);
  await expect(page.locator('main')).toContainText('The time was up before you had come to the last test.');
});

test('two windows on one part show the same', async ({ page }) => {
  await withTrial(page);
  const partId = await beginPart(page, 'read');
  const other = await page.context().newPage();
  await other.goto(`/app/mock-tests/${partId}`);
  await partOpen(other);
  await answerByHand(page);
  await expect.poll(() => storedAnswers(partId)).toEqual([1]);
  await other.reload();
  await expect(strip(other).first()).toHaveAccessibleName('Task 1, answered');
  await strip(page).last().click();
  await primary(page).click();
  await page.locator('dialog[open] .button-secondary').click();
  await expect.poll(() => shownTask(page)).toBe(9);
  // Looked at again, it goes where the part is.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => shownTask(other)).toBe(9);
  expect(await storedAnswers(partId)).toEqual([1]);
});

test('without a network answers are kept here, also over a reload, and sent when it is back', async ({
  page,
}) => {
  await withTrial(page);
  const partId = await beginPart(page, 'read');
  await page.context().setOffline(true);
  await answerByHand(page);
  await expect(page.getByRole('alert')).toContainText('Your answers are kept here');
  await expect(strip(page).first()).toHaveAccessibleName('Task 1, answered');
  expect(await storedAnswers(partId)).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(() => storedAnswers(partId)).toEqual([1]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a test is taken by keyboard alone', async ({ page }) => {
  await withTrial(page);
  await page.goto('/app/mock-tests?begin=read');
  await page.locator('main form button[type=submit]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/app\/mock-tests\/[0-9a-f-]{36}$/);
  await partOpen(page);
  for (let task = 1; task < 8; task += 1) {
    await expect.poll(() => shownTask(page)).toBe(task);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => shownTask(page)).toBe(8);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownTask(page)).toBe(7);
  await page.locator('h1').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('h1').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.locator('dialog[open] .button-secondary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shownTask(page)).toBe(9);
});

test('9.298 listening runs by itself from clip to clip, and another device hears the same place', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000);
  await withSound(page);
  await withTrial(page);
  // What the server knows of sounds is a minute old at most.
  await expect(async () => beginPart(page, 'listen')).toPass({ timeout: 180_000 });
  const partId = page.url().split('/').at(-1) ?? '';
  expect(await shownTask(page)).toBe(1);
  const said = page.locator('main [role=status]').first();
  await expect(said).toContainText('play 1 of 2');
  await expectNoViolations(page);
  const other = await otherBrowser(browser, { storageState: await page.context().storageState() });
  await withSound(other);
  await other.goto(page.url());
  await partOpen(other);
  expect(await shownTask(other)).toBe(1);
  await other.context().close();
  await page.locator('.option, .match-item').first().click();
  // A reload after a minute does not play it again from its start.
  await letTimePass(partId, 1);
  await page.reload();
  await partOpen(page);
  await expect(said).toContainText('play 2 of 2');
  await letTimePass(partId, 1.5);
  await page.reload();
  await partOpen(page);
  expect(await shownTask(page)).toBeGreaterThan(1);
  await expect(page.locator('.mock-strip button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the exam' }).click();
  await page.locator('dialog[open] .button-danger').click();
  await page.waitForURL(/\/app\/mock-tests$/);
});

test('without a licence mock tests lead to the licence page, which shows what they are (6.12)', async ({
  page,
}) => {
  await newPerson(page);
  await page.goto('/app/mock-tests');
  await page.waitForURL(/\/app\/license\?needs=10&for=mock-tests/);
  await expect(page.locator('#gate-title')).toContainText('Mock tests');
});
