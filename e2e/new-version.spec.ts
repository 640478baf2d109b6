import { expect, type Page } from '@playwright/test';
import { answerByHand, hydrated, startTest, taskNumber } from './journey.ts';
import { openVersions } from './new-version.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow', actionTimeout: 30_000 });

/** Counts how often the page was read anew, in what survives it. */
const countLoads = (page: Page) =>
  page.addInitScript(() =>
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads') ?? 0) + 1)),
  );
const loads = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('loads')));

/** Has the worker's new version fetched, as the poll does, and waits until it is the one that answers. */
async function takeNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
}

test('9.451, 4.27, 9.33 a new version in the middle of a test reloads nothing until the test is left, and loses nothing', async ({
  page,
  baseURL,
}) => {
  const versions = await openVersions(baseURL ?? '');
  try {
    await countLoads(page);
    await startTest(page, { path: `${versions.url}/app/leveltest` });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const before = await loads(page);
    await answerByHand(page);
    const number = await taskNumber(page);
    const chosen = await page.locator('[data-question]').innerHTML();

    versions.publish();
    await takeNewVersion(page);
    // The page that stands still has not been read anew, and what was chosen is there.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await loads(page)).toBe(before);
    expect(await taskNumber(page)).toBe(number);
    expect(await page.locator('[data-question]').innerHTML()).toBe(chosen);

    // Nor is anything lost when somebody reloads by hand: the draft is there.
    await page.reload();
    await hydrated(page);
    expect(await taskNumber(page)).toBe(number);
    const afterHand = await loads(page);

    // On a screen where nothing is begun, the next version comes at once, and once only.
    await page.goto(`${versions.url}/app/test`);
    await hydrated(page);
    await page.waitForFunction(() => document.documentElement.dataset.worker === 'registered');
    versions.publish();
    const reloaded = page.waitForEvent('load');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    await reloaded;
    await hydrated(page);
    expect(await loads(page)).toBe(afterHand + 2);
    // 9.33: another one within ten seconds waits.
    await page.waitForFunction(() => document.documentElement.dataset.worker === 'registered');
    versions.publish();
    await takeNewVersion(page);
    expect(await loads(page)).toBe(afterHand + 2);
  } finally {
    versions.close();
  }
});
