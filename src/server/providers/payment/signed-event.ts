import { createHmac, timingSafeEqual } from 'node:crypto';
import { badSignature, signatureToleranceSeconds } from './payment-provider.ts';

/**
 * Signs as Stripe does: HMAC-SHA256 over `<time>.<body>`, in the header `t=<time>,v1=<hex>`.
 * @see https://docs.stripe.com/webhooks/signature
 */
export function signEvent(
  rawBody: string,
  { secret, at }: { readonly secret: string; readonly at: Date },
): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${hmac(`${time}.${rawBody}`, secret).toString('hex')}`;
}

/** Rule 9.48. @throws AppError 400 `bad_signature` for a wrong one and for one that is too old or from the future. */
export function checkSignature(
  signed: { readonly rawBody: string; readonly signature: string | null },
  { secret, now }: { readonly secret: string; readonly now: Date },
): void {
  const parts = (signed.signature ?? '').split(',').map((part) => part.split('='));
  const time = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  const expected = hmac(`${time}.${signed.rawBody}`, secret);
  const isSigned = parts.some(([name, value]) => name === 'v1' && isSame(expected, value ?? ''));
  const ageSeconds = Math.abs(now.getTime() / 1000 - time);
  if (!isSigned || !(ageSeconds <= signatureToleranceSeconds)) throw badSignature();
}

function hmac(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text, 'utf8').digest();
}

function isSame(expected: Buffer, hex: string): boolean {
  const given = Buffer.from(hex, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
