import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import type { Actor } from './database.ts';
import type { Step } from './pipeline.ts';
import { runPipelinedTransaction } from './pipelined-transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(`
    create table notes (id int primary key, owner uuid);
    alter table notes enable row level security;
    grant select, insert on notes to authenticated;
    create policy own on notes to authenticated using (owner = auth.uid());
  `);
});
afterAll(() => database.drop());

const sub = '00000000-0000-0000-0000-00000000000a';
const actor: Actor = { role: 'authenticated', claims: { sub, quote: `'"` } };
const insert = (id: number, owner = sub): Step => ({
  name: 'insert-note',
  text: 'insert into notes values ($1, $2)',
  values: [String(id), owner],
});
const count: Step = { name: 'count-notes', text: 'select count(*) from notes', values: [] };

async function ids(): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>('select id from notes order by id');
  return rows.map(({ id }) => id);
}

test('the steps run as the actor, with the settings, in one transaction that is kept', async () => {
  const asked: Step = {
    name: 'settings',
    text: `select current_user, auth.uid(), current_setting('storage.operation')`,
    values: [],
  };
  const settings = { 'storage.operation': 'x' };
  const rows = await runPipelinedTransaction(database, { actor, settings, steps: [asked, insert(1), count] });
  expect(rows).toEqual([[['authenticated', sub, 'x']], [], [['1']]]);
  expect(await ids()).toEqual([1]);
});

test('a step that is refused undoes those before it', async () => {
  const stranger = '00000000-0000-0000-0000-00000000000b';
  await expect(
    runPipelinedTransaction(database, { actor, steps: [insert(2), insert(3, stranger)] }),
  ).rejects.toThrow('row-level security');
  expect(await ids()).toEqual([1]);
});

test('a rehearsal keeps nothing, says what would be refused, and leaves the connection as it was', async () => {
  for (let times = 0; times < 30; times += 1) {
    await runPipelinedTransaction(database, { actor, steps: [insert(4)], undo: true });
    await expect(
      runPipelinedTransaction(database, { actor, steps: [insert(1)], undo: true }),
    ).rejects.toThrow('duplicate key');
  }
  expect(await ids()).toEqual([1]);
  const { rows } = await database.pool.query('select current_user <> $1 as own', ['authenticated']);
  expect(rows).toEqual([{ own: true }]);
});

test('an ordinary transaction with as many settings goes before and after it on one connection', async () => {
  for (let times = 0; times < 2; times += 1) {
    await database.as(actor, ({ query }) => query('select 1'));
    await expect(runPipelinedTransaction(database, { actor, steps: [count] })).resolves.toEqual([[['1']]]);
  }
});
