import type { Database } from '#server/db/database.ts';

/** Few enough that whoever writes meanwhile waits for less than a second. */
const atOnce = 1000;

/**
 * Counts the words of some discussions that stood before words were counted, for searches with a slip in them. Rule 9.590, Rule 9.591.
 * @returns true when none is left
 */
export async function countSomeWords(database: Database): Promise<boolean> {
  return database.asOwner(async (transaction) => {
    const [counted] = await transaction.query<{ done: boolean }>(
      'select bestatt.count_some_community_words($1) as done',
      [atOnce],
    );
    return counted?.done === true;
  });
}
