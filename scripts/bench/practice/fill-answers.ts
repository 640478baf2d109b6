import pg from 'pg';
import { findPlace, readPassword } from '#server/db/postgres-place.ts';

/** Answers of one sitting. */
const answersEach = 20;
/** Sittings that are written at once. */
const batch = 2500;
/** People besides those who practise. */
const others = 2000;

/** The product's database, past the product. End it. */
export async function openBenchDatabase(dataDir: string): Promise<pg.Client> {
  const { sockets } = findPlace(dataDir);
  const database = new pg.Client({
    ...{ host: sockets, port: 5432, user: 'postgres', database: 'bestatt' },
    password: readPassword(dataDir),
  });
  await database.connect();
  return database;
}

/**
 * Fills the database with answers to tasks of the bank, spread over a year and over many people, those who practise among them; by
 * the product's own triggers, so that practice days and newest answers are what they would be.
 */
export async function fillAnswers(
  dataDir: string,
  { answers, userIds }: { readonly answers: number; readonly userIds: readonly string[] },
): Promise<void> {
  const database = await openBenchDatabase(dataDir);
  try {
    await database.query(
      `insert into public.license_users (user_id, tier, expires_at, source)
       select u, 12, now() + interval '30 days', 'admin' from unnest($1::uuid[]) u`,
      [userIds],
    );
    await database.query(`create temp table people (place serial, id uuid)`);
    await database.query(
      `insert into auth.users (id, aud, role, is_anonymous)
       select gen_random_uuid(), 'authenticated', 'authenticated', true from generate_series(1, $1)`,
      [others],
    );
    await database.query(`insert into people (id) select id from auth.users`);
    await database.query(
      `create temp table bank as select row_number() over (order by id) - 1 as place, id, key_hash
       from public.tasks where retired_at is null and category in ('read', 'listen')`,
    );
    const sittings = Math.ceil(answers / answersEach);
    for (let from = 0; from < sittings; from += batch)
      await addSittings(database, { from, count: Math.min(batch, sittings - from) });
    await database.query('vacuum analyze');
    // What was filled in is on the disk before anything is timed.
    await database.query('checkpoint');
  } finally {
    await database.end();
  }
}

async function addSittings(
  database: pg.Client,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<void> {
  await database.query(
    `with new as (
       select gen_random_uuid() as id, p.id as user_id, i, now() - make_interval(mins => (i * 9973) % 525600) as at
       from generate_series($1::int, $1::int + $2::int - 1) i
       join people p on p.place = 1 + i % (select count(*) from people)),
     sat as (
       insert into public.sittings (id, user_id, request_key, kind, settings, chance, status, started_at, finished_at)
       select id, user_id, id::text, 'custom', '{}', 0.5, 'aborted', at, at + interval '20 minutes' from new)
     insert into public.sitting_tasks
       (sitting_id, position, task_id, given_at, answered_at, response, score, correct, a, b, c, weight, key_hash)
     select n.id, g, b.id, n.at + make_interval(mins => g - 1), n.at + make_interval(mins => g), '{"kind": "choose", "letter": "a"}',
       (n.i + g) % 2, (n.i + g) % 2 = 1, 1, 0, 0.25, 1, b.key_hash
     from new n cross join generate_series(1, ${answersEach}) g
     join bank b on b.place = (n.i * 31 + g * 7) % (select count(*) from bank)`,
    [from, count],
  );
}
