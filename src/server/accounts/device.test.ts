import { describe, expect, test } from 'vitest';
import { deviceOf, roughAddress } from './device.ts';

describe('a device is named by what its browser says of itself (9.64)', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      { browser: 'Chrome', system: 'Windows', kind: 'computer' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS', kind: 'phone' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      { browser: 'Firefox', system: 'Linux', kind: 'computer' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      { browser: 'Samsung Internet for Android', system: 'Android', kind: 'phone' },
    ],
    ['', { browser: null, system: null, kind: 'unknown' }],
    [null, { browser: null, system: null, kind: 'unknown' }],
  ])('%s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });

  test('what no list knows is unknown, not wrong', () => {
    expect(deviceOf('<script>')).toMatchObject({ system: null, kind: 'unknown' });
  });

  test.each([
    ['192.0.2.77', '192.0.2.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
    [null, null],
  ])('the address %s is shown as %s', (address, shown) => {
    expect(roughAddress(address)).toBe(shown);
  });
});
