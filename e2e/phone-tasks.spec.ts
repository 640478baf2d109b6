import { expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { startWithTask } from './given-task.ts';
import { hydrated, taskAfter, testOpen } from './journey.ts';
import { otherBrowser, test } from './test.ts';

const phone = { width: 360, height: 640 };

test('9.241 matching by chips on a phone: full texts, the next item opens, the number keys choose', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await startWithTask(page, { kind: 'match', stimulus: 'none' });
  const items = page.locator('.match-item');
  const open = page.locator('.match-item.is-open');
  const count = await items.count();
  await expect(page.locator('[data-question] select')).toHaveCount(0);
  const first = (await open.locator('.match-chip [lang=nb]').first().textContent()) ?? '';
  await open.locator('.match-chip').first().click();
  await expect(items.first().locator('.match-answer')).toHaveText(first);
  await expect(items.nth(1)).toHaveClass(/is-open/);
  await expect(items.nth(1).locator('[data-item]')).toBeFocused();
  for (const chip of await open.locator('.match-chip').all()) {
    const [width, inside] = await chip.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(width).toBeLessThanOrEqual(inside ?? 0);
  }
  await page.keyboard.press('2');
  await expect(items.nth(1).locator('.match-answer')).toBeVisible();
  await expectNoViolationsInBoth(page, 'a task to match');
  // What one item has is taken by another.
  await items.nth(1).locator('[data-item]').click();
  await open.locator('.match-chip').first().click();
  await expect(items.nth(1).locator('.match-answer')).toHaveText(first);
  await expect(items.first().locator('.match-answer')).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.match-answer')).toHaveText([first]);
  expect(count).toBeGreaterThan(2);
});

/** The parts in their order, by their words. */
const parts = (page: Page) => page.locator('[data-part] [data-handle=part]').allTextContents();

test('9.241 parts are dragged by the mouse; Escape puts one back; the arrows say where it is', async ({
  page,
}) => {
  await startWithTask(page, { kind: 'order' });
  const before = await parts(page);
  const middle = async (index: number) => {
    const box = await page.locator('.order-grip').nth(index).boundingBox();
    if (!box) throw new Error('no part there');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (from: number, to: number) => {
    const [start, end] = [await middle(from), await middle(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, start.y + (end.y - start.y) / 2, { steps: 5 });
    await page.mouse.move(end.x, end.y + (to > from ? 5 : -5), { steps: 5 });
  };
  await page.locator('[data-part]').nth(1).scrollIntoViewIfNeeded();
  await drag(0, 1);
  await page.mouse.up();
  expect(await parts(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect(page.locator('[aria-live=polite].sr-only')).toHaveText(/Now in place 3 of/);
  await drag(0, 1);
  expect(await parts(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await parts(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.locator('[data-part] [data-handle=part]').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await parts(page)).toEqual(before);
  await expectNoViolationsInBoth(page, 'a task to order');
});

test('9.241 parts are dragged by a finger on a phone', async ({ browser }) => {
  const page = await otherBrowser(browser, { viewport: phone, hasTouch: true, isMobile: true });
  await startWithTask(page, { kind: 'order' });
  const before = await parts(page);
  const grips = page.locator('.order-grip');
  await grips.nth(1).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelectorAll('.order-grip')[1]?.scrollIntoView({ block: 'center' }));
  const touch = await page.context().newCDPSession(page);
  const box = await grips.nth(1).boundingBox();
  const above = await page.locator('[data-part]').first().boundingBox();
  if (!box || !above) throw new Error('no parts');
  const x = box.x + 12;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  const start = box.y + box.height / 2;
  await send('touchStart', start);
  const goal = above.y + above.height / 2 - 10;
  for (let step = 1; step <= 8; step += 1) await send('touchMove', start + ((goal - start) * step) / 8);
  await send('touchEnd');
  await expect.poll(() => parts(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.context().close();
});

test('9.241 what is asked stays in sight while a long text is read on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await startWithTask(page, { kind: 'choose', stimulus: 'text' });
  const pinned = page.locator('.pinned-question');
  await expect(pinned).toBeVisible();
  await expect(pinned).toHaveText((await page.locator('#task-prompt').textContent()) ?? '');
  await page.getByRole('button', { name: 'To the question' }).click();
  await expect(page.locator('#task-prompt')).toBeInViewport();
  await expect(pinned).toHaveCount(0);
});

test('9.241 an answer to a clip that was not played is asked about before it is handed in', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await startWithTask(page, { kind: 'choose', stimulus: 'clip' });
  await page.locator('#task-prompt').scrollIntoViewIfNeeded();
  await page.locator('.option').first().click();
  await page.locator('[data-test-buttons] .button-primary').click();
  await expect(page.getByRole('dialog', { name: 'You have not played the clip' })).toBeVisible();
  await expectNoViolationsInBoth(page, 'the dialog about a clip that was not played');
  await page.getByRole('button', { name: 'Go to the clip' }).click();
  await expect(page.locator('.play-button')).toBeFocused();
  await page.locator('[data-test-buttons] .button-primary').click();
  await page.getByRole('button', { name: 'Answer without listening' }).click();
  expect(await taskAfter(page, 1)).toBe(true);
});

test('first minute: from the front page to the first task in two taps on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.locator('main a[href$="/app/leveltest"]').first().click();
  await page.waitForURL(/\/app\/leveltest/);
  await hydrated(page);
  await page.locator('main form button[type=submit]').last().click();
  await testOpen(page);
  await expect(page.locator('#task-prompt')).toHaveCount(1);
});
