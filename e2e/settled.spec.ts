import { expect, test } from '@playwright/test';
import { settled } from './settled.ts';

const slowTheme = `
  <style>
    main { color: rgb(0, 0, 0); transition: color 3s }
    main.light { color: rgb(255, 255, 255) }
    p { transition: color 200ms }
    @keyframes spin { to { rotate: 1turn } }
    i { display: block; animation: spin 1s infinite }
  </style>
  <main><p>words</p><i></i></main>`;

test('a colour that is read after a change of looks is the one that stays', async ({ page }) => {
  await page.setContent(slowTheme);
  await page.evaluate(() => document.querySelector('main')?.classList.add('light'));
  await settled(page);
  for (const name of ['main', 'p'])
    expect(await page.locator(name).evaluate((element) => getComputedStyle(element).color)).toBe(
      'rgb(255, 255, 255)',
    );
});
