import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth, expectNoViolationsInTurn } from './accessibility.ts';
import { newPerson } from './people.ts';
import { otherBrowser, test } from './test.ts';

const languages = [
  {
    prefix: '',
    listen: 'Listen',
    pause: 'Pause',
    check: 'Check answers',
    close: 'Close',
    back: 'Back to all articles',
  },
  {
    prefix: '/nb',
    listen: 'Lytt',
    pause: 'Pause',
    check: 'Sjekk svarene',
    close: 'Lukk',
    back: 'Tilbake til alle artiklene',
  },
];

for (const { prefix, listen, pause, check, close, back } of languages) {
  const name = prefix || 'en';

  test(`9.356 a story changes its level in place and the paragraph that is read stays where it is (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openStory(page, prefix);
    const third = page.locator('[data-paragraph="3"]');
    await third.evaluate((paragraph) => scrollTo(0, paragraph.getBoundingClientRect().top + scrollY - 120));
    const before = await topOf(page, 3);
    for (const level of ['B2', 'B1', 'A2']) {
      const text = await third.textContent();
      // Pressed without being looked for: looking scrolls a bar that sticks to the top by the room above headings.
      await page.locator('[data-level-switch] a', { hasText: level }).dispatchEvent('click');
      await expect(page.locator('[data-story]')).toHaveAttribute('data-level', level);
      await expect(third).not.toHaveText(text ?? '');
      expect(Math.abs((await topOf(page, 3)) - before)).toBeLessThan(3);
      await expect(page).toHaveURL(new RegExp(`level=${level}`));
    }
    await expect(page.locator('[data-level-switch] [aria-current]')).toBeFocused();
  });

  test(`9.357 a story is heard, and the sentence that is heard is marked (${name})`, async ({ page }) => {
    await silence(page);
    await openStory(page, prefix);
    await page.getByRole('button', { name: listen }).click();
    await expect(page.locator('[data-sentence="1"]')).toHaveClass(/is-heard/);
    await expect(page.getByRole('button', { name: pause })).toBeVisible();
    await expect(page.locator('[data-sentence="2"]')).toHaveClass(/is-heard/);
    await expect(page.locator('.is-heard')).toHaveCount(1);
    await page.getByRole('button', { name: pause }).click();
    await expect(page.getByRole('button', { name: listen })).toBeVisible();
  });

  test(`9.359 a word above the level is explained at a tap, and any other word is looked up (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openStory(page, prefix);
    await page.locator('.gloss-word').first().click();
    await expect(page.locator('.gloss:popover-open')).toHaveText(/\S/);
    await expectNoViolationsInBoth(page, 'a gloss');
    await page.keyboard.press('Escape');
    await expect(page.locator('.gloss:popover-open')).toHaveCount(0);
    await tapPlainWord(page);
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await expect(panel.locator('[data-lemma], [data-unknown]:not([hidden])').first()).toBeVisible();
    await expectNoViolationsInBoth(page, 'a word of a story');
    await panel.getByRole('button', { name: close }).click();
    await expect(panel).toHaveCount(0);
  });

  test(`9.358 questions are marked on the page and count as practice (${name})`, async ({ page }) => {
    await newPerson(page, prefix);
    await openStory(page, prefix);
    await answerFirst(page);
    await page.getByRole('button', { name: check }).click();
    await expect(page.locator('[data-verdict]')).toHaveCount(1);
    await expect(page.locator('#questions')).toBeFocused();
    await expect(page.getByRole('status')).toContainText(prefix ? 'Teller som øving' : 'Counted as practice');
    await expectNoViolationsInBoth(page, 'a question that is marked');
  });

  test(`9.355 articles and stories are read whole without script (${name})`, async ({ browser }) => {
    const page = await withoutScript(browser);
    await page.goto(`${prefix}/articles`);
    await page.locator('.teaser a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.article-text h2')).not.toHaveCount(0);
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/articles$`));

    await openStory(page, prefix);
    await expect(page.getByRole('button', { name: listen })).toBeHidden();
    await page.locator('.gloss-word').first().click();
    await expect(page.locator('.gloss:popover-open')).toHaveText(/\S/);
    await page.keyboard.press('Escape');
    await page.locator('[data-paragraph="2"] .without-script a', { hasText: 'B2' }).click();
    await expect(page).toHaveURL(/level=B2#avsnitt-2$/);
    await expect(page.locator('[data-paragraph="2"]')).toBeInViewport();
    await answerFirst(page);
    await page.getByRole('button', { name: check }).click();
    await expect(page.locator('[data-verdict]')).toHaveCount(1);
    await page.context().close();
  });

  test(`accessibility: what is read has no axe violation (${name})`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of ['/articles', '/lettavis', '/lettavis?level=B1&topic=nature']) {
      await page.goto(prefix + path);
      await expectNoViolationsInTurn(page, { prefix, name: path });
    }
    for (const list of ['/articles', '/lettavis']) {
      await page.goto(prefix + list);
      await page.locator('.teaser a').first().click();
      await expect(page).toHaveURL(new RegExp(`${list}/`));
      await expectNoViolationsInTurn(page, { prefix });
    }
  });
}

/** The newest story, at A2. */
async function openStory(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/lettavis?level=A2`);
  const href = await page.locator('.teaser a').first().getAttribute('href');
  await page.goto(href ?? '', { waitUntil: 'load' });
}

function topOf(page: Page, paragraph: number): Promise<number> {
  return page
    .locator(`[data-paragraph="${paragraph}"]`)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/** Gives the first question any answer, whatever its kind. */
async function answerFirst(page: Page): Promise<void> {
  const question = page.locator('[data-questions] fieldset').first();
  const option = question.locator('label.option').first();
  if (await option.count()) return option.click();
  const selects = await question.locator('select').all();
  for (const [place, select] of selects.entries()) await select.selectOption({ index: place + 1 });
  if (selects.length === 0) await question.locator('input[type=text]').fill('ord');
}

/** Taps a word that no gloss explains, in the first paragraph. */
async function tapPlainWord(page: Page): Promise<void> {
  const point = await page.evaluate(() => {
    const sentence = document.querySelector('[data-sentence]');
    const text = [...(sentence?.childNodes ?? [])].find(
      (node) => node instanceof Text && /\p{L}{2}/u.test(node.data),
    );
    const start = (text as Text).data.search(/\p{L}{2}/u);
    const range = document.createRange();
    range.setStart(text as Text, start);
    range.setEnd(text as Text, start + 2);
    const { left, width, top, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.click(point.x, point.y);
}

/** A second of silence in the place of each sound. */
async function silence(page: Page): Promise<void> {
  const samples = 8000;
  const wav = Buffer.alloc(44 + samples, 128);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(samples, 24);
  wav.writeUInt32LE(samples, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  await page.route('**/audio/story/**', (route) => route.fulfill({ body: wav, contentType: 'audio/wav' }));
}

function withoutScript(browser: Browser): Promise<Page> {
  return otherBrowser(browser, { javaScriptEnabled: false });
}
