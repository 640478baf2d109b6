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

/** Gmail reads over dots before the @, and has two names (support.google.com/mail/answer/7436150). */
const gmail = /^(.+)@(?:gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address, for one code a mailbox; mail goes to the address as it was typed. Lower-case, without
 * what follows a plus (RFC 5233; decision 048), at Gmail without dots. `K.Ari+x@Googlemail.com` is `kari@gmail.com`.
 */
export function mailboxOf(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, '$1@');
  const name = gmail.exec(plain)?.[1]?.replaceAll('.', '');
  return name ? `${name}@gmail.com` : plain;
}

/**
 * A first name to greet by in a mail, or null. Anybody may write it beside anybody's address, so it cannot carry an
 * address of the web or a sentence.
 */
export function greetingName(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(name) && name.split(' ').length <= 3 ? name : null;
}
