import { createHash } from 'node:crypto';

/**
 * A name for one request of an administrator: the same again finds what was made of it. Holds nobody's id, so none stays
 * behind when an account is deleted (Rule 9.69).
 */
export function requestReference(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 32);
}
