import { expect } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { newPerson } from './people.ts';
import { newWithRole } from './roles.ts';
import { otherBrowser, test } from './test.ts';

const phone = { width: 360, height: 740 } as const;

test('a comment is reported, a moderator hides it and locks the discussion, on a phone in bokmål (9.380, 9.381)', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(phone);
  const advertisement = `Kjøp billige sensorbriller ${crypto.randomUUID().slice(0, 8)}`;
  await newPerson(page, '/nb');
  await page.goto('/nb/community/post/new?category=writing');
  await page.locator('input[name=title]').fill('Hvor lang skal teksten være?');
  await page.locator('textarea[name=content]').fill('Jeg skriver alltid for kort.');
  await page.getByRole('button', { name: 'Publiser innlegget' }).click();
  await expect(page.getByText('Innlegget er publisert!')).toBeVisible();
  const path = new URL(page.url()).pathname;

  const seller = await otherBrowser(browser, { viewport: phone });
  await newPerson(seller, '/nb');
  expect((await seller.goto('/nb/community/reports'))?.status()).toBe(404);
  await seller.goto(path);
  await seller.locator('#write textarea').fill(advertisement);
  await seller.getByRole('button', { name: 'Send kommentar' }).click();
  await expect(seller.getByText('Kommentaren er sendt!')).toBeVisible();

  await page.goto(path);
  const comment = page.locator('article[id^=comment-]').filter({ hasText: advertisement });
  await comment.getByText('Rapporter', { exact: true }).click();
  await comment.locator('select[name=reason]').selectOption('spam');
  await comment.getByRole('button', { name: 'Send rapport' }).click();
  await expect(page.getByText('Takk. En moderator ser på det.')).toBeVisible();

  const moderator = await otherBrowser(browser, { viewport: phone });
  await newWithRole(moderator, { role: 'moderator', path: '/community/reports', prefix: '/nb' });
  await expectNoViolationsInBoth(moderator, 'the reports');
  const report = moderator.getByRole('listitem').filter({ hasText: advertisement });
  await expect(report).toContainText('Reklame eller søppel');
  await report.getByRole('link', { name: 'Se på det' }).click();
  const reported = moderator.locator('article[id^=comment-]').filter({ hasText: advertisement });
  await reported.getByText('Moderer', { exact: true }).click();
  await reported.locator('select[name=action]').selectOption('hide');
  await reported.locator('input[name=reason]').fill('Reklame');
  await expectNoViolationsInBoth(moderator, 'moderating');
  await reported.getByRole('button', { name: 'Gjør det' }).click();
  await expect(moderator.getByText('Det er gjort.')).toBeVisible();
  await moderator.getByText('Moderer', { exact: true }).first().click();
  const ofPost = moderator.locator('form:has(select[name=categoryId])');
  await ofPost.locator('select[name=action]').selectOption('lock');
  await ofPost.locator('input[name=reason]').fill('Bare reklame her');
  await ofPost.getByRole('button', { name: 'Gjør det' }).click();
  await expect(moderator.getByText('Diskusjonen er låst: Det går ikke an å kommentere mer.')).toBeVisible();
  await moderator.goto('/nb/community/reports');
  await expect(moderator.getByText(advertisement)).toHaveCount(0);
  await moderator.context().close();

  await page.goto(path);
  await expect(page.getByText('Kommentaren er skjult av en moderator.')).toBeVisible();
  await expect(page.getByText(advertisement)).toHaveCount(0);
  await expect(page.locator('#write')).toHaveCount(0);
  await seller.goto('/nb/notifications');
  await expect(seller.getByText('Hvor lang skal teksten være?').first()).toBeVisible();
  await seller.context().close();
});
