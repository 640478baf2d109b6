import { afterEach, expect, test, vi } from 'vitest';
import { browserCookies, keepCookie } from './browser-cookies.ts';

afterEach(() => vi.unstubAllGlobals());

function open(protocol: string, cookie: string): { cookie: string } {
  const page = { cookie };
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', page);
  return page;
}

test('9.570 a script reads and keeps cookies with the prefix over TLS', () => {
  const page = open('https:', 'theme=dark; __Host-theme=light; __Host-signed-in=1');
  expect(browserCookies()).toBe('theme=light; signed-in=1');
  keepCookie('theme', 'dark', 60);
  expect(page.cookie).toBe('__Host-theme=dark; Path=/; Max-Age=60; SameSite=Lax; Secure');
});

test('9.570 a script reads and keeps cookies by their plain names without TLS', () => {
  const page = open('http:', 'theme=dark; signed-in=1');
  expect(browserCookies()).toBe('theme=dark; signed-in=1');
  keepCookie('theme', 'light', 60);
  expect(page.cookie).toBe('theme=light; Path=/; Max-Age=60; SameSite=Lax');
});
