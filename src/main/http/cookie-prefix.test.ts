import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress, password } from '#main/testing/sign-in-browser-fixture.ts';
import { openSite, openVisitor, type Site } from '#main/testing/site-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { sessionCookie } from '#web/api/session-cookie.ts';
import { prefixCookies } from './cookie-prefix.ts';

let api: TestApi;
let site: Site;

beforeAll(async () => {
  api = await testApi();
  site = await openSite({ ...api, context: { ...api.context, publicUrl: 'https://bestatt.test' } });
});
afterAll(() => api.close());

test('9.570 over TLS every cookie has a prefix, and without its prefix none is ours', async () => {
  const visitor = openVisitor(site);
  const account = { mode: 'create', email: newAddress(), password, confirmPassword: password };
  await visitor.go('/auth?create', account);
  const profile = { fullName: 'Rojin Demir', country: 'TR', dateOfBirth: '1994-02-28', next: '/app' };
  expect((await visitor.go('/onboarding', profile)).headers.get('location')).toBe('/app?welcome');
  await visitor.go('/preferences', { theme: 'dark', locale: 'nb-NO', cookies: 'seen', back: '/' });
  const names = [...visitor.cookies.keys()];
  expect(names.filter((name) => name.startsWith(`__Host-${sessionCookie.name}`)).length).toBeGreaterThan(0);
  expect(names).toEqual(
    expect.arrayContaining(['__Host-signed-in', '__Host-theme', '__Host-locale', '__Host-cookies-seen']),
  );
  expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([]);
  for (const { attributes } of visitor.cookies.values()) {
    expect(attributes).toMatch(/(^|; )Secure(;|$)/);
    expect(attributes).toMatch(/(^|; )Path=\/(;|$)/);
    expect(attributes).not.toMatch(/domain=/i);
  }
  expect((await visitor.go('/app/settings')).status).toBe(200);
  expect(await (await visitor.go('/about')).text()).toContain('class="dark');

  // A neighbouring host may set names without a prefix: they open nothing, change nothing and sign nobody out.
  const stranger = openVisitor(site);
  for (const [name, cookie] of visitor.cookies) stranger.cookies.set(name.replace('__Host-', ''), cookie);
  expect((await stranger.go('/app/settings')).headers.get('location')).toContain('/auth');
  expect(await (await stranger.go('/about')).text()).not.toContain('class="dark');
  visitor.cookies.set('signing-out', { value: '1', attributes: '' });
  expect((await visitor.go('/app/settings')).status).toBe(200);
});

test('9.570 a cookie of one path is __Secure-, can be taken away, and is read by its plain name', async () => {
  const app = new Hono();
  app.use(prefixCookies);
  app.get('/part', (c) => {
    c.header('set-cookie', 'flow=1; Path=/auth/v1/callback; Secure', { append: true });
    c.header('set-cookie', 'old=; Path=/; Max-Age=0', { append: true });
    return c.text(c.req.header('cookie') ?? '');
  });
  app.get('/rest/v1/rpc/x', (c) => c.text(c.req.header('cookie') ?? ''));
  const headers = { cookie: '__Secure-flow=1; theme=dark; __Host-theme=light; __Host-=2' };
  const answer = await app.request('/part', { headers });
  expect(await answer.text()).toBe('flow=1; theme=light');
  expect(answer.headers.getSetCookie()).toEqual([
    '__Secure-flow=1; Path=/auth/v1/callback; Secure',
    '__Host-old=; Path=/; Max-Age=0; Secure',
  ]);
  expect(await (await app.request('/rest/v1/rpc/x', { headers })).text()).toBe(headers.cookie);
});
