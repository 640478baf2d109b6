/** Rule 9.62. So many codes are made at once. */
export const recoveryCodeCount = 10;

/** With fewer left, new ones should be made. */
export const fewRecoveryCodes = 3;

/** Crockford's base 32: 5 bits a character, and none that is taken for another one. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 10;

/** The code that ten bytes of chance make, 50 bits, in its plain form: `k3v9m0xq2t`. */
export function recoveryCodeOf(chance: Uint8Array): string {
  if (chance.length < length) throw new Error('A recovery code needs ten bytes of chance.');
  return Array.from(chance.subarray(0, length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** As a person reads it: `k3v9m-0xq2t`. */
export function writeRecoveryCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}

/**
 * The plain form of what somebody typed, whatever the case and the spacing, with the letters that look like digits taken
 * for them; null for what cannot be a code.
 */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .toLowerCase()
    .replace(/[\s\-–]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : null;
}
