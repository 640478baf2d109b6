import type { MiddlewareHandler } from 'hono';
import { addressKey } from '#server/http/rate-limit.ts';
import { createBucket } from '#server/http/token-bucket.ts';
import { clientAddress } from './client-address.ts';

/** An address may ask for twenty seconds' worth at once: a class that opens the same page. */
const burstSeconds = 20;
/** Addresses that are remembered; who is forgotten begins anew. */
const remembered = 20_000;

/**
 * Rule 9.111: what one address may call in all, whatever it calls, so that it cannot keep the server from others. The limits of
 * single endpoints are narrower and shared by all processes (decision 017); this one is counted in the process, because a row in
 * the database for each picture would cost more than the picture.
 * @param perSecond 0 for no limit
 */
export function limitAddress(perSecond: number, clock?: () => number): MiddlewareHandler {
  const buckets = new Map<string, ReturnType<typeof createBucket>>();
  const pace = { burst: perSecond * burstSeconds, perSecond };

  return async (c, next) => {
    if (perSecond === 0) return next();
    const key = addressKey(clientAddress(c.req.raw));
    const bucket = buckets.get(key) ?? createBucket(pace, clock);
    // The one that was used last stands last.
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > remembered) buckets.delete(buckets.keys().next().value ?? '');
    if (bucket.take()) return next();
    return c.json(
      { code: 'too_many_requests', message: 'Too many requests from this address; try again in a moment.' },
      429,
      { 'cache-control': 'no-store', 'retry-after': '1', 'x-content-type-options': 'nosniff' },
    );
  };
}
