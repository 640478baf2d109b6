/** A child of `storage.ts`: the storage service alone on an embedded Postgres and a folder, with the disk awaited. */

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createFolderFiles } from '#server/providers/files/folder-files.ts';
import { createStorage } from '#server/storage/routes.ts';
import { defaultStorageSettings } from '#server/storage/settings.ts';
import { benchUser, openServiceBench } from './service-bench.ts';

const { folder, context, database, userToken, endWithParent } = await openServiceBench();
await database.pool.query(`
  insert into storage.buckets (id, name) values ('bench', 'bench');
  create policy own_folder on storage.objects for all to authenticated
    using (bucket_id = 'bench' and (storage.foldername(name))[1] = auth.uid()::text);
`);
const token = await userToken();
const storage = createStorage(context, {
  ...defaultStorageSettings,
  files: createFolderFiles(join(folder, 'kept')),
  incomingDir: join(folder, 'incoming'),
});
const app = new Hono().route('/storage/v1', storage);
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.({ url: `http://127.0.0.1:${port}/storage/v1`, token, userId: benchUser });
});
endWithParent(async () => {
  // The load's last requests were cut off in the middle.
  await new Promise((resolve) => server.close(resolve));
  await delay(1000);
  await storage.close();
});
