import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTwoSteps } from '#server/db/two-step-transaction.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { practisedStep } from './sitting-progress.ts';
import { givenTasksStep, lockStep } from './sitting-record.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('9.254 What an answer reads is found by keys, however many answers of others there are and whatever the statistics say', async () => {
  const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const [{ id: userId }] = await sql('insert into auth.users (id) values (gen_random_uuid()) returning id');
  // One person has all that there is, so the statistics say that a person has hundreds of tests.
  await sql(
    `insert into public.sittings (user_id, request_key, kind, settings, chance)
     select $1, gen_random_uuid(), 'level', '{}', 0.5 from generate_series(1, 300)`,
    [userId],
  );
  await sql(`insert into public.stimuli (id, category, level, topic, title, public, content_hash)
    values ('a-text', 'read', 'A1', 'home', 'A title', '{}', 'hash')`);
  await sql(`insert into public.tasks (id, stimulus_id, category, level, topic, kind, skill, public, difficulty, guessing,
      position, package, seconds, key_hash)
    select 'read-' || n, 'a-text', 'read', 'A1', 'home', 'single', 'detail', '{}', 1, 0.25, n, 'free', 60, 'hash'
    from generate_series(1, 20) n`);
  await sql(`insert into public.sitting_tasks (sitting_id, position, task_id, a, b, c, weight, key_hash)
    select s.id, t.position, t.id, 1, 1, 0, 1, 'hash' from public.sittings s cross join public.tasks t`);
  await sql('analyze public.sittings, public.sitting_tasks');
  const [{ id: sittingId }] = await sql('select id from public.sittings limit 1');

  const steps = [
    lockStep(sittingId, userId),
    givenTasksStep(sittingId),
    practisedStep({ sittingId, userId, now: new Date() }),
  ].map(({ name, text, values }) => ({ name: `explain-${name}`, text: `explain ${text}`, values }));
  const plans = await inTwoSteps(database, { first: steps, work: async (rows) => rows });
  expect(plans).toHaveLength(steps.length);
  for (const plan of plans) {
    const lines = plan.flat().join('\n');
    expect(lines).toMatch(/Index/);
    expect(lines).not.toMatch(/Seq Scan on (sittings|sitting_tasks)/);
  }
});
