import { expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { answerByHand, handIn, startTest, taskAfter, taskNumber } from './journey.ts';
import { test } from './test.ts';

const languages = [
  {
    prefix: '',
    button: 'Look up words',
    next: 'Next word',
    other: 'Look up another word',
    search: 'Look up',
  },
  {
    prefix: '/nb',
    button: 'Slå opp ord',
    next: 'Neste ord',
    other: 'Slå opp et annet ord',
    search: 'Slå opp',
  },
];

for (const { prefix, button, next, other, search } of languages) {
  test(`9.250 9.252 a word of a text is tapped once the answer is shown, gone on from by keyboard, and another written (${prefix || 'en'})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await startTest(page, { path: `${prefix}/app/leveltest`, showAnswers: true });
    await untilTextTask(page);
    // Rule 9.252: nothing is explained while the answer is hidden.
    await tapWord(page);
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await answerByHand(page);
    await handIn(page);
    await expect(page.locator('[data-verdict]')).toBeVisible();
    const word = await tapWord(page);
    const panel = page.getByRole('dialog', { name: word, exact: true });
    await expect(panel).toBeFocused();
    await expect(panel.locator('[aria-busy=false]')).toBeVisible();
    await expectNoViolationsInBoth(page, 'the meaning of a word');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: button }).click();
    const first = page.getByRole('dialog');
    const title = first.getByRole('heading');
    const text = await title.textContent();
    await page.keyboard.press('ArrowRight');
    await expect(title).not.toHaveText(text ?? '');
    await first.getByRole('button', { name: next }).click();

    await first.getByLabel(other).fill('husene');
    await first.getByRole('button', { name: search, exact: true }).click();
    await expect(first.getByText('et hus', { exact: true })).toBeVisible();
    await first.getByLabel(other).fill('qwxyz');
    await first.getByRole('button', { name: search, exact: true }).click();
    await expect(first.getByText(/not in our word list|står ikke i ordlista/)).toBeVisible();
  });
}

test('9.251 a word is kept as a card by a guest, and is kept when it is looked up again', async ({
  page,
}) => {
  await startTest(page, { showAnswers: true });
  await untilTextTask(page);
  await answerByHand(page);
  await handIn(page);
  await page.getByRole('button', { name: 'Look up words' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Look up another word').fill('huset');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Keep as card' }).first().click();
  await expect(panel.getByText(/saved, and comes first among your new words/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Look up words' }).click();
  await panel.getByLabel('Look up another word').fill('hus');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Kept as card' }).first()).toBeVisible();
});

const firstText = '[data-task-scroll] article[lang=nb] p';

/** Goes on until a task has a text to read beside it that is not pressed for its answer. */
async function untilTextTask(page: Page): Promise<void> {
  for (let guard = 0; guard < 40; guard += 1) {
    const kind = await page.locator('main[data-kind]').getAttribute('data-kind');
    if (kind !== 'click_word' && (await page.locator(firstText).count()) > 0) return;
    const number = await taskNumber(page);
    await answerByHand(page);
    await handIn(page);
    await expect(page.locator('main[data-answered=true]')).toBeVisible();
    await page.locator('[data-test-buttons] .button-primary').click();
    if (!(await taskAfter(page, number))) await startTest(page, { showAnswers: true });
  }
  throw new Error('No task had a text.');
}

/** Taps the first word of the text. @returns the word. */
async function tapWord(page: Page): Promise<string> {
  const text = page.locator(firstText).first();
  // From the top of the page: further down the bar above lies over the text.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(text).toBeInViewport();
  const place = await text.evaluate((paragraph) => {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode() as Text;
    const match = /[\p{L}]+/u.exec(node.data);
    const range = document.createRange();
    range.setStart(node, match?.index ?? 0);
    range.setEnd(node, (match?.index ?? 0) + (match?.[0].length ?? 1));
    const { x, y, width, height } = range.getBoundingClientRect();
    return { word: range.toString(), x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(place.x, place.y);
  return place.word;
}
