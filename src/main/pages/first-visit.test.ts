import { describe, expect, test } from 'vitest';
import { firstVisitLocale } from './first-visit.ts';

function visit(path: string, headers: Record<string, string> = {}, method = 'GET'): string | null {
  return firstVisitLocale(new Request(`http://bestatt.test${path}`, { method, headers }));
}

describe('2.56 the locale is detected by route, cookie and browser, in this order', () => {
  test.each([
    ['nb-NO,nb;q=0.9,en;q=0.8', '/nb'],
    ['no', '/nb'],
    ['nn-NO', '/nb'],
    ['de-DE,de;q=0.9,nb;q=0.5,en;q=0.4', '/nb'],
    ['de-DE,de;q=0.9,en;q=0.5,nb;q=0.4', null],
    ['en-GB,en;q=0.9,nb;q=0.8', null],
    ['nb;q=0, en', null],
    ['pl', null],
    ['', null],
  ])('a browser that wants %j', (wanted, target) => {
    expect(visit('/', { 'accept-language': wanted })).toBe(target);
  });

  test('the stored cookie comes before the browser', () => {
    expect(visit('/', { cookie: 'locale=en-GB', 'accept-language': 'nb' })).toBeNull();
    expect(visit('/', { cookie: 'theme=dark; locale=nb-NO', 'accept-language': 'en' })).toBe('/nb');
  });

  test('what the address asks stays with it', () => {
    expect(visit('/?ref=mail', { 'accept-language': 'nb' })).toBe('/nb?ref=mail');
  });

  test('every other path opens as it was written', () => {
    for (const path of ['/pricing', '/app', '/nb', '/nb/about'])
      expect(visit(path, { 'accept-language': 'nb', cookie: 'locale=nb-NO' })).toBeNull();
    expect(visit('/', { 'accept-language': 'nb' }, 'POST')).toBeNull();
  });
});
