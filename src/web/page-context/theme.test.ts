import { describe, expect, test } from 'vitest';
import { themeOf, themes } from './theme.ts';

describe('4.25 the colour mode is light, dark or system, stored in a cookie', () => {
  test('there are three', () => {
    expect(themes).toEqual(['light', 'dark', 'system']);
  });

  test.each([
    [null, 'system'],
    ['', 'system'],
    ['theme=dark', 'dark'],
    ['locale=nb-NO; theme=light; cookies-seen=1', 'light'],
    ['theme=system', 'system'],
    ['theme=purple', 'system'],
    ['my-theme=dark', 'system'],
  ])('cookies %j ask for %s', (cookies, theme) => {
    expect(themeOf(cookies)).toBe(theme);
  });
});
