import { describe, expect, test } from 'vitest';
import { localeCookie, localeOfPath, locales, pathInLocale } from './locale.ts';

describe('9.14 locales and their cookie', () => {
  test('1.3 the interface has English and bokmål', () => {
    expect(locales).toEqual(['en-GB', 'nb-NO']);
  });

  test('the cookie lasts 365 days', () => {
    expect(localeCookie.maxAgeDays).toBe(365);
  });

  test('a path says English unless it says bokmål', () => {
    expect(localeOfPath('/')).toBe('en-GB');
    expect(localeOfPath('/app')).toBe('en-GB');
  });
});

describe('2.57 English has no prefix, bokmål lies under /nb', () => {
  test.each([
    ['/', '/', '/nb'],
    ['/app/test', '/app/test', '/nb/app/test'],
    ['/terms#cookies', '/terms#cookies', '/nb/terms#cookies'],
    ['/auth?create', '/auth?create', '/nb/auth?create'],
    ['/nbx', '/nbx', '/nb/nbx'],
  ])('%s', (path, english, norwegian) => {
    expect(pathInLocale(path, 'en-GB')).toBe(english);
    expect(pathInLocale(path, 'nb-NO')).toBe(norwegian);
    expect(pathInLocale(norwegian, 'en-GB')).toBe(english);
    expect(pathInLocale(norwegian, 'nb-NO')).toBe(norwegian);
    expect(localeOfPath(new URL(norwegian, 'http://bestatt.test').pathname)).toBe('nb-NO');
    expect(localeOfPath(new URL(english, 'http://bestatt.test').pathname)).toBe('en-GB');
  });
});

test('putting a language in leaves one slash: two would lead to another host (9.172)', () => {
  for (const path of ['/nb//evil.example', '/nb/\\\\evil.example', '//evil.example'])
    for (const locale of locales) expect(pathInLocale(path, locale)).toMatch(/^\/(?:nb\/)?evil/);
});
