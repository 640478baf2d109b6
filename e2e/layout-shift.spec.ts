import { type Browser, type BrowserContextOptions, expect } from '@playwright/test';
import { answerToTheEnd, startTest } from './journey.ts';
import { otherBrowser, test } from './test.ts';

/** A phone on a bad line, its cache empty: 400 kbit/s, 400 ms there and back, a processor four times slower. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const mostShift = 0.02;

for (const path of ['/', '/nb', '/pricing', '/nb/pricing', '/app/leveltest', '/nb/app/leveltest']) {
  test(`nothing moves on ${path} while it comes over a bad line`, async ({ browser }) => {
    expect(await shiftOn(browser, path)).toBeLessThanOrEqual(mostShift);
  });
}

for (const list of ['/articles', '/nb/articles', '/lettavis', '/nb/lettavis']) {
  test(`nothing moves on the newest of ${list} while it comes over a bad line`, async ({ page, browser }) => {
    await page.goto(list);
    const newest = (await page.locator('.teaser a').first().getAttribute('href')) ?? '';
    expect(newest).toContain(`${list}/`);
    expect(await shiftOn(browser, newest)).toBeLessThanOrEqual(mostShift);
  });
}

for (const prefix of ['', '/nb']) {
  test(`nothing moves on a result and on a task (${prefix || '/'}) while they come over a bad line`, async ({
    page,
    browser,
  }) => {
    await startTest(page, { path: `${prefix}/app/leveltest` });
    await answerToTheEnd(page);
    const { pathname: result } = new URL(page.url());
    await startTest(page, { path: `${prefix}/app/leveltest` });
    const { pathname: task } = new URL(page.url());
    // The person's own browser, with nothing of ours in its cache.
    const storageState = await page.context().storageState();
    for (const path of [result, task])
      expect(await shiftOn(browser, path, storageState), path).toBeLessThanOrEqual(mostShift);
  });
}

/** How far things move on a page that comes over the bad line; said too, for docs/performance.md. */
async function shiftOn(
  browser: Browser,
  path: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<number> {
  const page = await otherBrowser(browser, {
    viewport: { width: 390, height: 844 },
    locale: path.startsWith('/nb') ? 'nb-NO' : 'en-GB',
    ...(storageState && { storageState }),
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path, { waitUntil: 'networkidle' });
  const shift = await layoutShift(page);
  console.log(path.replace(/[0-9a-f-]{36}/, ':id'), shift.toFixed(4));
  await page.context().close();
  return shift;
}

/** What moved since the page began, without what the person did themselves (Layout Instability, 2.4). */
function layoutShift(page: Awaited<ReturnType<typeof otherBrowser>>): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[];
          resolve(shifts.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a single shift the observer is never called.
        setTimeout(() => resolve(0), 1000);
      }),
  );
}
