import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { runPipeline, type Step } from './pipeline.ts';

let database: TestDatabase;
let client: PoolClient;
beforeAll(async () => {
  database = await testDatabase();
  client = await database.pool.connect();
  client.on('error', () => {});
  await client.query('create table kept (id int primary key)');
});
afterAll(async () => {
  client.release(true);
  await database.drop();
});

const step = (text: string, ...values: (string | null)[]): Step => ({
  name: text.slice(0, 60),
  text,
  values,
});

test('each step gives its rows as texts', async () => {
  const rows = await runPipeline(client, [
    step('select 1, null, true'),
    step('select $1::int + 1', '41'),
    step('select where false'),
  ]);
  expect(rows.slice(0, 3)).toEqual([[['1', null, 't']], [['42']], []]);
});

test('settings of one step hold for the next and end with the pipeline', async () => {
  const set = step("select set_config('role', 'anon', true), set_config('app.x', 'y', true)");
  const shown = step("select current_user, current_setting('app.x', true)");
  expect((await runPipeline(client, [set, shown]))[1]).toEqual([['anon', 'y']]);
  expect((await runPipeline(client, [shown]))[0]).toEqual([['postgres', '']]);
});

test('an error in one step undoes them all', async () => {
  const insert = step('insert into kept values (1)');
  await expect(runPipeline(client, [insert, step('select 1 / 0')])).rejects.toMatchObject({ code: '22012' });
  expect((await client.query('select * from kept')).rows).toEqual([]);
});

test('after an error the same statements work again', async () => {
  const divide = step('select 6 / $1::int');
  const by = (value: string) => runPipeline(client, [step('select 1'), { ...divide, values: [value] }]);
  await expect(by('0')).rejects.toMatchObject({ code: '22012' });
  expect((await by('2'))[1]).toEqual([['3']]);
  await expect(runPipeline(client, [step('select nonsense from nowhere')])).rejects.toMatchObject({
    code: '42P01',
  });
  await expect(runPipeline(client, [step('select nonsense from nowhere')])).rejects.toMatchObject({
    code: '42P01',
  });
});

test('an error at the end, when the transaction is kept, is an error of the pipeline', async () => {
  await client.query('create table late (id int unique deferrable initially deferred)');
  await expect(
    runPipeline(client, [step('insert into late values (1), (1) returning id')]),
  ).rejects.toMatchObject({ code: '23505' });
});

test('a connection keeps only its latest statements', async () => {
  for (let i = 0; i < 400; i += 1) await runPipeline(client, [step(`select ${i}`)]);
  const { rows } = await client.query('select count(*)::int as count from pg_prepared_statements');
  expect(rows[0].count).toBeLessThanOrEqual(300);
  expect((await runPipeline(client, [step('select 0')]))[0]).toEqual([['0']]);
});

test('a statement that gave way to one that failed can be prepared again', async () => {
  for (let i = 0; i < 300; i += 1) await runPipeline(client, [step(`select ${i}, 'kept'`)]);
  for (let i = 0; i < 10; i += 1)
    await expect(runPipeline(client, [step(`select ${i} / 0`)])).rejects.toMatchObject({ code: '22012' });
  expect((await runPipeline(client, [step(`select 0, 'kept'`)]))[0]).toEqual([['0', 'kept']]);
});
