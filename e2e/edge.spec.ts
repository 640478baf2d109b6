import { expect } from '@playwright/test';
import { startTest } from './journey.ts';
import { test } from './test.ts';

test('9.26 choosing a colour mode colours the browser at once, also on a page without React', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const shown = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    );
  expect(await shown()).toBe('#ffffff');
  await page.evaluate(() =>
    document.querySelector<HTMLButtonElement>('[data-theme-form] button[value=dark]')?.click(),
  );
  await expect.poll(shown).toBe('#18181b');
  await page.reload();
  expect(await shown()).toBe('#18181b');
});

test('9.30 from one tooltip to its neighbour there is no wait', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const row = document.createElement('div');
    row.style.cssText = 'position:fixed;top:200px;left:200px;z-index:1000';
    for (const name of ['one', 'other']) {
      const button = document.createElement('button');
      button.dataset.tip = `tip ${name}`;
      button.style.cssText = 'width:60px;height:40px';
      row.append(button);
    }
    document.body.append(row);
  });
  const tip = page.locator('#tooltip');
  await page.mouse.move(230, 220);
  await expect(tip).toHaveText('tip one');
  await page.mouse.move(290, 220);
  // Less than the 700 ms that the first one took.
  await expect(tip).toHaveText('tip other', { timeout: 350 });
});

test('9.17 no script can read the session', async ({ page }) => {
  await startTest(page);
  const seen = await page.evaluate(() => document.cookie);
  expect(seen).toContain('signed-in=1');
  expect(seen).not.toContain('auth-token');
});
