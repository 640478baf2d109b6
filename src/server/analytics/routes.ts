import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isbot } from 'isbot';
import { analyticsEvent } from '#domain/analytics/analytics-event.ts';
import { countsOf } from '#domain/analytics/tally.ts';
import { osloDay } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { addressKey, type RateLimiter } from '#server/http/rate-limit.ts';
import { recordCounts } from './record-counts.ts';

/** A class behind one address reads along; a script that fills the counts does not. */
const limit = { burst: 240, perHour: 3600 };

/**
 * Rule 7.14: `POST /api/savory` takes what a page tells of itself, and answers with a string that its next call brings along:
 * the day. Rule 5.22: of other hosts nothing is taken. Who asks not to be followed (`DNT`, `Sec-GPC`), and bots, get the same
 * answer and are not counted. Rule 9.457, Rule 9.458.
 */
export function createAnalytics(
  context: ServerContext,
  { limiter, hosts }: { readonly limiter: RateLimiter; readonly hosts: readonly string[] },
): Hono {
  return new Hono().post('/', bodyLimit({ maxSize: 8 * 1024 }), async (c) => {
    const { headers } = c.req.raw;
    // A page of another site cannot send this type without asking first, and is not answered.
    const isJson = headers.get('content-type')?.startsWith('application/json') === true;
    const parsed = analyticsEvent.safeParse(isJson ? await c.req.json().catch(() => undefined) : undefined);
    if (!parsed.success || !hosts.includes(parsed.data.payload.hostname.toLowerCase()))
      return c.json({ code: 'wrong_shape', message: 'This is not an event of one of our pages.' }, 400);
    const day = osloDay(context.now());
    const isLeftOut =
      headers.get('dnt') === '1' || headers.get('sec-gpc') === '1' || isbot(headers.get('user-agent'));
    if (isLeftOut) return c.text(day);
    const bucket = { name: 'savory', key: addressKey(context.clientAddress(c.req.raw)), limit };
    const decision = await limiter.take(bucket);
    if (!decision.allowed)
      return c.json({ code: 'too_many_requests', message: 'Too many events; they are not counted.' }, 429);
    await recordCounts(context.database, { day, counts: countsOf(parsed.data, { day }) });
    return c.text(day);
  });
}
