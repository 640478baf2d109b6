import { expect } from '@playwright/test';
import { answerToTheEnd, startTest } from './journey.ts';
import { test } from './test.ts';

test('courses and the dialog to share a result bring their texts when they are opened, and nothing fails (2.38)', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await startTest(page, { path: '/nb/app/leveltest' });
  await answerToTheEnd(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.getByText('Heller i et klasserom? Finn et kurs').click();
  await expect(page.getByText('Disse lenkene går til offisielle sider utenfor Bestått:')).toBeVisible();
  await page.getByRole('button', { name: 'Del', exact: true }).first().click();
  await expect(page.getByText('Siden viser')).toBeVisible();
  expect(errors).toEqual([]);
});
