import { expect, test } from '@playwright/test';
import { settled } from './settled.ts';

const colourOf = (id: string) => getComputedStyle(document.getElementById(id) as HTMLElement).color;

test('what is read after a change of looks is what stays, however slow the change', async ({ page }) => {
  await page.setContent(`
    <style>
      main { color: rgb(0, 0, 0); transition: color 300ms }
      main:hover { color: rgb(255, 255, 255) }
      p { transition: color 300ms }
      @keyframes spin { to { rotate: 1turn } }
      #spinner { animation: spin 1s infinite }
    </style>
    <main id="whole"><p id="part">words</p><i id="spinner"></i></main>`);
  await page.locator('main').hover();
  expect(await page.evaluate(colourOf, 'whole')).not.toBe('rgb(255, 255, 255)');
  await settled(page);
  expect(await page.evaluate(colourOf, 'whole')).toBe('rgb(255, 255, 255)');
  expect(await page.evaluate(colourOf, 'part')).toBe('rgb(255, 255, 255)');
});
