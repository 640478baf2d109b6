import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { createDatabase, initialise } from './postgres-cluster.ts';
import { findPlace, readPassword } from './postgres-place.ts';
import { createSupervisor } from './postgres-supervisor.ts';

export type EmbeddedPostgres = {
  /** Connection settings for a database of the cluster; the user is the cluster's owner. */
  readonly connection: (database?: string) => pg.PoolConfig;
  /** Ends Postgres (fast shutdown) and waits until it is gone. */
  readonly stop: () => Promise<void>;
  /** True when it ran already when we came: somebody else started it. */
  readonly adopted: boolean;
};

/**
 * Starts the embedded PostgreSQL 17 in `<dataDir>/postgres`, or adopts the one that already runs there.
 * It listens on a Unix socket only, with a password kept in `<dataDir>/postgres.password`.
 * Postgres refuses root: as root it runs as `postgres` or `nobody`.
 * When Postgres dies while we live, it is started again.
 * @throws Error with one clear sentence when it cannot start.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  /** Throw-away clusters of tests skip waiting for the disk. */
  durable?: boolean;
  log?: (message: string) => void;
}): Promise<EmbeddedPostgres> {
  const { durable = true, log = () => {} } = options;
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const place = findPlace(dataDir);
  const password = readPassword(dataDir);
  const connection = (database = 'bestatt'): pg.PoolConfig => ({
    host: place.sockets,
    port: 5432,
    user: 'postgres',
    password,
    database,
  });

  if (!existsSync(join(place.cluster, 'PG_VERSION'))) await initialise(place, { password, dataDir });

  const supervisor = createSupervisor({ place, connection: connection('postgres'), durable, log });
  const adopted = await supervisor.start();
  await createDatabase(connection('postgres'));

  return { connection, adopted, stop: supervisor.stop };
}
