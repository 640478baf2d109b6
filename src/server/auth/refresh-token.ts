import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A refresh token names its session and its place in the row of the session's tokens. */
export type RefreshToken = {
  readonly sessionId: string;
  readonly counter: number;
  readonly signed: Buffer;
  readonly signature: Buffer;
};

const signatureBytes = 16;
const checksumBytes = 4;
const headBytes = 17;

/**
 * Wire form (supabase/auth, crypto/refresh_tokens.go, version 0): base64url of version 0 | session id (16
 * bytes) | counter as unsigned LEB128 | first 128 bits of HMAC-SHA-256 of all before, by the session's key |
 * first 4 bytes of SHA-256 of all before. The checksum turns away typing errors without a look in the database.
 */
export function encodeRefreshToken(
  { sessionId, counter }: Pick<RefreshToken, 'sessionId' | 'counter'>,
  key: Buffer,
): string {
  const signed = Buffer.concat([
    Buffer.from([0]),
    Buffer.from(sessionId.replaceAll('-', ''), 'hex'),
    encodeCounter(counter),
  ]);
  const body = Buffer.concat([signed, sign(signed, key)]);
  return Buffer.concat([body, checksum(body)]).toString('base64url');
}

/** Null when it is not such a token; the signature is still to be checked. */
export function parseRefreshToken(token: string): RefreshToken | null {
  if (!/^[\w-]{50,70}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const body = bytes.subarray(0, -checksumBytes);
  if (bytes[0] !== 0 || !checksum(body).equals(bytes.subarray(-checksumBytes))) return null;
  const signed = body.subarray(0, -signatureBytes);
  const counter = decodeCounter(signed.subarray(headBytes));
  if (counter === null) return null;
  const hex = signed.subarray(1, headBytes).toString('hex');
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { sessionId, counter, signed, signature: body.subarray(-signatureBytes) };
}

export function isSignedBy(token: RefreshToken, key: Buffer): boolean {
  return timingSafeEqual(sign(token.signed, key), token.signature);
}

function sign(signed: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(signed).digest().subarray(0, signatureBytes);
}

function checksum(body: Buffer): Buffer {
  return createHash('sha256').update(body).digest().subarray(0, checksumBytes);
}

function encodeCounter(counter: number): Buffer {
  const bytes: number[] = [];
  let rest = counter;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}

function decodeCounter(bytes: Buffer): number | null {
  const last = bytes.at(-1);
  if (last === undefined || bytes.length > 7 || last >= 128) return null;
  if (bytes.subarray(0, -1).some((byte) => byte < 128)) return null;
  return bytes.reduceRight((counter, byte) => counter * 128 + (byte & 127), 0);
}
