import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromChoices, propertySettings } from '#domain/testing/properties.ts';
import { hostileQuery } from './testing/hostile-queries.ts';
import { type Library, openLibrary } from './testing/library.ts';

/** REST_FUZZ_COUNT makes a longer run, PROPERTY_SEED another one. */
const count = Number(process.env.REST_FUZZ_COUNT ?? 10_000);

/** Syntax error, unknown parameter, parameter without a type, missing FROM, protocol violation. */
const brokenSql = ['42601', '42P02', '42P18', '42P01', '08P01'];

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ maxRows: 100, statementTimeoutMs: 5000 });
});
afterAll(() => library.close());

test(`SQL in every place of ${count} requests runs nowhere, shows nothing and breaks nothing`, {
  timeout: 300_000,
}, async () => {
  const batches = fc.array(fromChoices(400, hostileQuery), { minLength: 1, maxLength: 20, size: 'max' });
  const statuses = new Map<number, number>();
  let [asked, reached, slowestMs] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(batches, async (batch) => {
      const began = performance.now();
      const told = await Promise.all(batch.map((one) => library.ask(one.path, one.asked)));
      slowestMs = Math.max(slowestMs, performance.now() - began);
      const found = told.flatMap(({ status, text, body }) => {
        asked += 1;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const { code = '', message = '' } = (status >= 400 && typeof body === 'object' ? body : {}) as {
          code?: string;
          message?: string;
        };
        if (status < 400 || /^[0-9A-Z]{5}$/.test(code)) reached += 1;
        // A syntax error would mean that a value had come into the SQL.
        const isBroken = brokenSql.includes(code) && !message.startsWith('syntax error in tsquery');
        const isLeak = /hidden|rolpassword|scram-sha|\/work\/|node_modules|PostgreSQL \d/i.test(text);
        return status >= 500 || isLeak || isBroken ? [{ status, text: text.slice(0, 300) }] : [];
      });
      expect(found).toEqual([]);
    }),
    // Half of twenty on an average.
    { ...propertySettings(count / 10), endOnFailure: false },
  );
  const { rows } = await library.database.pool.query('select count(*)::int as traces from private.traces');
  const { rows: books } = await library.database.pool.query('select count(*)::int as books from books');
  if (process.env.REST_FUZZ_SHOW) console.log({ ...Object.fromEntries(statuses), reached });
  // Twenty together, none of them near the statements' limit.
  expect(slowestMs).toBeLessThan(5000);
  expect([rows[0].traces, books[0].books]).toEqual([0, 4]);
  // A generator whose requests all fail at the endpoint would prove nothing.
  expect(reached).toBeGreaterThan(asked / 3);
});
