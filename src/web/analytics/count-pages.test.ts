import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countEvent, pageViewDelayMs, startCounting } from './count-pages.ts';

/** What was sent to the server, which answers as ours does. */
let sent: { type: string; cache: string; payload: Record<string, unknown> }[];
let stored: Record<string, string>;
let browser: { doNotTrack: string | null; globalPrivacyControl: boolean; language: string };
let listeners: Record<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  stored = {};
  listeners = {};
  browser = { doNotTrack: null, globalPrivacyControl: false, language: 'nb-NO' };
  const page = {
    title: 'LettAvis · Bestått',
    referrer: 'https://www.google.com/',
    documentElement: { dataset: { countedHosts: 'bestatt.example www.bestatt.example' } },
    querySelector: () => null,
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('screen', { width: 390, height: 844 });
  vi.stubGlobal('location', { hostname: 'bestatt.example', pathname: '/lettavis' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners[name] = listener;
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response('2026-11-23');
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('9.35 a page is counted 250 ms after it has loaded, and each screen after it', async () => {
  startCounting();
  await vi.advanceTimersByTimeAsync(pageViewDelayMs - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(pageViewDelayMs).toBe(250);
  expect(sent.at(-1)).toMatchObject({
    type: 'event',
    payload: {
      hostname: 'bestatt.example',
      url: '/lettavis',
      referrer: 'https://www.google.com/',
      screen: '390x844',
    },
  });
  vi.stubGlobal('location', { hostname: 'bestatt.example', pathname: '/app' });
  listeners['bestatt:page']?.();
  await vi.advanceTimersByTimeAsync(pageViewDelayMs);
  // What the server answered comes along (7.14).
  expect(sent.at(-1)).toMatchObject({ cache: '2026-11-23', payload: { url: '/app', referrer: '/lettavis' } });
  expect(sent).toHaveLength(2);
});

describe('5.22 nothing is sent', () => {
  test.each([
    [
      'on a host that is not on the list',
      () => vi.stubGlobal('location', { hostname: 'copy.example', pathname: '/' }),
    ],
    [
      'when local storage says that tracking is disabled',
      () => Object.assign(stored, { 'umami.disabled': '1' }),
    ],
    ['when the browser says Do Not Track', () => Object.assign(browser, { doNotTrack: '1' })],
    [
      'when the browser says Global Privacy Control',
      () => Object.assign(browser, { globalPrivacyControl: true }),
    ],
  ])('%s', async (_, change) => {
    change();
    startCounting();
    countEvent('story_saved');
    await vi.advanceTimersByTimeAsync(pageViewDelayMs);
    expect(sent).toEqual([]);
  });
});

test('8.24 a failure is logged quietly', async () => {
  const quietly = vi.spyOn(console, 'debug').mockImplementation(() => {});
  const loudly = vi.spyOn(console, 'error');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  countEvent();
  await vi.advanceTimersByTimeAsync(0);
  expect(quietly).toHaveBeenCalledOnce();
  expect(loudly).not.toHaveBeenCalled();
});
