import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/bcrypt';
import pLimit from 'p-limit';
import type { Auth } from './auth.ts';
import { isCommonPassword } from './common-passwords.ts';
import { invalid, WeakPasswordError, type WeakPasswordReason } from './errors.ts';

/** bcrypt reads no further. */
const maxPasswordBytes = 72;
const pwnedTimeoutMs = 5000;

/** Salt and hash of a password nobody has, so that an unknown account takes as long as a wrong password. */
const nobodys = 'JQpfDe6uImyT.quUVlPFle1r3k5MSJ9A94gmq52.oTUt3kKJJ2b0e';

/**
 * Node's thread pool has four threads, for files too: hashing takes no more than there are cores, and leaves one thread.
 * More at a time would be no faster and hold up the event loop.
 */
const inTurn = pLimit(Math.min(3, availableParallelism()));

/** Hashed on the thread pool; the event loop goes on. */
export function hashPassword({ settings }: Pick<Auth, 'settings'>, password: string): Promise<string> {
  return inTurn(() => hash(password, { cost: settings.password.hashCost }));
}

/** True when the password fits. Takes the same time without a hash. */
export async function isPassword(
  { settings }: Pick<Auth, 'settings'>,
  { password, stored }: { readonly password: string; readonly stored: string | null },
): Promise<boolean> {
  const cost = String(settings.password.hashCost).padStart(2, '0');
  const fits = await inTurn(() => verify(password, stored || `$2b$${cost}$${nobodys}`));
  return fits && Boolean(stored) && Buffer.byteLength(password) <= maxPasswordBytes;
}

/**
 * Rule 5.14, Rule 8.17.
 * @throws AuthError 400 `validation_failed` when longer than 72 bytes; WeakPasswordError 422 with the reasons
 *   `length`, `characters`, `pwned`.
 */
export async function requireStrongPassword(auth: Auth, password: string): Promise<void> {
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    throw invalid(`Password cannot be longer than ${maxPasswordBytes} characters`);
  }
  const { minLength, requiredCharacters, refuseCommon } = auth.settings.password;
  const complaints: { reason: WeakPasswordReason; message: string }[] = [];
  if ([...password].length < minLength) {
    complaints.push({ reason: 'length', message: `Password should be at least ${minLength} characters.` });
  }
  if (requiredCharacters.some((set) => ![...set].some((character) => password.includes(character)))) {
    const sets = requiredCharacters.join(', ');
    complaints.push({
      reason: 'characters',
      message: `Password should contain at least one character of each: ${sets}.`,
    });
  }
  if ((refuseCommon && isCommonPassword(password)) || (await isPwned(auth, password))) {
    complaints.push({
      reason: 'pwned',
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
    });
  }
  if (complaints.length === 0) return;
  throw new WeakPasswordError(
    complaints.map(({ message }) => message).join(' '),
    complaints.map(({ reason }) => reason),
  );
}

/**
 * Asks a service that speaks the range protocol of Pwned Passwords: it learns five hexadecimal digits of the
 * SHA-1 and no more. When it does not answer, the password is let through.
 */
async function isPwned(auth: Auth, password: string): Promise<boolean> {
  const { pwnedUrl } = auth.settings.password;
  if (!pwnedUrl) return false;
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const response = await fetch(`${pwnedUrl}/range/${digest.slice(0, 5)}`, {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(pwnedTimeoutMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const lines = (await response.text()).split('\n');
    return lines.some((line) => line.startsWith(`${digest.slice(5)}:`) && !/:0\s*$/.test(line));
  } catch (error) {
    auth.context.log.warn({ err: error }, 'the pwned passwords service did not answer');
    return false;
  }
}
