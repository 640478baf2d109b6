import type { Transaction } from '#server/db/database.ts';
import type { Person } from './person.ts';
import { aboutPerson, personalTables } from './personal-data.ts';

/**
 * Deletes a person and everything of theirs: rows and notes for their files, which `removeNotedFiles` removes after the
 * commit. What stays holds nothing that names them (`personal-data.ts`). Run it as the database's owner. Rule 9.69.
 */
export async function deletePerson(transaction: Transaction, person: Person): Promise<void> {
  const values = [person.id, person.addresses];
  for (const [table, { found, deletion }] of Object.entries(personalTables)) {
    if (deletion.kind === 'kept' && deletion.set)
      await transaction.query(
        aboutPerson(`update ${table} as t set ${deletion.set} from person where ${found}`),
        values,
      );
  }
  // Their archives too, which are no part of an archive.
  await transaction.query('delete from storage.objects where owner_id = $1', [person.id]);
  for (const [table, { found, deletion }] of Object.entries(personalTables)) {
    if (deletion.kind === 'deleted' && table !== 'auth.users')
      await transaction.query(aboutPerson(`delete from ${table} as t using person where ${found}`), values);
  }
  await transaction.query('delete from auth.users where id = $1', [person.id]);
}
