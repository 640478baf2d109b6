import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { productJobDefinitions } from '#server/api/product-jobs.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { openJobs } from '#server/jobs/jobs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: pg.PoolConfig;
  }
}

/** One throw-away cluster for a run of the tests, with a migrated database to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bestatt-test-'));
  // As root, Postgres runs as another user, who must be let through.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const root = join(import.meta.dirname, '../../..');
  const client = new pg.Client(postgres.connection('postgres'));
  await client.connect();
  await client.query('create database template_bestatt');
  await client.end();
  await migrate(postgres.connection('template_bestatt'), {
    folders: [join(root, 'db/platform'), join(root, 'db/migrations')],
  });
  // The queue's tables, made once for all.
  const log = pino({ level: 'silent' });
  const jobs = await openJobs({
    connection: postgres.connection('template_bestatt'),
    ...{ log, definitions: productJobDefinitions },
  });
  await jobs.close();
  project.provide('cluster', postgres.connection('postgres'));
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
