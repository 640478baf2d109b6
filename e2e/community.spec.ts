import { expect, type Page, test as plain } from '@playwright/test';
import { expectNoViolationsInBoth, expectNoViolationsInTurn } from './accessibility.ts';
import { newPerson } from './people.ts';
import { otherBrowser, test } from './test.ts';

const phone = { width: 360, height: 740 } as const;

const languages = [
  {
    prefix: '',
    publish: 'Publish post',
    created: 'Post created successfully!',
    comment: 'Post comment',
    posted: 'Comment posted!',
    reply: /^Reply/,
    vote: /Upvote this post/,
    unvote: /Take back your upvote for this post/,
    remove: 'Yes, delete',
    open: 'Delete',
    gone: 'Comment deleted successfully.',
  },
  {
    prefix: '/nb',
    publish: 'Publiser innlegget',
    created: 'Innlegget er publisert!',
    comment: 'Send kommentar',
    posted: 'Kommentaren er sendt!',
    reply: /^Svar/,
    vote: /Stem opp innlegget/,
    unvote: /Ta tilbake stemmen på innlegget/,
    remove: 'Ja, slett',
    open: 'Slett',
    gone: 'Kommentaren er slettet.',
  },
] as const;

/** Begins a discussion by the form. @returns its path */
async function publish(page: Page, words: (typeof languages)[number], title: string): Promise<string> {
  await page.goto(`${words.prefix}/community/post/new?category=writing`);
  await page.locator('input[name=title]').fill(title);
  await page.locator('textarea[name=content]').fill('Jeg skriver til **utleieren** min.');
  await page.getByRole('button', { name: words.publish }).click();
  await expect(page.getByText(words.created)).toBeVisible();
  return new URL(page.url()).pathname;
}

for (const words of languages) {
  for (const size of ['phone', 'desktop'] as const) {
    test(`a learner asks, another answers and votes, ${size} ${words.prefix || 'en'} (4.23, 4.24)`, async ({
      page,
      browser,
    }) => {
      test.setTimeout(240_000);
      if (size === 'phone') await page.setViewportSize(phone);
      await newPerson(page, words.prefix);
      // Tests run beside one another: each has a discussion of its own.
      const title = `Hvordan sier jeg opp leiligheten? ${crypto.randomUUID().slice(0, 8)}`;
      const path = await publish(page, words, title);
      const other = await otherBrowser(browser, size === 'phone' ? { viewport: phone } : {});
      await newPerson(other, words.prefix);
      await other.goto(`${words.prefix}/community`);
      await other.getByRole('link', { name: title }).first().click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
      await other.getByRole('button', { name: words.vote }).click();
      await expect(other.getByRole('button', { name: words.unvote })).toHaveAttribute('aria-pressed', 'true');
      await other.locator('#write textarea').fill('Skriv dato og oppsigelsestid.');
      await other.locator('#write').getByRole('button', { name: words.comment }).click();
      await expect(other.getByText(words.posted)).toBeVisible();
      await page.goto(path);
      await page.getByRole('link', { name: words.reply }).click();
      await page.locator('#reply textarea').fill('Takk, det hjalp!');
      await page.locator('#reply').getByRole('button', { name: words.comment }).click();
      await expect(page.getByText('Takk, det hjalp!')).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectNoViolationsInBoth(page, 'a discussion');
      // Deleting asks once more.
      const own = page.locator('article').filter({ hasText: 'Takk, det hjalp!' }).last();
      await own.getByText(words.open, { exact: true }).click();
      await own.getByRole('button', { name: words.remove }).click();
      await expect(page.getByText(words.gone)).toBeVisible();
      await expect(page.getByText('Takk, det hjalp!')).toHaveCount(0);
      await other.context().close();
    });
  }

  test(`axe finds nothing on the community's screens, ${words.prefix || 'en'} (2.5)`, async ({ page }) => {
    test.setTimeout(300_000);
    await newPerson(page, words.prefix);
    const paths = [
      '',
      '/category/ask-a-teacher',
      '/search?q=prøven',
      '/post/new',
      '/me',
      '/me?tab=following',
    ];
    for (const path of paths) {
      await page.goto(`${words.prefix}/community${path}`);
      await expectNoViolationsInTurn(page, { prefix: words.prefix, name: path });
    }
  });
}

test('9.376 the form has buttons for marks and letters and a preview, and keeps what is typed until it got through', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await newPerson(page);
  await page.goto('/community/post/new');
  const text = page.locator('textarea[name=content]');
  await text.fill('viktig');
  await text.selectText();
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(text).toHaveValue('**viktig**');
  await text.press('End');
  await page.getByRole('button', { name: 'Insert ø' }).click();
  await expect(text).toHaveValue('**viktig**ø');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.locator('[data-preview-text] strong')).toHaveText('viktig');
  await page.locator('input[name=title]').fill('En tittel som blir igjen');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publish post' }).click();
  await expect(page.locator('[data-draft-offline]')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/community/post/new');
  await expect(page.locator('[data-draft-back]')).toBeVisible();
  await expect(page.locator('textarea[name=content]')).toHaveValue('**viktig**ø');
  await page.getByRole('button', { name: 'Publish post' }).click();
  await expect(page.getByText('Post created successfully!')).toBeVisible();
  await page.goto('/community/post/new');
  await expect(page.locator('textarea[name=content]')).toHaveValue('');
});

test('a discussion is begun, answered and voted for by keyboard alone (9.376)', async ({ page }) => {
  test.setTimeout(120_000);
  await newPerson(page);
  await page.goto('/community/post/new');
  await page.locator('input[name=title]').focus();
  await page.keyboard.type('Bare med tastaturet');
  const text = page.locator('textarea[name=content]');
  for (
    let steps = 0;
    steps < 20 && !(await text.evaluate((field) => field === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type('Det går fint.');
  const send = page.getByRole('button', { name: 'Publish post' });
  for (
    let steps = 0;
    steps < 10 && !(await send.evaluate((field) => field === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Post created successfully!')).toBeVisible();
});

plain('it is read and searched without script (6.2)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/nb/community');
  await page.getByRole('link', { name: 'Si hei', exact: true }).click();
  await page.getByRole('link', { name: 'Si hei, og fortell når du skal opp til prøven' }).click();
  await expect(page.getByText('Logg inn for å kommentere')).toBeVisible();
  await page.goto('/nb/community/search');
  await page.locator('input[name=q]').fill('påmelding');
  await page.locator('main').getByRole('button', { name: 'Søk' }).click();
  await expect(page).toHaveURL(/q=p/);
  await context.close();
});
