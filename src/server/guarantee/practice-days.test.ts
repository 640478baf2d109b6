import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededChance } from '#domain/testing/seeded-chance.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { writePast, writeSitting } from './guarantee-fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

async function newPerson(): Promise<string> {
  const [row] = await sql('insert into auth.users (id) values (gen_random_uuid()) returning id');
  return row.id;
}

/** The counts, and the same counted anew from the answers. */
async function counts(): Promise<{ ahead: unknown[]; anew: unknown[] }> {
  return {
    ahead: await sql(
      'select user_id, day::text, category, tasks from bestatt.practice_days where tasks <> 0 order by 1, 2, 3',
    ),
    anew: await sql(
      `select s.user_id, (g.answered_at at time zone 'Europe/Oslo')::date::text as day, t.category, count(*)::int as tasks
       from public.sittings s join public.sitting_tasks g on g.sitting_id = s.id join public.tasks t on t.id = g.task_id
       where g.answered_at is not null and g.response is not null and not g.shown
       group by 1, 2, 3 order by 1, 2, 3`,
    ),
  };
}

const someSitting = 'select id from public.sittings order by md5(id::text || $1) limit 1';
const someTasks = 'sitting_id in (select id from public.sittings where md5(id::text || $1) < $2)';

/** What happens to answers; `$1` and `$2` choose which. */
const changes: readonly string[] = [
  `update public.sitting_tasks set response = null where ${someTasks} and position % 3 = 0`,
  `update public.sitting_tasks set response = '{}', answered_at = coalesce(answered_at, now()) where ${someTasks}`,
  `update public.sitting_tasks set shown = not shown where ${someTasks} and position % 2 = 0`,
  `update public.sitting_tasks set answered_at = answered_at + interval '11 hours' where ${someTasks}`,
  `update public.sitting_tasks set answered_at = null where ${someTasks} and position % 4 = 0`,
  `update public.sitting_tasks set ms = 5 where ${someTasks}`,
  `delete from public.sitting_tasks where ${someTasks} and position % 5 = 0`,
  `delete from public.sittings where id = (${someSitting}) and $2::text is not null`,
  `update public.sittings set user_id = (select id from auth.users order by md5(id::text || $2) limit 1) where id = (${someSitting})`,
  `delete from auth.users where id = (select user_id from public.sittings where id = (${someSitting})) and $2::text > '9'`,
];

test('what was practised is counted ahead as it would be counted anew, whatever happens to the answers (9.55)', async () => {
  const chance = seededChance(20261122);
  await writePast(database, await newPerson());
  expect((await counts()).ahead.length).toBeGreaterThan(10);
  for (let step = 0; step < 120; step += 1) {
    if (step % 3 === 0) {
      const day = `2026-10-${String(10 + Math.floor(chance() * 18))}`;
      await writeSitting(database, await newPerson(), { day, tasks: 7, status: 'aborted' });
    }
    const change = changes[Math.floor(chance() * changes.length)] ?? '';
    await sql(change, [String(step), Math.floor(chance() * 16).toString(16)]);
    const { ahead, anew } = await counts();
    expect(ahead, change).toEqual(anew);
  }
  expect((await counts()).ahead.length).toBeGreaterThan(10);
});

test('an account with several tests of one day goes, and its counts with it (9.55)', async () => {
  const person = await newPerson();
  for (let tests = 0; tests < 3; tests += 1)
    await writeSitting(database, person, { day: '2026-10-12', tasks: 7, status: 'aborted' });
  expect(await sql('select from bestatt.practice_days where user_id = $1', [person])).not.toEqual([]);
  await sql('delete from auth.users where id = $1', [person]);
  expect(await sql('select from bestatt.practice_days where user_id = $1', [person])).toEqual([]);
});
