import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '#main/testing/site-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
let site: Site;
beforeAll(async () => {
  api = await testApi();
  site = await openSite(api);
});
afterAll(() => api.close());

test.each([
  ['/', 'text/html'],
  ['/app/leveltest', 'text/html'],
  ['/nothing/here', 'text/html'],
  ['/app/settings', null],
  ['/auth/v1/settings', 'application/json'],
  ['/rest/v1/tasks', 'application/json'],
  ['/functions/v1/nothing', 'application/json'],
  ['/favicon.svg', 'image/svg+xml'],
])('%s is not framed, not guessed at and, as JSON, not shown', async (path, type) => {
  const { headers } = await site.ask(path, {
    headers: { accept: type ?? '*/*', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' },
  });
  if (type) expect(headers.get('content-type')).toContain(type);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  if (type === 'application/json')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['/', 'microphone=()'],
  ['/pricing', 'microphone=()'],
  ['/app/leveltest', 'microphone=(self)'],
])('9.287 the browser lets only pages that run React ask for the microphone: %s', async (path, allowed) => {
  const { headers } = await site.ask(path, { headers: { accept: 'text/html' } });
  expect(headers.get('permissions-policy')).toContain(allowed);
});
