import { expect, test } from 'vitest';
import { addressToOpen } from './address-to-open.ts';

test('a press opens our own site only, whatever the message says (9.534)', () => {
  const own = 'https://bestatt.example';
  expect(addressToOpen('/nb/notifications?open=a', own)).toBe(`${own}/nb/notifications?open=a`);
  for (const path of [
    'https://evil.example/a',
    '//evil.example/a',
    '\\\\evil.example',
    'javascript:alert(1)',
    'http://[',
  ])
    expect(addressToOpen(path, own)).toBe(`${own}/notifications`);
});
