/** A child of `broadcast.ts`: the realtime service alone on an embedded Postgres with the disk awaited. */

import type { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { freshFolder } from '#main/testing/product-process.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createRealtime } from '#server/realtime/create-realtime.ts';
import { withoutJobs } from '#server/testing/without-jobs.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';

const folder = freshFolder();
const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
const connection = postgres.connection();
await migrate(connection, { folders: [join(import.meta.dirname, '../../../db/platform')] });
const database = openDatabase(connection, () => {});
const tokens = await createTokens({ database });
const context = {
  database,
  tokens,
  log: pino({ level: 'warn' }),
  publicUrl: '',
  jobs: withoutJobs,
  clientAddress: () => '127.0.0.1',
  mail: createInboxMail(database),
  now: () => new Date(),
};
// All sockets come from one address, and one of them sends for all.
const settings = {
  socketsPerAddress: 1000,
  opening: { burst: 10_000, perHour: 10_000 },
  messages: { burst: 100_000, perSecond: 100_000 },
};
const realtime = createRealtime(context, { limiter: createRateLimiter(database), settings });
const server = serve({ fetch: realtime.routes.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  realtime.attach(server as Server, () => '127.0.0.1');
  process.send?.({
    url: `ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=${tokens.keys.anon}`,
  });
});
process.on('disconnect', async () => {
  await realtime.close();
  await database.close();
  await postgres.stop();
  folder.remove();
  process.exit(0);
});
