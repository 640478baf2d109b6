import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newAddress, password } from '#main/testing/sign-in-browser-fixture.ts';
import { openSite, openVisitor, type Site, type Visitor } from '#main/testing/site-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { sessionCookie, signedInCookie } from '#web/api/session-cookie.ts';

let api: TestApi;
let site: Site;
const minuteMs = 60_000;

beforeAll(async () => {
  api = await testApi();
  site = await openSite(api, () => Date.now());
});
afterAll(() => api.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody with an account and a profile. */
async function learner(address?: string): Promise<Visitor> {
  const visitor = openVisitor(site, address);
  const account = { mode: 'create', email: newAddress(), password, confirmPassword: password };
  await visitor.go('/auth?create', account);
  const profile = { fullName: 'Rojin Demir', country: 'TR', dateOfBirth: '1994-02-28', next: '/app' };
  expect((await visitor.go('/onboarding', profile)).headers.get('location')).toBe('/app?welcome');
  return visitor;
}

function later(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * minuteMs);
}

function sessionOf(visitor: Visitor): string {
  const own = [...visitor.cookies].filter(([name]) => name.startsWith(sessionCookie.name)).sort();
  return own.map(([, { value }]) => value).join('');
}

function refreshes(): number {
  return site.apiCalls.filter((call) => call.includes('grant_type=refresh_token')).length;
}

/** Sessions from an address that live, and how many steps their refresh tokens have gone. */
async function countersOf(address: string): Promise<{ sessions: number; steps: number }> {
  const { rows } = await api.database.pool.query<{ sessions: number; steps: number }>(
    `select count(*)::int as sessions, sum(refresh_token_counter)::int as steps
     from auth.sessions where host(ip::inet) = $1`,
    [address],
  );
  return rows[0] ?? { sessions: 0, steps: 0 };
}

describe('4.20 a refreshed session reaches the browser with every answer', () => {
  const places: readonly (readonly [string, string, number, Record<string, string>?])[] = [
    ['a page behind the gate', '/app', 200],
    ['a page of the account', '/nb/app/settings', 200],
    ['data that a screen fetches', '/app/settings.data', 200],
    ['a page without the gate, read by its loaders alone', '/terms', 200],
    ['a page that is kept for visitors', '/about', 200],
    ['a redirect of the gate', '/app/flashcards', 302],
    ['a redirect of a loader', '/auth', 302],
    ['a resource that leads on', '/user', 302],
    ['an action', '/app/settings/mail', 200, {}],
    ['an action that leads on', '/preferences', 302, { locale: 'en-GB', back: '/app' }],
    ['a page that is not there', '/nothing/here', 404],
    [
      'a way that is not there for a browser',
      '/app/test/00000000-0000-4000-8000-000000000000/result.pdf',
      404,
    ],
    ['a test that is not there', '/app/test/00000000-0000-4000-8000-000000000000/result', 404],
  ];
  for (const [name, path, status, form] of places)
    test(name, async () => {
      const visitor = await learner();
      later(61);
      const [before, old] = [refreshes(), sessionOf(visitor)];
      const answer = await visitor.go(path, form);
      expect(answer.status).toBe(status);
      expect(sessionOf(visitor)).not.toBe(old);
      expect(refreshes() - before).toBe(1);
      // What it got is good: the next page asks for no other.
      expect((await visitor.go('/app/settings')).status).toBe(200);
      expect(refreshes() - before).toBe(1);
    });

  test('also with a failure that nobody expected (8.28)', async () => {
    const visitor = await learner();
    later(61);
    const old = sessionOf(visitor);
    const now = vi.spyOn(api.context, 'now').mockImplementation(() => {
      if (new Error().stack?.includes('build/server')) throw new Error('the pages have no clock');
      return new Date();
    });
    const failed = await visitor.go('/app/settings');
    now.mockRestore();
    expect(failed.status).toBe(500);
    expect(sessionOf(visitor)).not.toBe(old);
    expect((await visitor.go('/app/settings')).status).toBe(200);
  });
});

test('9.17 the session’s cookie is closed to scripts, lasts 400 days and is sent on links from elsewhere; a marker says that it is there', async () => {
  const visitor = await learner();
  const own = [...visitor.cookies].filter(([name]) => name.startsWith(sessionCookie.name));
  expect(own.length).toBeGreaterThan(0);
  for (const [, { value, attributes }] of own) {
    expect(attributes).toMatch(/HttpOnly/);
    expect(attributes).toMatch(/Max-Age=34560000/);
    expect(attributes).toMatch(/SameSite=Lax/i);
    expect(value.length).toBeLessThanOrEqual(3180);
  }
  const marker = visitor.cookies.get(signedInCookie.name);
  expect(marker?.value).toBe('1');
  expect(marker?.attributes).toMatch(/^Max-Age=34560000; Path=\/; SameSite=Lax$/);
  await visitor.go('/signout', {});
  expect([...visitor.cookies.keys()].filter((name) => name !== 'locale')).toEqual([]);
});

test('whoever signed out while the server was away is signed out by the next request that comes through (8.5)', async () => {
  const visitor = await learner();
  visitor.cookies.delete(signedInCookie.name);
  visitor.cookies.set('signing-out', { value: '1', attributes: '' });
  const [{ count: before }] = (await api.database.pool.query('select count(*)::int from auth.sessions')).rows;
  expect((await visitor.go('/about')).status).toBe(200);
  const [{ count: after }] = (await api.database.pool.query('select count(*)::int from auth.sessions')).rows;
  expect(before - after).toBe(1);
  expect([...visitor.cookies.keys()]).toEqual([]);
  expect((await visitor.go('/app/settings')).headers.get('location')).toBe('/auth?next=%2Fapp%2Fsettings');
});

describe('9.170 an hour of a class of 30 behind one address', () => {
  test('nobody is signed out, and no more is refreshed than there are sessions', async () => {
    const address = '198.51.100.7';
    const pupils = await Promise.all(Array.from({ length: 30 }, () => learner(address)));
    const [before, made] = [refreshes(), await countersOf(address)];
    expect(made.sessions).toBe(30);
    const paths = ['/app', '/app/settings', '/app/settings/practice.data', '/about'];
    later(27);
    // Their tokens end in the middle of it.
    for (let minute = 0; minute < 60; minute += 10) {
      // Six press at once; each page with what it fetches beside it goes out with the same cookie.
      for (let from = 0; from < pupils.length; from += 6) {
        const answers = pupils
          .slice(from, from + 6)
          .flatMap((pupil) => paths.map(async (path) => [path, await pupil.go(path)] as const));
        for (const [path, answer] of await Promise.all(answers))
          expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 200, null]);
      }
      later(10);
    }
    expect(refreshes() - before).toBe(30);
    const after = await countersOf(address);
    expect(after).toEqual({ sessions: 30, steps: made.steps + 30 });
  });

  test('a refresh that has to wait signs nobody out', async () => {
    const visitor = await learner('198.51.100.8');
    later(61);
    const old = sessionOf(visitor);
    await api.database.pool.query(
      `insert into bestatt.rate_limits (key, tokens, refilled_at)
       select 'auth-refresh:' || id, 0, now() + interval '1 hour' from auth.sessions
       where host(ip::inet) = '198.51.100.8'
       on conflict (key) do update set tokens = 0, refilled_at = excluded.refilled_at`,
    );
    const waiting = await visitor.go('/app/settings');
    expect(waiting.status).toBe(503);
    expect(sessionOf(visitor)).toBe(old);
  });
});
