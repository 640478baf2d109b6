import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { markInner } from '#server/http/inner-request.ts';
import type { LaneSettings } from './lanes.ts';
import { type Library, openLibrary } from './testing/library.ts';

const lane = { places: 1, placesOfOne: 1, waitMs: 1000, waiting: 100, rest: 0, statementTimeoutMs: 300 };
const lanes: LaneSettings = {
  visitors: lane,
  accounts: { ...lane, places: 2 },
  pages: { ...lane, places: 2 },
};

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ lanes });
  await library.database.pool.query(`
    create function sleep(seconds float) returns void language sql as 'select pg_sleep(seconds)';
    insert into tags select n, repeat('a', 60) || n from generate_series(1000, 1999) n`);
  await library.app.reload();
});
afterAll(() => library.close());

describe('patterns', () => {
  const costly = encodeURIComponent(String.raw`^(a+)+(a+)+\1\2x$`);
  test.each([
    `/tags?name=match.${costly}`,
    `/tags?name=not.imatch.${costly}`,
    `/tags?name=imatch(any).{b,${encodeURIComponent(String.raw`"(a*)\\1x"`)}}`,
    `/tags?or=(id.eq.1,name.match.${encodeURIComponent(String.raw`"^(a+)+(a+)+\\1\\2x$"`)})`,
    `/books?select=id,tags(name)&tags.name=match.${costly}`,
  ])('9.110 a pattern with a back-reference is refused in every place: %s', async (path) => {
    const { status, body } = await library.ask(path);
    expect([status, body]).toMatchObject([
      400,
      { code: 'PGRST100', details: 'A pattern cannot refer back to a group.' },
    ]);
  });

  test('9.110 an ordinary pattern is answered', async () => {
    expect((await library.ask('/tags?select=name&name=imatch.^NOVEL$')).body).toEqual([{ name: 'novel' }]);
  });
});

describe('shares of the database', () => {
  test('9.110 a statement of a visitor has a short time, and the answer says what to do', async () => {
    const { status, body } = await library.ask('/rpc/sleep', { body: { seconds: 5 } });
    expect([status, body]).toMatchObject([504, { code: '57014', hint: expect.stringContaining('fewer') }]);
  });

  test('9.110 twenty visitors hold no more connections than their share, the others are told when to come again', async () => {
    const database = openDatabase({ ...library.database.connection, max: 3 }, () => {});
    const visitors = { ...lane, waitMs: 500, statementTimeoutMs: 4000 };
    const app = library.serve(database, { lanes: { ...lanes, visitors } });
    let ended = 0;
    try {
      await app.reload();
      const costly = Array.from({ length: 20 }, async () => {
        const response = await app.request('/rpc/sleep', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ seconds: 60 }),
        });
        if (response.status === 504) ended += 1;
        return response;
      });
      const sleeping = async () =>
        (
          await library.database.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
          )
        ).rowCount;
      // Two of three connections are left.
      await expect.poll(sleeping).toBe(1);
      const token = await library.tokenOf(crypto.randomUUID());
      const own = await app.request('/tags?limit=1', { headers: { authorization: `Bearer ${token}` } });
      expect(own.status).toBe(200);
      const page = new Request('http://bestatt.test/tags?limit=1');
      markInner(page);
      expect((await app.request(page)).status).toBe(200);
      expect([ended, await sleeping()]).toEqual([0, 1]);
      const answers = await Promise.all(costly);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([504, 503]));
      const busy = answers.find(({ status }) => status === 503);
      expect(busy?.headers.get('retry-after')).toBe('1');
      expect(await busy?.json()).toMatchObject({ code: 'PGRST003' });
    } finally {
      await app.close();
      await database.close();
    }
  });
});

test('9.113 an answer of REST is no-store and nosniff', async () => {
  for (const path of ['/tags?limit=1', '/nothing', '/rpc/add_up?a=1', '/tags?id=eq.x']) {
    const { headers } = await library.ask(path);
    expect([headers.get('cache-control'), headers.get('x-content-type-options')], path).toEqual([
      'no-store',
      'nosniff',
    ]);
  }
});
