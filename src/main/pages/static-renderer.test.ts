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

test.each(['/community/post/edit/5', '/nb/community/post/edit/5'])(
  'the router’s script, which asks for the data of a page that is read, is led on as the router leads it (%s)',
  async (path) => {
    const asked = await site.ask(`${path}.data`, { headers: { accept: '*/*' } });
    expect(asked.status).toBe(202);
    expect(asked.headers.get('content-type')).toContain('text/x-script');
    expect(await asked.text()).toContain('/auth?next=');
    const page = await site.ask(path, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(302);
  },
);
