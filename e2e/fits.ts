import { expect, type Page } from '@playwright/test';

/** Nothing reaches out of the screen at its side. */
export async function expectFits(page: Page): Promise<void> {
  const [wide, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide).toBeLessThanOrEqual(shown ?? 0);
}
