import { expect } from '@playwright/test';
import { otherBrowser, test } from './test.ts';

/** A phone on a bad line, its cache empty: 400 kbit/s, 400 ms there and back, a processor four times slower. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const mostShift = 0.02;

for (const path of ['/', '/nb', '/pricing', '/app/leveltest', '/nb/app/leveltest']) {
  test(`nothing moves on ${path} while it comes over a bad line`, async ({ browser }) => {
    const page = await otherBrowser(browser, {
      viewport: { width: 390, height: 844 },
      locale: path.startsWith('/nb') ? 'nb-NO' : 'en-GB',
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift);
    await page.context().close();
  });
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
