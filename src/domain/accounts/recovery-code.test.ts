import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { readRecoveryCode, recoveryCodeOf, writeRecoveryCode } from './recovery-code.ts';

describe('9.62 a recovery code has 50 bits and no letter that is taken for another', () => {
  test('ten characters, each of 32', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const letters = new Set<string>();
    for (let at = 0; at + 10 <= 256; at += 1)
      letters.add(recoveryCodeOf(bytes.subarray(at, at + 10)).charAt(0));
    expect([...letters].sort().join('')).toBe('0123456789abcdefghjkmnpqrstvwxyz');
    expect(Math.log2(letters.size) * recoveryCodeOf(bytes).length).toBe(50);
  });

  test('too little chance makes none', () => {
    expect(() => recoveryCodeOf(new Uint8Array(9))).toThrow('ten bytes');
  });

  test.each([
    ['k3v9m-0xq2t', 'k3v9m0xq2t'],
    [' K3V9M 0XQ2T ', 'k3v9m0xq2t'],
    ['k3v9m–oxq2t', 'k3v9m0xq2t'],
    ['ilo01-abcde', '11001abcde'],
    ['123456', null],
    ['k3v9m-0xq2', null],
    ['k3v9m-0xq2tt', null],
    ['u3v9m-0xq2t', null],
    ['', null],
  ])('%o is read as %o', (typed, code) => {
    expect(readRecoveryCode(typed)).toBe(code);
  });

  test('what is written is read', () => {
    const code = recoveryCodeOf(Uint8Array.of(1, 200, 31, 77, 0, 255, 18, 9, 64, 129));
    expect(writeRecoveryCode(code)).toMatch(/^.{5}-.{5}$/);
    expect(readRecoveryCode(writeRecoveryCode(code))).toBe(code);
  });
});

test('any code is read as it was written, in any case and spacing, with the letters that look like digits', () => {
  const typing = fc.array(fc.constantFrom('', ' ', '-', '–'), { minLength: 11, maxLength: 11 });
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 10, maxLength: 16 }),
      typing,
      fc.boolean(),
      (chance, gaps, loud) => {
        const code = recoveryCodeOf(chance);
        expect(readRecoveryCode(writeRecoveryCode(code))).toBe(code);
        const typed = [...code].map((letter, at) => `${gaps[at]}${letter}`).join('') + gaps[10];
        const alike = typed.replaceAll('0', 'o').replaceAll('1', 'l');
        expect(readRecoveryCode(loud ? alike.toUpperCase() : alike)).toBe(code);
      },
    ),
    propertySettings(500),
  );
});
