import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { readRows } from './read-together.ts';
import type { Run } from './run-statement.ts';
import type { Handling } from './service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** The moment at which the statement's transaction began. */
const began = 'select transaction_timestamp()::text, current_user::text';

function asking(role: 'anon' | 'authenticated') {
  const claims = { role };
  const handling = {
    service: { context: { database } },
    log: { calls: 0, reads: [] },
  } as unknown as Handling;
  const run = (...texts: string[]): Run => ({
    statements: texts.map((text) => ({ text, values: [] })),
    facts: {
      ...{ actor: { role, claims }, method: 'GET', path: '/posts', headers: {} },
      ...{ searchPath: '"public"', timezone: undefined, statementTimeoutMs: 5000 },
    },
    ...{ readOnly: true, version: 1, rollback: false, lane: undefined },
  });
  return { read: (...texts: string[]) => readRows(handling, run(...texts)) };
}

test('what a page of a visitor asks for in the same moment is read in one transaction, and each gets its own rows (9.510)', async () => {
  const { read } = asking('anon');
  const [one, other] = await Promise.all([read(began), read("select 'a'", began)]);
  expect(one).toEqual([[[expect.any(String), 'anon']]]);
  expect(other).toEqual([[['a']], one[0]]);
  const [later] = await read(began);
  expect(later).not.toEqual(one[0]);
});

test('pages of different visitors, and pages of accounts, share no transaction (9.510)', async () => {
  const [one, other] = await Promise.all([asking('anon').read(began), asking('anon').read(began)]);
  expect(one).not.toEqual(other);
  const { read } = asking('authenticated');
  const [first, second] = await Promise.all([read(began), read(began)]);
  expect(first[0]?.[0]?.[1]).toBe('authenticated');
  expect(first).not.toEqual(second);
});

test('a read that fails tells so alone, and what was asked with it is answered (9.510)', async () => {
  const { read } = asking('anon');
  const [broken, whole] = await Promise.allSettled([read('select 1 / 0'), read("select 'a'")]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(whole).toEqual({ status: 'fulfilled', value: [[['a']]] });
});
