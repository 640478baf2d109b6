import { codeAlphabet } from './code.ts';

/** Rule 9.50: what a code from the feedback form or the welcome modal is worth, one of the two, and for how long. */
export const codeWorth = { percentOff: 20, trialDays: 7, validDays: 60 } as const;

/** The same code is not sent again sooner. */
export const sentAgainAfterMs = 10 * 60_000;

/**
 * A new code, BEST-XXXX-XXXX: eight of 31 characters, about 40 bits.
 * @param pick a whole number from 0 up to, not including, `below`; one that cannot be foretold.
 */
export function makeCode(pick: (below: number) => number): string {
  const four = () => Array.from({ length: 4 }, () => codeAlphabet[pick(codeAlphabet.length)]).join('');
  return `BEST-${four()}-${four()}`;
}

/** The mailbox behind an address: lower-case, without what follows a plus. `Kari+x@Example.no` is `kari@example.no`. */
export function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, '$1@');
}

/**
 * A first name to greet by in a mail, or null. Anybody may write it beside anybody's address, so it cannot carry an
 * address of the web or a sentence.
 */
export function greetingName(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(name) && name.split(' ').length <= 3 ? name : null;
}
