import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';

export type TestDatabase = Database & {
  readonly connection: pg.PoolConfig;
  readonly drop: () => Promise<void>;
};

/** A fresh migrated database of the run's cluster; drop it in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const cluster = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(cluster, `create database ${name} template template_bestatt`);
  await onServer(cluster, `alter database ${name} set search_path to "$user", public, extensions`);
  const connection = { ...cluster, database: name };
  const database = openDatabase(connection, () => {});
  return {
    ...database,
    connection,
    async drop() {
      await database.close();
      await onServer(cluster, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(cluster: pg.PoolConfig, sql: string): Promise<void> {
  const client = new pg.Client(cluster);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
