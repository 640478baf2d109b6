import { describe, expect, test } from 'vitest';
import { wantedLocale } from './wanted-locale.ts';

const asked = (path: string, headers: Record<string, string>) =>
  wantedLocale(new Request(`https://bestatt.no${path}`, { headers }));

describe('2.56 the locale is detected by the route, then the stored cookie, then the browser’s language', () => {
  test('the route comes before the cookie and the browser', () => {
    expect(asked('/nb/app', { cookie: 'locale=en-GB', 'accept-language': 'en' })).toBe('nb-NO');
  });

  test('the cookie comes before the browser', () => {
    expect(asked('/app', { cookie: 'a=1; locale=en-GB', 'accept-language': 'nb' })).toBe('en-GB');
    expect(asked('/app', { cookie: 'locale=nb-NO', 'accept-language': 'en' })).toBe('nb-NO');
  });

  test('the browser decides for whoever brings nothing else, and is asked in its order', () => {
    expect(asked('/app', { 'accept-language': 'de, en;q=0.5, nb;q=0.7' })).toBe('nb-NO');
    expect(asked('/app', { 'accept-language': 'nn;q=0.3, en-GB' })).toBe('en-GB');
    expect(asked('/app', {})).toBe('en-GB');
  });
});
