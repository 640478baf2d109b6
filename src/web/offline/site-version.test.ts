import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollMs, pollSiteVersion } from './site-version.ts';

let served = 'one';
let asked: string[];
const update = vi.fn(async () => {});

beforeEach(() => {
  vi.useFakeTimers();
  served = 'one';
  asked = [];
  update.mockClear();
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ version: served, screens: [] });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('7.17 the build manifest file is polled, as long as the page is looked at', async () => {
  pollSiteVersion('one', { update } as never);
  await vi.advanceTimersByTimeAsync(3 * pollMs);
  expect(asked).toEqual(['/build.json', '/build.json', '/build.json']);
  vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener: () => {} });
  await vi.advanceTimersByTimeAsync(3 * pollMs);
  expect(asked).toHaveLength(3);
});

test('4.29 a new version has its worker fetched; the one that is open does not', async () => {
  pollSiteVersion('one', { update } as never);
  await vi.advanceTimersByTimeAsync(pollMs);
  expect(update).not.toHaveBeenCalled();
  served = 'two';
  await vi.advanceTimersByTimeAsync(pollMs);
  expect(update).toHaveBeenCalledOnce();
});
