/** What a code is made of: no 0 and O, no 1, I and L, which are read as each other. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Our own form: BEST-7KQ4-XM2P. */
const ownCode = /^BEST([A-Z0-9]{4})([A-Z0-9]{4})$/;

/** What the table takes: an administrator may name a code as they like. */
const anyCode = /^[A-Z0-9-]{6,40}$/;

/**
 * The code that somebody typed or pasted, as it stands in the table: upper-case, without spaces, with the dashes that
 * were left out. Null when no code looks like that.
 */
export function readCode(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .replace(/[\s\u200b\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();
  const own = ownCode.exec(code.replaceAll('-', ''));
  if (own) return `BEST-${own[1]}-${own[2]}`;
  return anyCode.test(code) ? code : null;
}
