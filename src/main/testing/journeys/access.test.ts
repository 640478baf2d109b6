import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { apiContext } from '#web/api/api-context.ts';
import * as auth from '#web/routes/auth.tsx';
import * as licenceRoute from '#web/routes/licence.tsx';
import * as onboarding from '#web/routes/onboarding.tsx';
import { profileWait, requireAccess } from '#web/session/require-access.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const password = 'et fjell i solnedgang';
const profile = { fullName: 'Rojin Demir', country: 'TR', dateOfBirth: '1994-02-28', next: '/app' };
let people = 0;

async function person(): Promise<{ browser: Browser; id: string }> {
  const browser = openBrowser(api);
  const email = `gate-${++people}@example.no`;
  await browser.visit(auth.action, '/auth?create', {
    mode: 'create',
    email,
    password,
    confirmPassword: password,
  });
  const { rows } = await api.database.pool.query('select id from auth.users where email = $1', [email]);
  return { browser, id: (rows[0] as { id: string }).id };
}

async function onboarded(): Promise<{ browser: Browser; id: string }> {
  const made = await person();
  const answer = await made.browser.visit(onboarding.action, '/onboarding', profile);
  expect(answer.location).toBe('/app?welcome');
  return made;
}

/** Where the guard sends whoever opens a path; null when it lets them in. */
async function sentTo(
  browser: Browser,
  path: string,
  report: (error: unknown) => void = () => {},
): Promise<string | null> {
  const answer = await browser.visit(({ request, context }) => {
    context.set(apiContext, { ...context.get(apiContext), report });
    return requireAccess(
      { request, url: new URL(request.url), context, params: {}, pattern: '' },
      async () => new Response('the screen'),
    );
  }, path);
  return answer.location;
}

function licence(id: string, tier: number, days: number): Promise<unknown> {
  return api.database.pool.query(
    `insert into public.license_users (user_id, tier, started_at, expires_at, source)
     values ($1, $2, now() - interval '40 days', now() + make_interval(days => $3), 'admin')`,
    [id, tier, days],
  );
}

describe('4.2, 1.18 the onboarding gate', () => {
  test('sends whoever has no profile yet to it, in their language, and remembers where they wanted to go', async () => {
    const { browser } = await person();
    expect(await sentTo(browser, '/app/settings')).toBe('/onboarding?next=%2Fapp%2Fsettings');
    expect(await sentTo(browser, '/nb/app')).toBe('/nb/onboarding?next=%2Fnb%2Fapp');
    expect(await sentTo(browser, '/onboarding')).toBeNull();
    expect(await sentTo(browser, '/app/leveltest')).toBe('/onboarding?next=%2Fapp%2Fleveltest');
    expect(await sentTo(browser, '/app/feedback')).toBe('/onboarding?next=%2Fapp%2Ffeedback');
  });

  test('6.6 and whoever has one past it, to settings and licence too', async () => {
    const { browser } = await onboarded();
    for (const path of ['/app', '/app/settings', '/app/settings/security', '/app/license'])
      expect(await sentTo(browser, path), path).toBeNull();
    expect(await sentTo(browser, '/onboarding')).toBe('/app');
  });

  test('2.4, 6.10 a visitor signs in first', async () => {
    expect(await sentTo(openBrowser(api), '/onboarding')).toBe('/auth?next=%2Fonboarding');
    expect(await sentTo(openBrowser(api), '/app/settings')).toBe('/auth?next=%2Fapp%2Fsettings');
  });
});

describe('2.22 onboarding', () => {
  test('tells what is missing and keeps what was typed (5.15, 5.16, 5.17)', async () => {
    const { browser } = await person();
    const answer = await browser.visit(onboarding.action, '/onboarding', { ...profile, country: '' });
    expect(answer).toMatchObject({
      status: 400,
      data: { errors: { country: 'countryRequired' }, form: { fullName: 'Rojin Demir' } },
    });
  });

  test('5.19 needs somebody signed in', async () => {
    const answer = await openBrowser(api).visit(onboarding.action, '/onboarding', profile);
    expect(answer).toMatchObject({ status: 401, data: { problem: 'signedOut' } });
  });

  test('8.8 a failure keeps what was typed', async () => {
    const { browser, id } = await person();
    await api.database.pool.query('delete from public.users where id = $1', [id]);
    const answer = await browser.visit(onboarding.action, '/onboarding', profile);
    expect(answer).toMatchObject({ status: 500, data: { problem: 'failed', form: { country: 'TR' } } });
  });

  test('nobody is led off the site', async () => {
    const { browser } = await person();
    const answer = await browser.visit(onboarding.action, '/onboarding', {
      ...profile,
      next: '//evil.example',
    });
    expect(answer.location).toBe('/app?welcome');
  });

  test('nobody writes another one’s profile, or a tier', async () => {
    const one = await onboarded();
    const other = await person();
    const client = api.client();
    await client.auth.signInWithPassword({ email: `gate-${people}@example.no`, password });
    const { data } = await client.from('users').update({ full_name: 'Eva' }).eq('id', one.id).select('id');
    expect(data).toEqual([]);
    const { error } = await client
      .from('license_users')
      .insert({ user_id: other.id, tier: 12, expires_at: '2099-01-01', source: 'admin' });
    expect(error?.code).toBe('42501');
  });
});

describe('6.13 the licence gate', () => {
  test('no licence, a lower one, an expired one and the right one', async () => {
    const { browser, id } = await onboarded();
    expect(await sentTo(browser, '/app/flashcards')).toBe('/app/license?needs=11&for=flashcards');
    await licence(id, 12, -1);
    expect(await sentTo(browser, '/app/flashcards')).toBe('/app/license?needs=11&for=flashcards');
    await licence(id, 10, 3);
    expect(await sentTo(browser, '/app/flashcards')).toBe('/app/license?needs=11&for=flashcards&upgrade');
    expect(await sentTo(browser, '/nb/app/mock-tests')).toBeNull();
    await licence(id, 11, 3);
    expect(await sentTo(browser, '/app/flashcards')).toBeNull();
  });

  test('2.40, 3.16, 4.18 the licence page shows the one that counts and the others', async () => {
    const { browser, id } = await onboarded();
    const none = await browser.visit(licenceRoute.loader, '/app/license');
    expect(none.data).toMatchObject({ current: null, following: [], grants: [], orders: [] });
    await licence(id, 11, 5);
    await licence(id, 12, 3);
    const { data } = await browser.visit(licenceRoute.loader, '/app/license');
    const days = {
      startedAt: expect.stringMatching(/^20\d\d-/),
      expiresAt: expect.stringMatching(/^20\d\d-/),
    };
    expect(data).toMatchObject({ current: { tier: 12, ...days }, following: [{ tier: 11, ...days }] });
  });
});

test('5.1, 8.3, 9.8 a profile that does not come is waited for 50 times 100 ms, which is logged, then one signs in anew', async () => {
  expect(profileWait).toEqual({ stepMs: 100, steps: 50 });
  const { browser, id } = await onboarded();
  await api.database.pool.query('delete from public.users where id = $1', [id]);
  const began = performance.now();
  const reported: unknown[] = [];
  expect(await sentTo(browser, '/app/settings', (error) => reported.push(error))).toBe(
    '/auth/login?problem=profile',
  );
  expect(reported).toHaveLength(1);
  // A timer may fire a part of a millisecond early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(4950);
}, 20_000);
