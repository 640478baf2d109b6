/** A child of `auth.ts`: the auth service alone on an embedded Postgres with the disk awaited, its limits wide open. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createAuth } from '#server/auth/routes.ts';
import { type AuthSettings, defaultAuthSettings } from '#server/auth/settings.ts';
import { createInboxSms } from '#server/providers/sms/inbox-sms.ts';
import { openServiceBench } from './service-bench.ts';

const { context, database, endWithParent } = await openServiceBench('http://bestatt.test');
const defaults = defaultAuthSettings({
  publicUrl: context.publicUrl,
  mail: context.mail,
  sms: createInboxSms(database),
});
const wide = { burst: 1e9, perHour: 1e9 };
const limits = Object.fromEntries(
  Object.keys(defaults.limits).map((name) => [name, wide]),
) as AuthSettings['limits'];
const settings = { ...defaults, limits, email: { ...defaults.email, autoconfirm: true } };

const app = new Hono().route('/auth/v1', createAuth(context, settings));
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.({ url: `http://127.0.0.1:${port}/auth/v1` });
});
// Each message asks how long the event loop was held up since the last one.
process.on('message', () => {
  const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;
  process.send?.({ p50Ms: ms(delay.percentile(50)), p99Ms: ms(delay.percentile(99)), maxMs: ms(delay.max) });
  delay.reset();
});
endWithParent();
