import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The commonest passwords of eight characters and more in leaks, and what people here type in their place: words of the
 * language, names, places, the product's own name, rows of the keyboard. Compared in lower case and without the digits and
 * signs at the end, so `Passord2026!` is one of them. OWASP ASVS 5.0, 6.2.4 asks for 3,000; where they come from:
 * docs/packages.md.
 */
const commonPasswords: ReadonlySet<string> = new Set(['leaked', 'ours'].flatMap(readWords));

/** True for a common word with or without digits and signs at its end, for digits alone and for one character repeated. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d\s!?.,;:_#*+@$&%-]+$/, '');
  return (
    commonPasswords.has(plain) || commonPasswords.has(stem) || isRun(plain) || /^(.{1,4})\1+$/u.test(plain)
  );
}

/** One word a line, in lower case. */
function readWords(name: string): string[] {
  const file = join(import.meta.dirname, 'common-passwords', `${name}.txt`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((word) => word !== '');
}

/** Characters that follow each other, up or down: 12345678, abcdefgh, 98765432. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, i) => code - (codes[i] ?? 0)));
  return steps.size === 1 && [1, -1, 0].includes([...steps][0] ?? 9);
}
