import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAddress, password } from '#main/testing/sign-in-browser-fixture.ts';
import { openSite, openVisitor, type Site, type Visitor } from '#main/testing/site-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

/** What people meet at the endpoints of the app: in which language, with which words, and what becomes of what they typed. */
let api: TestApi;
let site: Site;
beforeAll(async () => {
  api = await testApi();
  site = await openSite(api);
});
afterAll(() => api.close());

const profile = { fullName: 'Rojin Demir', country: 'TR', dateOfBirth: '1994-02-28', next: '/app' };

async function learner(): Promise<{ visitor: Visitor; email: string }> {
  const visitor = openVisitor(site);
  const email = newAddress();
  await visitor.go('/auth?create', { mode: 'create', email, password, confirmPassword: password });
  await visitor.go('/onboarding', profile);
  return { visitor, email };
}

describe('2.56 the way to the login is in the language of the path, the stored cookie, the browser', () => {
  const asked: readonly (readonly [string, Record<string, string>, string])[] = [
    ['/nb/app/settings', { cookie: 'locale=en-GB' }, '/nb/auth'],
    ['/app/settings', { cookie: 'locale=nb-NO' }, '/nb/auth'],
    ['/app', { cookie: 'locale=nb-NO', 'accept-language': 'en' }, '/nb/auth'],
    ['/app/settings', { 'accept-language': 'nb-NO,nb;q=0.9,en;q=0.8' }, '/nb/auth'],
    ['/app/settings', { cookie: 'locale=en-GB', 'accept-language': 'nb' }, '/auth'],
    ['/app/settings', { 'accept-language': 'de, en;q=0.5' }, '/auth'],
    ['/user', { cookie: 'locale=nb-NO' }, '/nb/auth'],
    ['/community/me', { cookie: 'locale=nb-NO' }, '/nb/auth'],
  ];
  test.each(asked)('%s with %j', async (path, headers, login) => {
    const answer = await site.ask(path, { headers: { accept: 'text/html', ...headers } });
    expect(answer.headers.get('location')?.split('?')[0]).toBe(login);
  });
});

test('5.19 onboarding that is sent without being signed in says so, and keeps what was typed', async () => {
  const answer = await openVisitor(site).go('/onboarding', profile);
  const html = await answer.text();
  expect(answer.status).toBe(401);
  expect(html).toContain('You must be logged in to complete onboarding');
  expect(html).toContain('value="Rojin Demir"');
});

test('settings that are sent when there is no user any more say so (8.4)', { timeout: 60_000 }, async () => {
  const { visitor, email } = await learner();
  await api.database.pool.query(
    'delete from public.users u using auth.users a where a.id = u.id and a.email = $1',
    [email],
  );
  const answer = await visitor.go('/app/settings', { intent: 'profile', ...profile });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('No user found');
});

describe('what leads to the login has something behind it (2.12)', () => {
  test.each([
    ['/community/me', 200, 'My Posts'],
    ['/nb/community/post/new', 200, 'Publiser innlegget'],
    ['/community/post/edit/7', 404, 'Page not found'],
  ])('%s', async (path, status, words) => {
    const { visitor } = await learner();
    const answer = await visitor.go(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(words);
  });
});

test('2.54 a shared result that is not there has the title of what it is', async () => {
  const html = await (await openVisitor(site).go('/shared/unknown')).text();
  expect(html.match(/<title>[^<]*<\/title>/g)).toHaveLength(1);
  expect(html).toMatch(/<title>404 [^<]+ · Bestått<\/title>/);
  expect(html).not.toContain('<title>A shared result');
});
