import { expect } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { newPerson } from './people.ts';
import { otherBrowser, test } from './test.ts';

/** A long text, so that the page scrolls. */
const long = Array.from({ length: 40 }, (_, line) => `Avsnitt ${line} om oppsigelse av en leilighet.`).join(
  '\n\n',
);

test('9.463 Ours, decision 153: whoever is signed in hears of new comments while they read, sees how many read with them, and has them put in place at a tap without what is read moving; what was missed while the line was broken is fetched.', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await newPerson(page);
  await page.goto('/community/me');
  await page.locator('input[name=name]').fill('Rojin');
  await page.getByLabel('Show others my name while I read a discussion').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto('/community/post/new?category=writing');
  await page.locator('input[name=title]').fill('Hvordan sier jeg opp leiligheten?');
  await page.locator('textarea[name=content]').fill(long);
  await page.getByRole('button', { name: 'Publish post' }).click();
  await expect(page.getByText('Post created successfully!')).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.locator('#write textarea').fill('Jeg begynner selv.');
  await page.locator('#write').getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByText('Comment posted!')).toBeVisible();
  await page.goto(path);

  const other = await otherBrowser(browser);
  await newPerson(other, '/nb');
  await other.goto('/nb/community/me');
  await other.locator('input[name=name]').fill('Ola');
  await other.getByRole('button', { name: 'Lagre' }).click();
  await other.goto(`/nb${path}`);
  await expect(page.locator('[data-live-readers]')).toHaveText('2 people are reading now');
  await expect(other.locator('[data-live-readers]')).toHaveText('2 leser dette nå, blant dem Rojin');

  // What is mentioned is offered after an @.
  await other.locator('#write textarea').pressSequentially('Hei @Ro');
  await other.getByRole('button', { name: '@Rojin' }).click();
  await expect(other.locator('#write textarea')).toHaveValue('Hei @Rojin ');
  await other.locator('#write textarea').pressSequentially('Skriv dato og oppsigelsestid.');
  await page.evaluate(() => scrollTo(0, 600));
  const paragraph = page.getByText('Avsnitt 20 om');
  const before = await paragraph.boundingBox();
  await other.locator('#write').getByRole('button', { name: 'Send kommentar' }).click();
  await expect(other.getByText('Kommentaren er sendt!')).toBeVisible();
  const show = page.locator('[data-live-show]');
  await expect(show).toHaveText('1 new comment');
  expect(await paragraph.boundingBox()).toEqual(before);
  await expect(page.getByText('Skriv dato og oppsigelsestid.')).toHaveCount(0);

  // The line breaks: what was written meanwhile is fetched when it is back.
  await page.context().setOffline(true);
  await other.getByRole('link', { name: /^Svar/ }).first().click();
  await other.locator('#reply textarea').fill('Og adressen.');
  await other.locator('#reply').getByRole('button', { name: 'Send kommentar' }).click();
  await expect(other.getByText('Og adressen.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(show).toHaveText('2 new comments', { timeout: 60_000 });
  await expectNoViolationsInBoth(page, 'a discussion with news');
  await show.click();
  await expect(page.getByText('Skriv dato og oppsigelsestid.')).toBeVisible();
  await expect(page.getByText('Og adressen.')).toBeVisible();
  await expect(show).toBeHidden();

  // The bell, and the way from there to the reply.
  await page.reload();
  await expect(page.locator('[data-bell-count]')).toHaveText('2');
  await page.locator('[data-bell]').click();
  await expectNoViolationsInBoth(page, 'notifications');
  await page.getByRole('link', { name: /Ola replied to your comment/ }).click();
  await expect(page).toHaveURL(/\?thread=.*#comment-/);
  await page.goto('/app');
  await expect(page.getByRole('link', { name: /Notifications.*1 new notification/ })).toBeVisible();

  // Whom one blocks is folded, and cannot answer.
  await page.goto(path);
  const theirs = page.locator('article').filter({ hasText: 'Skriv dato' });
  await theirs.getByText('Block Ola').click();
  await theirs.getByRole('button', { name: 'Yes, block' }).click();
  await expect(page.getByText('Blocked. They are not told.')).toBeVisible();
  await expect(page.getByText('Skriv dato og oppsigelsestid.')).toBeHidden();
  await other.goto(`/nb${path}`);
  await other.locator('#write textarea').fill('Enda en kommentar');
  await other.locator('#write').getByRole('button', { name: 'Send kommentar' }).click();
  await expect(other.getByText('Du kan ikke svare her.')).toBeVisible();
  await expect(other.locator('#write textarea')).toHaveValue('Enda en kommentar');
  await other.context().close();
});
