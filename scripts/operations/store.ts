import { join } from 'node:path';
import type pg from 'pg';
import { type Config, readConfig } from '#main/config/config.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

export type Store = {
  readonly config: Config;
  readonly connection: pg.PoolConfig;
  /** Folders of the migrations, in their order. */
  readonly migrations: readonly string[];
};

/**
 * Does something with the product's database, embedded or by DATABASE_URL; a Postgres that runs already stays up. What goes
 * wrong is said in one sentence, with exit code 1.
 */
export async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const embedded = config.databaseUrl
      ? undefined
      : await startEmbeddedPostgres({ dataDir: config.dataDir });
    const root = join(import.meta.dirname, '../..');
    try {
      await work({
        config,
        connection: embedded ? embedded.connection() : { connectionString: config.databaseUrl },
        migrations: [join(root, 'db/platform'), join(root, 'db/migrations')],
      });
    } finally {
      if (embedded && !embedded.adopted) await embedded.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
