import { join } from 'node:path';
import { type Database, openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { grantLicence as give } from '#server/licences/grants.ts';

/** The running product's own database, for what no screen can do: time that passed, licences that were given. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  // Where playwright.config.ts has the server put it.
  const embedded = await startEmbeddedPostgres({ dataDir: join(import.meta.dirname, '.cache/e2e-data') });
  const database = openDatabase({ ...embedded.connection(), max: 2 }, () => {});
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A licence of 30 days from an administrator. */
export async function grantLicence(email: string, tier: number): Promise<void> {
  await withDatabase(async (database) => {
    const { rows } = await database.pool.query<{ id: string }>('select id from auth.users where email = $1', [
      email,
    ]);
    const [user] = rows;
    if (!user) throw new Error(`There is no account ${email}.`);
    const reference = crypto.randomUUID();
    await database.asService((transaction) =>
      give(transaction, {
        userId: user.id,
        tier,
        days: 30,
        source: 'admin',
        reference,
        grantedAt: new Date(Date.now() - 60_000),
      }),
    );
  });
}
