import { expect, test } from 'vitest';
import { codeAlphabet, readCode } from './code.ts';

test.each([
  ['BEST-7KQ4-XM2P', 'BEST-7KQ4-XM2P'],
  ['best-7kq4-xm2p', 'BEST-7KQ4-XM2P'],
  [' best 7kq4 xm2p\n', 'BEST-7KQ4-XM2P'],
  ['BEST7KQ4XM2P', 'BEST-7KQ4-XM2P'],
  ['BEST7KQ4-XM2P', 'BEST-7KQ4-XM2P'],
  // A dash as a mail program makes it.
  ['BEST–7KQ4–XM2P', 'BEST-7KQ4-XM2P'],
  ['\u200bBEST\u00a07KQ4\u00a0XM2P', 'BEST-7KQ4-XM2P'],
  ['skole 2026', 'SKOLE2026'],
  ['LAERER-20', 'LAERER-20'],
])('the code %j is read as %s', (text, code) => {
  expect(readCode(text)).toBe(code);
});

test.each(['', 'BEST', 'ÆØÅÆØÅ', "BEST-7KQ4-XM2P'; drop", '🎁🎁🎁🎁🎁🎁', 'A'.repeat(41)])(
  '%j is no code',
  (text) => {
    expect(readCode(text)).toBeNull();
  },
);

test('codes have no letters and digits that are read as each other', () => {
  expect(codeAlphabet).toHaveLength(31);
  expect(codeAlphabet).not.toMatch(/[01ILO]/);
});
