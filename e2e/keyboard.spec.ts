import { expect, type Page } from '@playwright/test';
import { hydrated, taskNumber, testOpen } from './journey.ts';
import { test } from './test.ts';

/** Presses Tab until the focus is on what is named, and sees it framed. */
async function tabTo(page: Page, name: RegExp, most = 45): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const [text, isFramed] = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return [
        focused.textContent?.trim() ?? '',
        outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
      ] as const;
    });
    if (!name.test(text)) continue;
    expect(isFramed, `a frame around ${name}`).toBe(true);
    return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}

test('from the front page to a result and a round of practice with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await tabTo(page, /^Take the free level test$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/app\/leveltest/);
  await hydrated(page);
  await tabTo(page, /^Start the test$/);
  await page.keyboard.press('Enter');
  await testOpen(page);
  // Answered or not, Enter goes on; a task without an answer asks first, and Tab and Enter choose to skip it.
  for (let tasks = 0; tasks < 41 && !page.url().includes('/result'); tasks += 1) {
    const number = await taskNumber(page);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    const left = async () => {
      if (page.url().includes('/result') || (await taskNumber(page)) !== number) return true;
      if ((await page.locator('dialog[open]').count()) === 0) return false;
      await tabTo(page, /^Skip this task$|^Answer without listening$/, 4);
      await page.keyboard.press('Enter');
      return false;
    };
    await expect.poll(left, { timeout: 20_000, intervals: [300] }).toBe(true);
  }
  await page.waitForURL(/\/result/);
  // The frame of the app is new here: its content has the focus all the same.
  await expect(page.locator('main')).toBeFocused();
  await tabTo(page, /^(?:Practise |Redo |See what opens )/, 12);
});
