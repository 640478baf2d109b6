/** A child of `rest.ts`: the REST service alone on an embedded Postgres with the disk awaited. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createRest } from '#server/rest/routes.ts';
import { benchUser, openServiceBench } from './service-bench.ts';

const { context, database, userToken, endWithParent } = await openServiceBench();
await database.pool.query(readFileSync(join(import.meta.dirname, 'rest.sql'), 'utf8'));
const token = await userToken();
const app = new Hono().route('/rest/v1', createRest(context, { schemas: ['public'], maxRows: 1000 }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  const anonKey = context.tokens.keys.anon;
  process.send?.({ url: `http://127.0.0.1:${port}/rest/v1`, anonKey, token, userId: benchUser });
});
endWithParent();
