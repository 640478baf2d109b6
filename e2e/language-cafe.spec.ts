import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

/** Pages of A4 that the page takes when it is printed. */
async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('9.471, 9.472 from the community to a sheet, which is printed on one page without the site’s frame', async ({
  page,
}) => {
  await page.goto('/community');
  await page.getByRole('link', { name: 'See the conversation sheets' }).click();
  // The sheet with the most words, and English under them.
  await page.getByRole('link', { name: 'Klima i hverdagen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klima i hverdagen');

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Questions to talk about' })).toBeVisible();
  for (const frame of ['body > header', 'footer', '.cookie-banner', '.back-link', '[data-print]'])
    await expect(page.locator(frame), frame).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  expect(await pagesOnPaper(page)).toBe(1);
});
