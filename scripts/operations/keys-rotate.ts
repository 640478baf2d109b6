import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { rotateSigningKeys } from '#server/tokens/signing-keys.ts';
import { withStore } from './store.ts';

/**
 * `npm run keys:rotate`: a new key signs the access tokens from now on; the one before it verifies for another week, so
 * nobody is signed out. Running processes find the new key by themselves. Last line: JSON.
 */
await withStore(async ({ connection, migrations }) => {
  await migrate(connection, { folders: migrations });
  const database = openDatabase(connection, (error) => console.error(error.message));
  try {
    console.log(JSON.stringify(await rotateSigningKeys(database)));
  } finally {
    await database.close();
  }
});
