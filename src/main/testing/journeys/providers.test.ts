import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import { guest, viewerOf } from '#main/testing/sign-in-browser-fixture.ts';
import { type OidcPerson, type OidcServer, oidcServer } from '#server/auth/oidc-server-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import * as auth from '#web/routes/auth.tsx';
import * as authProvider from '#web/routes/auth-provider.ts';
import * as confirm from '#web/routes/confirm.tsx';

let provider: OidcServer;
let api: TestApi;
beforeAll(async () => {
  provider = await oidcServer();
  api = await testApi((settings) => ({ ...settings, providers: { school: provider.provider } }));
});
afterAll(async () => {
  await api.close();
  provider.close();
});

let people = 0;
function person(): OidcPerson {
  people += 1;
  return { sub: `sub-${people}`, email: `pupil-${people}@example.no`, email_verified: true, name: 'Rojin' };
}

function visitProvider(browser: Browser, path: string) {
  return browser.visit(
    ({ request, context }) =>
      authProvider.loader({ request, context, params: { provider: 'school' } } as never),
    path,
  );
}

/** Off to the provider and back: where /confirm is opened then. */
async function roundTrip(browser: Browser, path: string, who: OidcPerson): Promise<string> {
  let { location } = await visitProvider(browser, path);
  if (location?.startsWith(api.context.publicUrl))
    location = (await api.app.fetch(new Request(location))).headers.get('location');
  const back = provider.signIn(location ?? '', who);
  const landed = (await api.app.fetch(new Request(back))).headers.get('location') ?? '';
  const { pathname, search } = new URL(landed);
  return pathname + search;
}

test('only the providers that are configured are offered', async () => {
  const { data } = await openBrowser(api).visit(auth.loader, '/auth');
  expect(data).toMatchObject({ providers: [{ id: 'school', name: 'School' }] });
  const bare = await testApi();
  const none = await openBrowser(bare).visit(auth.loader, '/auth');
  await bare.close();
  expect(none.data).toMatchObject({ providers: [] });
  const unknown = await openBrowser(api).visit(authProvider.loader, '/auth/provider/google');
  expect(unknown.status).toBe(404);
});

test('a provider signs in, and leads to where one wanted to go', async () => {
  const browser = openBrowser(api);
  const who = person();
  const landed = await roundTrip(browser, '/nb/auth/provider/school?next=/nb/app/test', who);
  expect(landed).toMatch(/^\/nb\/confirm\?next=%2Fnb%2Fapp%2Ftest&provider=school&code=/);
  expect((await browser.visit(confirm.loader, landed)).location).toBe('/nb/app/test');
  expect(await viewerOf(browser)).toMatchObject({ kind: 'user', email: who.email });
});

test('8.20 in another browser, or a second time, the way back says so', async () => {
  const browser = openBrowser(api);
  const landed = await roundTrip(browser, '/auth/provider/school?next=/app', person());
  expect((await openBrowser(api).visit(confirm.loader, landed)).data).toMatchObject({
    problem: 'otherBrowser',
    way: 'login',
  });
  await browser.visit(confirm.loader, landed);
  expect((await browser.visit(confirm.loader, landed)).status).toBe(400);
});

test('a guest’s results stay with the account that the provider’s sign-in makes', async () => {
  const { browser, id } = await guest(api);
  const who = person();
  const landed = await roundTrip(browser, '/auth/provider/school?next=/app/test', who);
  expect((await browser.visit(confirm.loader, landed)).location).toBe('/app/test');
  expect(await viewerOf(browser)).toMatchObject({ kind: 'user', id, email: who.email });
});

test('a guest who has an account by it already is told, and gets there by the next link (8.20)', async () => {
  const who = person();
  const first = openBrowser(api);
  await first.visit(confirm.loader, await roundTrip(first, '/auth/provider/school?next=/app', who));
  const { browser } = await guest(api);
  const refused = await browser.visit(
    confirm.loader,
    await roundTrip(browser, '/auth/provider/school?next=/app/test', who),
  );
  expect(refused.data).toEqual({
    kind: 'problem',
    problem: 'identity_already_exists',
    way: 'provider',
    path: '/auth/provider/school?existing=1&next=%2Fapp%2Ftest',
  });
  const { path } = refused.data as { path: string };
  const landed = await roundTrip(browser, path, who);
  expect((await browser.visit(confirm.loader, landed)).location).toBe('/app/test');
  expect(await viewerOf(browser)).toEqual(await viewerOf(first));
});
