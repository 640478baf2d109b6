import { type Role, roles } from '#domain/access/roles.ts';
import { type Database, openDatabase, type Transaction } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { changeRole } from '#server/roles/change-role.ts';
import { withStore } from './store.ts';

/**
 * `npm run roles -- add admin kari@example.no`, `… remove admin kari@example.no`, `… list`: who may do more than their own.
 * Makes the first administrator; the product may go on running. Last line: JSON. Rule 9.60. Who has no second factor yet is
 * asked to set one up before a role opens anything (Rule 6.19).
 */
await withStore(async ({ connection, migrations }) => {
  const [verb, role, email] = process.argv.slice(2);
  const change = readChange(verb, role, email);
  await migrate(connection, { folders: migrations });
  const database = openDatabase(connection, (error) => console.error(error.message));
  try {
    const answer = change ? await apply(database, change) : await list(database);
    if ('secondFactor' in answer && answer.roles.length > 0 && !answer.secondFactor)
      console.log('The role opens once two-step login is set up: log in, open /admin, and do so at once.');
    console.log(JSON.stringify(answer));
  } finally {
    await database.close();
  }
});

type Change = { readonly given: boolean; readonly role: Role; readonly email: string };

/** @returns null for `list`. @throws Error with how it is written. */
function readChange(verb = '', word = '', email = ''): Change | null {
  if (verb === 'list') return null;
  const role = roles.find((one) => one === word);
  if ((verb !== 'add' && verb !== 'remove') || !role || !email.includes('@'))
    throw new Error(
      `Write it so: npm run roles -- add admin kari@example.no (or: remove admin …, list). Roles: ${roles.join(', ')}.`,
    );
  return { given: verb === 'add', role, email };
}

async function apply(database: Database, { given, role, email }: Change) {
  return database.asOwner(async (transaction) => {
    const [person] = await transaction.query<{ id: string }>(
      'select id from auth.users where lower(email) = lower($1) and not is_sso_user and deleted_at is null',
      [email],
    );
    if (!person)
      throw new Error(`There is no account with the address ${email}. Create it first, then ask again.`);
    const held = await changeRole(transaction, { actorId: null, userId: person.id, role, given });
    return { email, roles: held, secondFactor: await hasSecondFactor(transaction, person.id) };
  });
}

async function hasSecondFactor(transaction: Transaction, id: string): Promise<boolean> {
  const factors = await transaction.query(
    `select from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`,
    [id],
  );
  return factors.length > 0;
}

async function list(database: Database) {
  const { rows } = await database.pool.query<{ email: string; roles: Role[]; secondFactor: boolean }>(
    `select u.email, array_agg(r.role order by r.role) as roles, exists (
       select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
     ) as "secondFactor"
     from public.user_roles r join auth.users u on u.id = r.user_id group by u.id order by u.email`,
  );
  return rows;
}
