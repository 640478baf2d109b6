import { expect } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { newPerson } from './people.ts';
import { otherBrowser, test } from './test.ts';

test('9.511 Ours, decision 138: the bell’s number and the list of notifications follow what is new and what was read elsewhere without a reload, for the person alone, in each of their tabs, and after the line was broken.', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await newPerson(page);
  await page.goto('/community/me');
  await page.locator('input[name=name]').fill('Rojin');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto('/community/post/new?category=writing');
  await page.locator('input[name=title]').fill('Hvordan klager jeg på vedtaket?');
  await page.locator('textarea[name=content]').fill('Jeg har fått avslag.');
  await page.getByRole('button', { name: 'Publish post' }).click();
  await expect(page.getByText('Post created successfully!')).toBeVisible();
  const path = new URL(page.url()).pathname;

  const other = await otherBrowser(browser);
  await newPerson(other, '/nb');
  await other.goto('/nb/community/me');
  await other.locator('input[name=name]').fill('Ola');
  await other.getByRole('button', { name: 'Lagre' }).click();
  const answer = async (words: string) => {
    await other.goto(`/nb${path}`);
    await other.locator('#write textarea').fill(words);
    await other.locator('#write').getByRole('button', { name: 'Send kommentar' }).click();
    await expect(other.getByText('Kommentaren er sendt!')).toBeVisible();
  };

  // Two tabs: an app screen, and the list.
  await page.setViewportSize({ width: 360, height: 800 });
  const heard = page.waitForEvent('websocket');
  await page.goto('/app');
  await heard;
  const list = await page.context().newPage();
  await list.goto('/notifications');
  await expect(list.getByText('Nothing yet')).toBeVisible();
  await list.locator('input[name=comment-app]').uncheck();
  const count = page.locator('[data-bell-count]').first();
  await expect(count).toBeHidden();
  await answer('Skriv til kommunen.');
  await expect(count).toHaveText('1');
  await expect(list.getByText('Ola commented')).toHaveCount(1);
  await expect(list.locator('[data-bell-count]').first()).toHaveText('1');
  // What was chosen and not saved stays.
  await expect(list.locator('input[name=comment-app]')).not.toBeChecked();
  await expectNoViolationsInBoth(list, 'the list with something new');

  // The line breaks: what came meanwhile is there when it is back.
  await page.context().setOffline(true);
  await answer('Og be om begrunnelse.');
  await page.context().setOffline(false);
  await expect(count).toHaveText('2', { timeout: 60_000 });
  await expect(list.getByText('Ola commented')).toHaveCount(2, { timeout: 60_000 });

  // Read in one tab, it is read in the other.
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(count).toBeHidden();
  await other.goto('/nb/app');
  await expect(other.locator('[data-bell-count]').first()).toBeHidden();
});
