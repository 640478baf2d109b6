import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { type Library, openLibrary } from './testing/library.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const endAll = () =>
  library.database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

test('a connection that is ended in a statement fails that request and no other', async () => {
  const slow = library.ask('/rpc/say', { body: { what: 'sleep' } });
  await expect
    .poll(
      async () =>
        (
          await library.database.pool.query(
            "select 1 from pg_stat_activity where query like '%\"say\"%' and state = 'active' and pid <> pg_backend_pid()",
          )
        ).rowCount,
    )
    .toBe(1);
  await endAll();
  const { status, body } = await slow;
  expect([status, body]).toMatchObject([503, { code: '57P01' }]);
  for (let i = 0; i < 10; i += 1) expect((await library.ask('/tags')).status).toBe(200);
});

test('the schema cache listens again after its connection was lost', async () => {
  await endAll();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  await library.database.pool.query('create table after_loss (id int); grant select on after_loss to anon');
  await expect.poll(async () => (await library.ask('/after_loss')).status).toBe(200);
});

test('without a database the answer is 503 and tells nothing', async () => {
  const database = openDatabase(library.database.connection, () => {});
  const app = library.serve(database);
  expect((await app.request('/tags')).status).toBe(200);
  await database.close();
  const response = await app.request('/tags');
  const text = await response.text();
  expect([response.status, JSON.parse(text)]).toMatchObject([503, { code: 'PGRST000' }]);
  expect(text).not.toMatch(/pool|socket|postgres/i);
  await app.close();
});

test('a database that never was there is 503 too', async () => {
  const database = openDatabase({ host: '/nowhere', user: 'x', password: 'y' }, () => {});
  const app = library.serve(database);
  const response = await app.request('/tags');
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'PGRST002' }]);
  await app.close();
  await database.close();
});
