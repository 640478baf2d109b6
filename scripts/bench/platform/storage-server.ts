/** A child of `storage.ts`: the storage service alone on an embedded Postgres and a folder, with the disk awaited. */

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { createFolderFiles } from '#server/providers/files/folder-files.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createStorage } from '#server/storage/routes.ts';
import { defaultStorageSettings } from '#server/storage/settings.ts';
import { withoutJobs } from '#server/testing/without-jobs.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bestatt-bench-'));
// As root, Postgres runs as another user, who must be let through.
chmodSync(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir });
const connection = postgres.connection();
await migrate(connection, { folders: [join(import.meta.dirname, '../../../db/platform')] });
const database = openDatabase(connection, () => {});
const userId = '00000000-0000-0000-0000-000000000001';
await database.pool.query(`
  insert into storage.buckets (id, name) values ('bench', 'bench');
  create policy own_folder on storage.objects for all to authenticated
    using (bucket_id = 'bench' and (storage.foldername(name))[1] = auth.uid()::text);
`);
const tokens = await createTokens({ database });
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
const storage = createStorage(context, {
  ...defaultStorageSettings,
  files: createFolderFiles(join(dataDir, 'kept')),
  incomingDir: join(dataDir, 'incoming'),
});
const app = new Hono().route('/storage/v1', storage);
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.({ url: `http://127.0.0.1:${port}/storage/v1`, token, userId });
});
process.on('disconnect', async () => {
  // The load's last requests were cut off in the middle.
  await new Promise((resolve) => server.close(resolve));
  await delay(1000);
  await storage.close();
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
