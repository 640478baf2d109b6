import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, openVisitor, type Site } from '#main/testing/site-fixture.ts';
import { openCommunity } from '#server/community/community-fixture.ts';
import { loadSheets } from '#server/language-cafe/load-sheets.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
let site: Site;
let now = 0;
beforeAll(async () => {
  api = await testApi();
  await openCommunity(api);
  await loadSheets({ database: api.database, contentDir: 'content' });
  site = await openSite(api, () => now);
});
afterAll(() => api.close());

/** What a page says to a visitor who runs no script. */
async function read(path: string): Promise<string> {
  now += 10_000;
  const answer = await openVisitor(site).go(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

describe('9.471 the sheets are read by everybody, by level and in both languages, without script', () => {
  test('in English with the English of what is to be done', async () => {
    const list = await read('/community/language-cafe');
    expect(list.match(/href="\/community\/language-cafe\/[a-z-]+"/g)?.length).toBeGreaterThanOrEqual(24);
    const levels = [...list.matchAll(/<h2 id="(\w\d)"/g)].map(([, level]) => level);
    expect(levels).toEqual(['A1', 'A2', 'B1', 'B2', 'C1']);
    const sheet = await read('/community/language-cafe/food');
    expect(sheet).toContain('<title>Food I like (A1) · Bestått</title>');
    for (const words of ['Mat jeg liker', 'Hva spiser du til frokost?', 'Jeg liker …', 'I like …'])
      expect(sheet).toContain(words);
    expect(sheet).toContain('Say your name and one thing you have eaten today.');
    expect(sheet).not.toContain('__reactRouterContext');
  });

  test('in bokmål without it, but for what phrases mean', async () => {
    expect(await read('/nb/community/language-cafe')).toContain('Samtaleark');
    const sheet = await read('/nb/community/language-cafe/food');
    expect(sheet).toContain('<title>Mat jeg liker (A1) · Bestått</title>');
    expect(sheet).toContain('Si navnet ditt og en ting du har spist i dag.');
    expect(sheet).toContain('I like …');
    expect(sheet).not.toContain('Say your name');
  });

  test.each(['no-such-topic', 'food%27', 'FOOD'])('there is no sheet %s', async (topic) => {
    expect((await openVisitor(site).go(`/community/language-cafe/${topic}`)).status).toBe(404);
  });

  test.each(['', '/nb'])('they are found from the community and by searching: %s', async (prefix) => {
    const link = `href="${prefix}/community/language-cafe"`;
    expect(await read(`${prefix}/community`)).toContain(link);
    const sitemap = await (await site.ask('/community/sitemap.xml')).text();
    expect(sitemap).toContain(`${prefix}/community/language-cafe</loc>`);
    expect(sitemap).toContain(`${prefix}/community/language-cafe/food</loc>`);
  });
});
