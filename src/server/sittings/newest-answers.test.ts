import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededChance } from '#domain/testing/seeded-chance.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await sql(`insert into public.stimuli (id, category, level, topic, title, public, content_hash)
    values ('a-text', 'read', 'A1', 'home', 'A title', '{}', 'hash')`);
  await sql(`insert into public.tasks (id, stimulus_id, category, level, topic, kind, skill, public, difficulty, guessing,
      position, package, seconds, key_hash)
    select 'read-' || n, 'a-text', 'read', 'A1', 'home', 'single', 'detail', '{}', 1, 0.25, n, 'free', 60, 'hash'
    from generate_series(1, 12) n`);
});
afterAll(() => database.drop());

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

/** Names by number: the draws choose by them, and choose the same each time. */
let named = 0;
const nextId = () => {
  named += 1;
  return `00000000-0000-4000-8000-${String(named).padStart(12, '0')}`;
};

/** A test of a person, begun at a time in October, with tasks that were given and not answered. */
async function beginTest(userId: string, { minute, tasks }: { minute: number; tasks: readonly number[] }) {
  const at = new Date(Date.UTC(2026, 9, 1, 12, minute)).toISOString();
  const id = nextId();
  await sql(
    `insert into public.sittings (id, user_id, request_key, kind, settings, chance, started_at)
     values ($1::uuid, $2, $1::uuid::text, 'level', '{}', 0.5, $3)`,
    [id, userId, at],
  );
  await sql(
    `insert into public.sitting_tasks (sitting_id, position, task_id, given_at, a, b, c, weight, key_hash)
     select $1, n, 'read-' || n, $2, 1, 1, 0, 1, 'hash' from unnest($3::int[]) n`,
    [id, at, tasks],
  );
}

const anyTest = `select id from public.sittings where status <> 'active' order by md5(id::text || $1) limit 1`;
const anyPerson = 'select id from auth.users order by md5(id::text || $1) limit 1';
/** Answers of the past have their own time, so that a later change may be about an earlier answer. */
const whenAnswered = `(select s.started_at from public.sittings s where s.id = sitting_id) + make_interval(secs => position)`;
const openTasks = `answered_at is null and sitting_id in (select id from public.sittings where status = 'active')`;

/** How a test goes on; `$1` chooses what. */
const course: readonly string[] = [
  `update public.sitting_tasks set answered_at = ${whenAnswered}, shown = true, score = 0, correct = false
   where ${openTasks} and md5(task_id || $1) < '3'`,
  `update public.sitting_tasks set answered_at = ${whenAnswered}, response = '{}', kept_score = 0.5, kept_correct = md5($1 || position) < '8'
   where ${openTasks} and md5(task_id || $1) < 'c'`,
  `update public.sittings set status = case when md5(id::text) < 'd' then 'finished' else 'aborted' end
   where status = 'active' and md5(id::text || $1) < 'b'`,
];

/** What happens to tests that are over. */
const changes: readonly string[] = [
  `delete from public.sittings where id = (${anyTest})`,
  `update public.sittings set user_id = (${anyPerson}) where id = (${anyTest})`,
  `update public.sittings set user_id = (${anyPerson}) where user_id = (select user_id from public.sittings where id = (${anyTest}))`,
  `delete from auth.users where id = (${anyPerson})`,
];

async function newest(): Promise<{ kept: unknown[]; anew: unknown[] }> {
  return {
    kept: await sql(
      'select user_id, task_id, sitting_id, answered_at, correct, score from bestatt.newest_answers order by 1, 2',
    ),
    anew: await sql(
      `select distinct on (s.user_id, g.task_id) s.user_id, g.task_id, s.id as sitting_id, g.answered_at, g.correct, g.score
       from public.sittings s join public.sitting_tasks g on g.sitting_id = s.id
       where s.status = 'finished' and g.answered_at is not null and g.correct is not null
       order by s.user_id, g.task_id, g.answered_at desc`,
    ),
  };
}

test('9.253 The newest answer to each task of tests that are over is kept as it would be found anew, whatever happens to the tests', async () => {
  const chance = seededChance(20261123);
  const changed = changes.map(() => 0);
  for (let step = 0; step < 150; step += 1) {
    if (step % 25 === 0)
      for (let people = 0; people < 3; people += 1)
        await sql('insert into auth.users (id) values ($1)', [nextId()]);
    const draw = String(step);
    const [person] = await sql(anyPerson, [draw]);
    // No two answers of a test at the same moment, and tests in no order of time.
    const tasks = Array.from({ length: 12 }, (_, index) => index + 1).filter(() => chance() < 0.5);
    if (person) await beginTest(person.id, { minute: (step * 17) % 201, tasks });
    const which = chance() < 0.05 ? 3 : Math.floor(chance() * 3);
    const before = JSON.stringify((await newest()).kept);
    await sql(changes[which] ?? '', [draw]);
    if (JSON.stringify((await newest()).kept) !== before) changed[which] = (changed[which] ?? 0) + 1;
    for (const statement of course) await sql(statement, [draw]);
    const { kept, anew } = await newest();
    expect(kept, `${step}, ${changes[which]}`).toEqual(anew);
  }
  for (const times of changed) expect(times).toBeGreaterThan(0);
});
