import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, startTest } from './journey.ts';
import { newPerson } from './people.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';

/** The toast of a test that was just started. */
function toastOf(page: Page) {
  return page.locator('.toast', { hasText: 'Test started — good luck' });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

test('8.13 a started test says so, at the bottom right', async ({ page }) => {
  await startTest(page);
  await expect(toastOf(page)).toBeVisible();
  await settled(page);
  const box = await toastOf(page).boundingBox();
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x ?? 0).toBeGreaterThan(screen.width / 2);
  expect(box?.y ?? 0).toBeGreaterThan(screen.height / 2);
});

test('on a phone it lies on the bar of the buttons: over nothing that is read or pressed (9.9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startTest(page);
  await expect(toastOf(page)).toBeVisible();
  await settled(page);
  const toast = await boxOf(toastOf(page));
  const bar = await boxOf(page.locator('[data-test-buttons]'));
  const buttons = await boxOf(page.locator('[data-test-buttons] button:visible').first());
  expect(toast.y).toBeGreaterThanOrEqual(bar.y);
  expect(toast.y + toast.height).toBeLessThanOrEqual(buttons.y);
  expect(toast.x + toast.width).toBeGreaterThan(340);
  await expect(toastOf(page)).toHaveCount(0, { timeout: 15_000 });
  expect((await boxOf(page.locator('[data-test-buttons]'))).height).toBeLessThan(bar.height);
});

for (const prefix of ['', '/nb']) {
  test(`9.243 beside the tabs of a phone it lies on them, and over nothing of the screen (${prefix || 'en'})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await newPerson(page, prefix);
    await page.goto(`${prefix}/app?welcome`);
    await expect(page.locator('.toast')).toBeVisible();
    await settled(page);
    const toast = await boxOf(page.locator('.toast'));
    const tabs = await boxOf(page.locator('[data-tab-bar]'));
    expect(toast.y).toBeGreaterThanOrEqual(tabs.y - 8);
    expect(toast.y + toast.height).toBeLessThanOrEqual(640);
  });
}

test('4.5 a toast closes by its timer', async ({ page }) => {
  await startTest(page);
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toastOf(page)).toHaveCount(0, { timeout: 15_000 });
});

// Its timer stands still while the pointer or the focus is on it: what closes it then is what the test did.
test('4.5 a toast closes by its button', async ({ page }) => {
  await startTest(page);
  await toastOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(toastOf(page)).toHaveCount(0);
});

test('4.5 a toast closes by Escape, once F8 has moved the focus to it', async ({ page }) => {
  await startTest(page);
  await expect(toastOf(page)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toastOf(page)).toHaveCount(0);
});

test('4.5 a toast closes by a swipe to the right', async ({ page }) => {
  await startTest(page);
  // Its timer stands still while the pointer is on it.
  await toastOf(page).hover();
  await settled(page);
  const box = await toastOf(page).boundingBox();
  if (!box) throw new Error('there is no toast');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 5 });
  await page.mouse.move(x + 90, y, { steps: 5 });
  await page.mouse.up();
  await expect(toastOf(page)).toHaveCount(0);
});

test('8.19 a form sent without a network stays with what was typed, and is sent when there is one', async ({
  page,
  context,
}) => {
  await newPerson(page);
  await page.goto('/app/settings');
  await hydrated(page);
  const about = page.locator('textarea[name=description]');
  await about.pressSequentially('I like ski tracks.');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const save = page.locator('main form button[type=submit]').first();
  await save.click();
  await expect(page.locator('.toast', { hasText: 'What you typed is still here' })).toBeVisible();
  await expect(about).toHaveValue('I like ski tracks.');
  await context.setOffline(false);
  await save.click();
  await expect(page.locator('.toast', { hasText: 'Saved.' })).toBeVisible();
  await page.reload();
  await expect(about).toHaveValue('I like ski tracks.');
});
