import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Browser, fillBank, openBrowser } from '#main/testing/browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { sessionCookie } from '#web/api/session-cookie.ts';
import { cookieList } from '#web/features/terms/cookie-list.ts';
import * as about from '#web/routes/about.tsx';
import * as auth from '#web/routes/auth.tsx';
import * as landing from '#web/routes/landing.tsx';
import * as leveltest from '#web/routes/leveltest.tsx';
import * as preferences from '#web/routes/preferences.ts';
import * as pricing from '#web/routes/pricing.tsx';
import * as signout from '#web/routes/signout.tsx';
import * as terms from '#web/routes/terms.tsx';
import * as tests from '#web/routes/tests.tsx';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import english from '#web/text/en-GB/auth.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await fillBank(api);
});
afterAll(() => api.close());

const password = 'et fjell i solnedgang';
let people = 0;

/** Somebody new with an account, signed in. */
async function person(browser = openBrowser(api)): Promise<{ browser: Browser; email: string }> {
  const email = `person-${++people}@example.no`;
  const answer = await browser.visit(auth.action, '/auth?create', {
    mode: 'create',
    email,
    password,
    confirmPassword: password,
  });
  expect(answer.location).toBe('/app');
  return { browser, email };
}

/** The words that the form shows for what it answered. */
function wordsOf(data: unknown): readonly string[] {
  const { errors } = data as { errors: Record<string, keyof typeof english.errors> };
  return Object.values(errors).map((key) => english.errors[key]);
}

async function startTest(browser: Browser): Promise<string | null> {
  const form = {
    level: ['A2', 'B1'],
    category: ['read', 'listen'],
    quick: 'on',
    requestKey: crypto.randomUUID(),
  };
  return (await browser.visit(leveltest.action, '/app/leveltest', form)).location;
}

type Viewing = { viewer: Awaited<ReturnType<typeof readViewer>>['viewer'] };

function viewerOf(browser: Browser) {
  return browser
    .visit(async ({ request, context }) => ({ viewer: (await readViewer(request, context)).viewer }), '/app')
    .then(({ data }) => (data as Viewing).viewer);
}

describe('2.19 one screen logs in and creates an account', () => {
  test('by its address it is the one or the other', async () => {
    expect((await openBrowser(api).visit(auth.loader, '/auth')).data).toMatchObject({ mode: 'login' });
    expect((await openBrowser(api).visit(auth.loader, '/auth?create')).data).toMatchObject({
      mode: 'create',
    });
  });

  test('3.7 an account has email and password, and creating one the password once more', async () => {
    const { browser, email } = await person();
    browser.cookies.clear();
    const answer = await browser.visit(auth.action, '/auth', { mode: 'login', email, password });
    expect(answer.location).toBe('/app');
  });

  test('whoever is signed in has no use for it', async () => {
    const { browser } = await person();
    expect((await browser.visit(auth.loader, '/auth?next=/app/test')).location).toBe('/app/test');
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/日本',
  ])('it never leads to %j', async (next) => {
    const { browser } = await person();
    const answer = await browser.visit(auth.loader, `/nb/auth?next=${encodeURIComponent(next)}`);
    expect(answer.location).toBe('/nb/app');
  });
});

describe('5.8 login needs an email and a password', () => {
  test.each([
    [{ email: '', password }, ['Email is required.']],
    [{ email: ' ', password }, ['Email is required.']],
    [{ email: 'ida@example.no', password: '' }, ['Password is required.']],
    [{ email: '', password: '' }, ['Email is required.', 'Password is required.']],
  ])('%j', async (form, words) => {
    const answer = await openBrowser(api).visit(auth.action, '/auth', { mode: 'login', ...form });
    expect(answer.status).toBe(400);
    expect(wordsOf(answer.data)).toEqual(words);
  });
});

test('5.9 wrong credentials are named so, whichever is wrong', async () => {
  const { email } = await person();
  for (const form of [
    { email, password: 'et annet passord' },
    { email: 'nobody@example.no', password },
  ]) {
    const answer = await openBrowser(api).visit(auth.action, '/auth', { mode: 'login', ...form });
    expect(wordsOf(answer.data)).toEqual(['Invalid email or password.']);
    expect(answer.headers.getSetCookie().filter((line) => !line.includes('Max-Age=0'))).toEqual([]);
  }
});

describe('5.10 sign-up needs email and a password typed twice', () => {
  test.each([
    [{ email: '', password, confirmPassword: password }, 'Email is required.'],
    [{ email: 'ida@example.no', password: '', confirmPassword: '' }, 'Password is required.'],
    [{ email: 'ida@example.no', password, confirmPassword: 'et fjell' }, 'Passwords do not match.'],
    [{ email: 'ida.example.no', password, confirmPassword: password }, 'Invalid email format.'],
    [{ email: 'ida@example', password, confirmPassword: password }, 'Invalid email format.'],
  ])('%j', async (form, words) => {
    const answer = await openBrowser(api).visit(auth.action, '/auth?create', { mode: 'create', ...form });
    expect(wordsOf(answer.data)).toEqual([words]);
  });
});

test('a refusal that is about one field stands at it (5.10)', async () => {
  const { email } = await person();
  const create = async (form: { email: string; password: string }) => {
    const { data } = await openBrowser(api).visit(auth.action, '/auth?create', {
      ...{ mode: 'create', confirmPassword: form.password },
      ...form,
    });
    return data;
  };
  expect(await create({ email: 'ida@example.no', password: 'kort' })).toMatchObject({
    errors: { password: 'passwordShort' },
    email: 'ida@example.no',
  });
  expect(await create({ email, password })).toMatchObject({ errors: { email: 'taken' } });
});

test('6.1 a visitor reads landing and pricing without a session, and gets none', async () => {
  for (const [loader, path] of [
    [landing.loader, '/'],
    [pricing.loader, '/pricing'],
  ] as const) {
    const browser = openBrowser(api);
    const answer = await browser.visit(loader, path);
    expect(answer).toMatchObject({ status: 200, location: null });
    expect((answer.data as { counts: Record<string, number> }).counts.premium).toBeGreaterThan(100);
    expect(browser.cookies.size).toBe(0);
  }
  // About and terms ask the API for nothing.
  expect([about, terms].map((route) => 'loader' in route)).toEqual([false, false]);
});

test('6.4 a visitor can sign up, and then is known', async () => {
  const browser = openBrowser(api);
  expect(await viewerOf(browser)).toEqual({ kind: 'visitor' });
  const { email } = await person(browser);
  expect(await viewerOf(browser)).toMatchObject({ kind: 'user', email });
});

test('9.17 every piece of the session’s cookie is closed to scripts', async () => {
  const { email } = await person();
  const answer = await openBrowser(api).visit(auth.action, '/auth', { mode: 'login', email, password });
  const pieces = answer.headers.getSetCookie().filter((line) => isPiece(line.split('=')[0] ?? ''));
  expect(pieces.length).toBeGreaterThan(0);
  for (const line of pieces) expect(line).toMatch(/; HttpOnly/i);
});

describe('3.3 who is signed in is told by the verified claims', () => {
  test('a session without an account is a guest', async () => {
    const browser = openBrowser(api);
    await startTest(browser);
    expect(await viewerOf(browser)).toEqual({ kind: 'guest' });
  });

  test('a forged session is nobody', async () => {
    const { browser } = await person();
    const session = readSession(browser);
    const [head, , signature] = session.access_token.split('.');
    const claims = {
      sub: crypto.randomUUID(),
      role: 'authenticated',
      email: 'boss@example.no',
      exp: 4_000_000_000,
    };
    const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    writeSession(browser, { ...session, access_token: forged });
    expect(await viewerOf(browser)).toEqual({ kind: 'visitor' });
  });
});

describe('4.32 a visitor’s tests belong to an anonymous session', () => {
  test('which the account that is made of it keeps', async () => {
    const browser = openBrowser(api);
    expect(await startTest(browser)).toMatch(/^\/app\/test\/[0-9a-f-]{36}\?started$/);
    const { email } = await person(browser);
    expect((await listOf(browser)).length).toBe(1);
    const elsewhere = openBrowser(api);
    await elsewhere.visit(auth.action, '/auth', { mode: 'login', email, password });
    expect(await listOf(elsewhere)).toEqual(await listOf(browser));
  });
});

async function listOf(browser: Browser): Promise<readonly unknown[]> {
  return ((await browser.visit(tests.loader, '/app/test')).data as { tests: unknown[] }).tests;
}

describe('2.39 previous tests are a real list', () => {
  test('empty without a test', async () => {
    expect(await listOf(openBrowser(api))).toEqual([]);
  });

  test('6.8 everybody has their own and nobody else’s', async () => {
    const [one, other] = [openBrowser(api), openBrowser(api)];
    await startTest(one);
    await startTest(one);
    await startTest(other);
    expect(await listOf(one)).toHaveLength(2);
    expect(await listOf(other)).toHaveLength(1);
  });
});

describe('4.3 signing out clears the local data and leads to the front page', () => {
  test('7.4 the session ends at the auth provider too', async () => {
    const { browser } = await person();
    const { refresh_token: token } = readSession(browser);
    const answer = await browser.visit(signout.action, '/signout', {});
    expect([...browser.cookies.keys()].filter(isPiece)).toEqual([]);
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
    expect(answer.headers.get('refresh')).toMatch(/url=\/$/);
    const { error } = await api.client().auth.refreshSession({ refresh_token: token });
    expect(error?.status).toBe(400);
  });

  test('8.5 a failed sign-out is logged, and the browser is signed out all the same', async () => {
    const { browser } = await person();
    const reported: unknown[] = [];
    const offline = openBrowser(api, {
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      report: (error) => reported.push(error),
    });
    for (const [name, value] of browser.cookies) offline.cookies.set(name, value);
    const answer = await offline.visit(signout.action, '/signout', {});
    expect(answer.status).toBe(200);
    expect(reported).toHaveLength(1);
    expect([...offline.cookies.keys()].filter(isPiece)).toEqual([]);
  });

  test('8.21 sign-out ignores that the session is known no more', async () => {
    const { browser } = await person();
    await api.database.pool.query('delete from auth.sessions where id = $1', [sessionIdOf(browser)]);
    expect((await browser.visit(signout.action, '/signout', {})).status).toBe(200);
    expect(await viewerOf(browser)).toEqual({ kind: 'visitor' });
  });
});

test('1.28 no cookie is set that the terms do not list', async () => {
  const { browser } = await person();
  await startTest(browser);
  for (const [form, path] of [
    [{ theme: 'dark', back: '/' }, '/preferences'],
    [{ cookies: 'seen', back: '/' }, '/preferences'],
    [{ locale: 'nb-NO', back: '/' }, '/preferences'],
  ] as const)
    await browser.visit(preferences.action, path, form);
  expect(browser.cookies.size).toBeGreaterThanOrEqual(4);
  // Pieces and companions of the session's cookie carry its name in front.
  const listed = cookieList.map(({ name }) => name);
  for (const cookie of browser.cookies.keys())
    expect(
      listed.some((name) => cookie === name || (name === sessionCookie.name && cookie.startsWith(name))),
    ).toBe(true);
});

describe('9.17 the session’s cookie', () => {
  test('lasts 400 days, is lax and is cut into pieces of at most 3180 characters', async () => {
    const browser = openBrowser(api);
    const email = `person-${++people}@example.no`;
    await api.client().auth.signUp({
      email,
      password,
      options: { data: { full_name: 'Å'.repeat(3000) } },
    });
    const answer = await browser.visit(auth.action, '/auth', { mode: 'login', email, password });
    const lines = answer.headers
      .getSetCookie()
      .filter((line) => line.startsWith(sessionCookie.name) && !/max-age=0(;|$)/i.test(line));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      const [, name, value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      expect(name).toMatch(new RegExp(`^${sessionCookie.name}\\.\\d$`));
      expect(value.length).toBeLessThanOrEqual(3180);
      expect(line).toMatch(/max-age=34560000/i);
      expect(line).toMatch(/samesite=lax/i);
    }
    expect(await viewerOf(browser)).toMatchObject({ kind: 'user', email });
  });
});

describe('4.20 a session is refreshed shortly before its token expires', () => {
  /** Whether a look at the session renews it when its token has so many seconds left. */
  async function isRefreshed(secondsLeft: number): Promise<boolean> {
    const { browser } = await person();
    const session = readSession(browser);
    writeSession(browser, { ...session, expires_at: Math.floor(Date.now() / 1000) + secondsLeft });
    await browser.visit(readOwnSession, '/app');
    return readSession(browser).refresh_token !== session.refresh_token;
  }

  test('9.15 within 3 ticks of 30 s, and not before', async () => {
    expect(await isRefreshed(95)).toBe(false);
    expect(await isRefreshed(85)).toBe(true);
    expect(await isRefreshed(-10)).toBe(true);
  });
});

test('4.21 a refresh that is refused removes the session', async () => {
  // The client reports it on the console.
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { browser } = await person();
  writeSession(browser, { ...readSession(browser), expires_at: 1, refresh_token: 'no-such-token' });
  await browser.visit(readOwnSession, '/app');
  expect([...browser.cookies.keys()].filter(isPiece)).toEqual([]);
  said.mockRestore();
});

async function readOwnSession({ request, context }: Parameters<typeof tests.loader>[0]) {
  const { supabase, headers } = openSession(request, context);
  await supabase.auth.getSession();
  return { data: null, init: { headers } };
}

type StoredSession = { access_token: string; refresh_token: string; expires_at: number };

/** The session as the client keeps it: JSON in base64, over one or more cookies. */
function readSession(browser: Browser): StoredSession {
  const pieces = [...browser.cookies].filter(([name]) => isPiece(name)).sort();
  const value = pieces.map(([, piece]) => piece).join('');
  return JSON.parse(Buffer.from(value.replace(/^base64-/, ''), 'base64url').toString()) as StoredSession;
}

function writeSession(browser: Browser, session: StoredSession): void {
  for (const name of [...browser.cookies.keys()]) if (isPiece(name)) browser.cookies.delete(name);
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  for (let piece = 0; piece * 3180 < value.length; piece += 1)
    browser.cookies.set(`${sessionCookie.name}.${piece}`, value.slice(piece * 3180, (piece + 1) * 3180));
}

/** The cookie itself or a piece of it; the client keeps others beside it. */
function isPiece(name: string): boolean {
  return /^(\.\d+)?$/.test(name.replace(sessionCookie.name, ''));
}

function sessionIdOf(browser: Browser): string {
  const [, claims = ''] = readSession(browser).access_token.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { session_id: string }).session_id;
}
