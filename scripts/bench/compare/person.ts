import pg from 'pg';
import { findPlace, readPassword } from '#server/db/postgres-place.ts';
import type { RunningTree } from './running-tree.ts';
import { answer, type OpenTask, startTest } from './test-taker.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** Somebody with an account and 10,000 answers behind them. */
export type Person = { readonly visitor: Visitor; readonly token: string; readonly anonKey: string };

const email = 'mange.svar@example.no';
const password = 'et fjell i solnedgang';
const answersBehind = 10_000;
const daysBehind = 180;

/**
 * Signs up by the form, takes one test, and has it a few hundred times over the last half year: copied column by column, so
 * that whatever columns a commit has are filled as that commit fills them.
 */
export async function createPerson({ url, dataDir }: RunningTree): Promise<Person> {
  const visitor = createVisitor(url);
  await visitor.postForm('/auth?create', [
    ['mode', 'create'],
    ['email', email],
    ['password', password],
    ['confirmPassword', password],
    ['next', '/app'],
  ]);
  const database = new pg.Client(connectionOf(dataDir));
  await database.connect();
  try {
    await database.query(
      `update public.users set onboarded = true, full_name = 'Mange Svar', country = 'NO', date_of_birth = '1990-01-01'
       where id = (select id from auth.users where email = $1)`,
      [email],
    );
    const { sittingId, task } = await startTest(visitor);
    for (let open: OpenTask | null = task; open; ) open = await answer(visitor, sittingId, open);
    await multiply(database, sittingId);
    await database.query('analyze');
  } finally {
    await database.end();
  }
  const { api } = (await (await fetch(`${url}/healthz`)).json()) as { api: { anonKey: string } };
  const signedIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: api.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return { visitor, token, anonKey: api.anonKey };
}

/** Where `main/product.ts` puts the embedded database of a data folder. */
/** The way to the database in a product's data folder. */
export function connectionOf(dataDir: string): pg.ClientConfig {
  const { sockets } = findPlace(dataDir);
  return {
    host: sockets,
    port: 5432,
    user: 'postgres',
    password: readPassword(dataDir),
    database: 'bestatt',
  };
}

async function multiply(database: pg.Client, sittingId: string): Promise<void> {
  const sittings = await columnsOf(database, 'sittings');
  const tasks = await columnsOf(database, 'sitting_tasks');
  const { rows } = await database.query<{ tasks: number }>(
    'select count(*)::int as tasks from public.sitting_tasks where sitting_id = $1 and answered_at is not null',
    [sittingId],
  );
  const copies = Math.ceil(answersBehind / (rows[0]?.tasks ?? 1));
  await database.query(
    'create temp table copies as select gen_random_uuid() as id, i from generate_series(1, $1::int) i',
    [copies],
  );
  const ago = `make_interval(mins => (c.i * ${daysBehind * 24 * 60} / ${copies})::int)`;
  const shifted = (name: string) => (name.endsWith('_at') ? `o.${name} - ${ago}` : `o.${name}`);
  const ofSitting: Readonly<Record<string, string>> = { id: 'c.id', request_key: 'c.id::text' };
  await database.query(
    `insert into public.sittings (${sittings.join(', ')})
     select ${sittings.map((name) => ofSitting[name] ?? shifted(name)).join(', ')}
     from public.sittings o cross join copies c where o.id = $1`,
    [sittingId],
  );
  await database.query(
    `insert into public.sitting_tasks (${tasks.join(', ')})
     select ${tasks.map((name) => (name === 'sitting_id' ? 'c.id' : shifted(name))).join(', ')}
     from public.sitting_tasks o cross join copies c where o.sitting_id = $1`,
    [sittingId],
  );
}

/** What can be written of a table of the product. */
async function columnsOf(database: pg.Client, table: string): Promise<string[]> {
  const { rows } = await database.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  return rows.map((row) => row.column_name);
}
