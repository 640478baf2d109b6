import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import type { Rows, Step } from './pipeline.ts';
import { inTwoSteps } from './two-step-transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    'create table counters (id int primary key, value int); grant all on counters to service_role',
  );
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from counters; insert into counters values (1, 0)');
});

const lock: Step = { name: 'lock', text: 'select id from counters where id = 1 for update', values: [] };
const read: Step = {
  name: 'read',
  text: 'select value, current_user from counters where id = 1',
  values: [],
};
const write = (value: number): Step => ({
  name: 'write',
  text: 'update counters set value = $1 where id = 1 returning value',
  values: [String(value)],
});

async function value(): Promise<number> {
  const { rows } = await database.pool.query<{ value: number }>('select value from counters');
  return rows[0]?.value as number;
}

test('reads with the opening, writes with the commit, as service_role', async () => {
  const result = await inTwoSteps(database, {
    first: [lock, read],
    work: async ([, found], open) => {
      expect(found).toEqual([['0', 'service_role']]);
      expect(await open.commit([write(7), read])).toEqual([[['7']], [['7', 'service_role']]]);
      return 'done';
    },
  });
  expect(result).toBe('done');
  expect(await value()).toBe(7);
});

test('what is written on the way is kept without a last step', async () => {
  await inTwoSteps(database, {
    first: [lock],
    work: async (_, open) => {
      await open.run([write(3)]);
      await open.transaction.query('update counters set value = value + 1');
    },
  });
  expect(await value()).toBe(4);
});

describe('nothing is kept', () => {
  test('when the work throws', async () => {
    const work = inTwoSteps(database, {
      first: [lock],
      work: async (_, open) => {
        await open.run([write(9)]);
        throw new Error('no');
      },
    });
    await expect(work).rejects.toThrow('no');
    expect(await value()).toBe(0);
  });

  test('when a step fails, and the connection is as good as before', async () => {
    const broken: Step = { name: 'broken', text: 'select 1 / $1::int', values: ['0'] };
    for (let time = 0; time < 30; time += 1) {
      const work = inTwoSteps(database, {
        first: [lock],
        work: (_, open) => open.commit([write(9), broken]),
      });
      await expect(work).rejects.toMatchObject({ code: '22012' });
    }
    expect(await value()).toBe(0);
    await expect(inTwoSteps(database, { first: [broken], work: async () => {} })).rejects.toMatchObject({
      code: '22012',
    });
    await inTwoSteps(database, { first: [lock], work: (_, open) => open.commit([write(5)]) });
    expect(await value()).toBe(5);
  });
});

describe('a guard', () => {
  const add: Step = {
    name: 'guard-add',
    text: 'update counters set value = value + 1 where id = 1 returning current_user',
    values: [],
  };
  const work = () =>
    inTwoSteps(database, { first: [lock], work: (_, open) => open.commit([write(5)]), guard });
  let refuses = false;
  const guard = {
    steps: [add],
    check: ([rows = []]: readonly Rows[]) => {
      // Ahead of the role that the rest runs in.
      expect(rows).toEqual([['postgres']]);
      if (refuses) throw new Error('not you');
    },
  };

  test('is kept with the rest', async () => {
    refuses = false;
    await work();
    expect(await value()).toBe(5);
  });

  test('that throws leaves nothing, of its own neither', async () => {
    refuses = true;
    await expect(work()).rejects.toThrow('not you');
    expect(await value()).toBe(0);
  });
});

test('what is read after a lock is what the lock waited for', async () => {
  const add = () =>
    inTwoSteps(database, {
      first: [lock, read],
      work: async ([, found], open) => {
        await open.commit([write(Number(found?.[0]?.[0]) + 1)]);
      },
    });
  await Promise.all(Array.from({ length: 15 }, add));
  expect(await value()).toBe(15);
});
