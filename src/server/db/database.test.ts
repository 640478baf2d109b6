import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a connection that is lost while it is held does not end the process, and its transaction says so', async () => {
  const held = await database.pool.connect();
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise<void>((resolve) => held.once('end', resolve));
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  held.release(new Error('lost'));

  const lost = database.asService(async ({ query }) => {
    const [own] = await query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [own?.pid]);
    await query('select 1');
  });
  await expect(lost).rejects.toThrow();
  await expect(database.asService(({ query }) => query('select 1 as one'))).resolves.toEqual([{ one: 1 }]);
});
