import { afterEach, expect, test, vi } from 'vitest';
import { untilOnline } from './until-online.ts';

const browser = { onLine: false };
const page = new EventTarget();
vi.stubGlobal('navigator', browser);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
afterEach(() => vi.unstubAllGlobals());

test('a file that does not come without a network comes when there is one, and a file that is gone fails (8.19)', async () => {
  let asked = 0;
  const load = () => {
    asked += 1;
    return browser.onLine ? Promise.resolve('here') : Promise.reject(new TypeError('Failed to fetch'));
  };
  const waiting = untilOnline(load);
  await vi.waitFor(() => expect(asked).toBe(1));
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(asked).toBe(2));
  browser.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(await waiting).toBe('here');
  await expect(untilOnline(() => Promise.reject(new TypeError('404')))).rejects.toThrow('404');
});
