/** A child of `auth.ts`: the auth service alone on an embedded Postgres with the disk awaited, its limits wide open. */
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { freshFolder } from '#main/testing/product-process.ts';
import { createAuth } from '#server/auth/routes.ts';
import { type AuthSettings, defaultAuthSettings } from '#server/auth/settings.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createInboxSms } from '#server/providers/sms/inbox-sms.ts';
import { withoutJobs } from '#server/testing/without-jobs.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';

const folder = freshFolder();
const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
const connection = postgres.connection();
await migrate(connection, { folders: [join(import.meta.dirname, '../../../db/platform')] });
const database = openDatabase(connection, () => {});
const tokens = await createTokens({ database });
const publicUrl = 'http://bestatt.test';
const context = {
  database,
  tokens,
  log: pino({ level: 'warn' }),
  publicUrl,
  jobs: withoutJobs,
  clientAddress: () => '127.0.0.1',
  mail: createInboxMail(database),
  now: () => new Date(),
};
const defaults = defaultAuthSettings({
  publicUrl,
  mail: createInboxMail(database),
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
process.on('disconnect', async () => {
  await database.close();
  await postgres.stop();
  folder.remove();
  process.exit(0);
});
