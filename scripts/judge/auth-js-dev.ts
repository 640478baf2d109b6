import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createAuth } from '#server/auth/routes.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import { authJsSettings } from './auth-js.ts';

const checkout = process.argv[2] ?? '';
const pgs = await startEmbeddedPostgres({ dataDir: '/tmp/auth/dev/pg', durable: false });
const admin = openDatabase(pgs.connection('postgres'), () => {});
await admin.pool.query('drop database if exists authjs with (force)');
await admin.pool.query('create database authjs');
await admin.close();
await migrate(pgs.connection('authjs'), ['db/platform']);
const database = openDatabase(pgs.connection('authjs'), () => {});
const signingKeys = JSON.parse(
  readFileSync(`${checkout}/packages/core/auth-js/test/supabase/signing_keys.json`, 'utf8'),
);
const tokens = await createTokens({
  database,
  jwtSecret: 'super-secret-jwt-token-with-at-least-32-characters-long',
  signingKeys,
});
const context = {
  database,
  tokens,
  log: pino({ level: 'debug' }),
  publicUrl: 'http://127.0.0.1:54321',
  clientAddress: () => '127.0.0.1',
  now: () => new Date(),
};
const app = new Hono();
app.use(async (c, next) => {
  await next();
  if (process.env.TRACE) console.log(c.req.method, c.req.url, c.res.status);
});
app.route('/auth/v1', createAuth(context, authJsSettings(database)));
const server = serve({ fetch: app.fetch, port: 54321, hostname: '127.0.0.1' });
console.log('ready');
process.on('SIGTERM', async () => {
  server.close();
  await database.close();
  await pgs.stop();
  process.exit(0);
});
