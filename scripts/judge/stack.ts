import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import pg from 'pg';
import { pino } from 'pino';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { withoutJobs } from '#server/testing/without-jobs.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import type { Stack, Suite } from './suite.ts';

/** The public secret of every local Supabase; the suites' keys are signed with it. */
const demoSecret = 'super-secret-jwt-token-with-at-least-32-characters-long';
const root = join(import.meta.dirname, '..', '..');

/** What a local Supabase has before the first migration, and the product's own database on purpose has not. */
const openDefaults = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'authenticator') then create role authenticator noinherit login; end if;
  end $$;
  grant anon, authenticated, service_role to authenticator;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  do $$ begin create publication supabase_realtime; exception when duplicate_object then null; end $$;`;

export type RunningStack = { readonly stack: Stack; readonly stop: () => Promise<void> };

/** A fresh database with the suite's schema and data, and our server before it on 127.0.0.1. */
export async function startStack(suite: Suite, checkout: string, port: number): Promise<RunningStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bestatt-judge-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const connection = postgres.connection('bestatt');
  await migrate(connection, { folders: [join(root, 'db/platform')] });
  await loadSuite(suite, checkout, connection);
  const database = openDatabase(connection, () => {});
  const { signingKeys } = suite;
  const tokens = await createTokens({
    database,
    jwtSecret: demoSecret,
    signingKeys: signingKeys && (() => signingKeys(checkout)),
  });
  const stack: Stack = {
    context: {
      database,
      tokens,
      log: pino({ level: process.env.JUDGE_LOG ?? 'silent' }),
      publicUrl: `http://127.0.0.1:${port}`,
      mail: createInboxMail(database),
      jobs: withoutJobs,
      clientAddress: () => '127.0.0.1',
      now: () => new Date(),
    },
    checkout,
    connection,
    port,
  };
  const app = await suite.createApp(stack);
  const server = await new Promise<Server>((resolve) => {
    const made = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
      resolve(made as Server),
    ) as Server;
  });
  app.realtime?.attach(server, () => '127.0.0.1');
  return {
    stack,
    async stop() {
      await app.realtime?.closeSockets('The judge is done');
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await database.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function loadSuite(suite: Suite, checkout: string, connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(openDefaults);
    for (const [name, value] of Object.entries(suite.databaseSettings ?? {})) {
      await client.query(`alter database bestatt set ${name} to ${pg.escapeLiteral(value)}`);
    }
    const found = await client.query<{ name: string }>('select name from pg_available_extensions');
    const available = new Set(found.rows.map((row) => row.name));
    for (const file of suite.sql.flatMap((path) => sqlFiles(join(checkout, suite.folder, path)))) {
      const sql = readFileSync(file, 'utf8');
      await client.query(suite.adaptSql?.(sql, available) ?? sql);
    }
  } finally {
    await client.end();
  }
}

function sqlFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => join(path, name));
}
