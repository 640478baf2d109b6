import { join } from 'node:path';
import { type Database, openDatabase } from '#server/db/database.ts';
import { findPlace, readPassword } from '#server/db/postgres-place.ts';
import { grantLicence as give } from '#server/licences/grants.ts';

/** Where playwright.config.ts has the server put everything. */
export const dataDir = join(import.meta.dirname, '.cache/e2e-data');

/**
 * The running product's own database, for what no screen can do: time that passed, licences that were given. Only connected to:
 * whoever starts an embedded Postgres looks after it, and would start it again when its product has ended it.
 * @param folder the data folder of that product.
 */
export async function withDatabase<Result>(
  work: (database: Database) => Promise<Result>,
  folder = dataDir,
): Promise<Result> {
  const { sockets: host } = findPlace(folder);
  const database = openDatabase(
    { host, port: 5432, user: 'postgres', password: readPassword(folder), database: 'bestatt', max: 2 },
    () => {},
  );
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
