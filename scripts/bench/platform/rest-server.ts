/** A child of `rest.ts`: the REST service alone on an embedded Postgres with the disk awaited. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { freshFolder } from '#main/testing/product-process.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createRest } from '#server/rest/routes.ts';
import { withoutJobs } from '#server/testing/without-jobs.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';

const folder = freshFolder();
const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
const connection = postgres.connection();
await migrate(connection, { folders: [join(import.meta.dirname, '../../../db/platform')] });
const database = openDatabase(connection, () => {});
await database.pool.query(readFileSync(join(import.meta.dirname, 'rest.sql'), 'utf8'));
const tokens = await createTokens({ database });
const userId = '00000000-0000-0000-0000-000000000001';
const token = await tokens.sign({
  sub: userId,
  role: 'authenticated',
  aud: 'authenticated',
  exp: Math.floor(Date.now() / 1000) + 3600,
});
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
const app = new Hono().route('/rest/v1', createRest(context, { schemas: ['public'], maxRows: 1000 }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.({ url: `http://127.0.0.1:${port}/rest/v1`, anonKey: tokens.keys.anon, token, userId });
});
process.on('disconnect', async () => {
  await database.close();
  await postgres.stop();
  folder.remove();
  process.exit(0);
});
