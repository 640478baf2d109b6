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

/**
 * The mailbox behind an address, for one code a mailbox; mail goes to the address as it was typed. Lower-case, one form of
 * each letter (NFKC), without quotes (RFC 5321, 4.1.2: they name the same mailbox) and without what follows a plus
 * (RFC 5233; decision 048); the host in ASCII and without a dot at its end; at Gmail without dots, which it reads over, and
 * by one of its two names (support.google.com/mail/answer/7436150). `"K.Ari"+x@Googlemail.com.` is `kari@gmail.com`.
 * @param asciiHost a host's name as it is looked up (RFC 5890), empty for one that has none.
 */
export function mailboxOf(address: string, asciiHost: (host: string) => string): string {
  const whole = address.trim().normalize('NFKC').toLowerCase();
  const at = whole.lastIndexOf('@');
  if (at < 1) return whole;
  const typed = whole.slice(at + 1);
  const host = (asciiHost(typed) || typed).replace(/\.+$/, '');
  const name = unquoted(whole.slice(0, at)).replace(/(?<=.)\+.*$/, '');
  const isGmail = /^(gmail|googlemail)\.com$/.test(host) && /[^.]/.test(name);
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** `"kari\\.n"` is `kari.n`; a part may be quoted too. */
function unquoted(name: string): string {
  return name.replace(/"((?:[^"\\]|\\.)*)"/g, (_, inner: string) => inner.replace(/\\(.)/g, '$1'));
}

/**
 * A first name to greet by in a mail, or null. Anybody may write it beside anybody's address, so it cannot carry an
 * address of the web or a sentence.
 */
export function greetingName(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(name) && name.split(' ').length <= 3 ? name : null;
}
