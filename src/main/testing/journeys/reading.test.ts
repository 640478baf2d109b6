import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, openVisitor, type Site } from '#main/testing/site-fixture.ts';
import { loadReading } from '#server/reading/load-reading.ts';
import { loadScenes } from '#server/scenes/load-scenes.ts';
import { readScenes } from '#server/scenes/scene-store.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

const contentDir = join(import.meta.dirname, '../../../../content');
const log = pino({ level: 'silent' });
let api: TestApi;
let site: Site;
let now = 0;
let article = '';
let story = '';

beforeAll(async () => {
  api = await testApi();
  await loadScenes(api.database, readScenes(contentDir, log));
  await loadReading({ database: api.database, contentDir, log });
  site = await openSite(api, () => now);
  const first = async (table: string) =>
    (
      await api.database.pool.query<{ slug: string }>(
        `select slug from public.${table} order by slug limit 1`,
      )
    ).rows[0]?.slug ?? '';
  article = await first('articles');
  story = await first('stories');
});
afterAll(() => api.close());

const browser = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/150.0' };

async function read(path: string): Promise<string> {
  const answer = await site.ask(path, { headers: browser });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

test('1.14 there are articles and advice', async () => {
  expect(await read('/articles')).toContain(`href="/articles/${article}"`);
});

test('2.16 an article page has a table of contents, its read time in minutes and a link back to all articles', async () => {
  const html = await read(`/articles/${article}`);
  expect(html).toContain('On this page');
  expect(html).toMatch(/\d+ minutes/);
  expect(html).toContain('Back to all articles');
});

test('2.17 LettAvis has an index and a story at its address', async () => {
  expect(await read('/lettavis')).toContain(`href="/lettavis/${story}"`);
  expect(await read(`/lettavis/${story}`)).toContain('data-story-text');
});

describe('9.355 articles and stories', () => {
  test.each(['', '/nb'])('are read whole without script (%s)', async (prefix) => {
    const html = await read(`${prefix}/articles/${article}`);
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(html).toContain(`href="${prefix}/articles"`);
    // The contents lead to headings that stand in the text.
    const contents = [...html.matchAll(/href="#([a-z0-9-]+)"/g)]
      .map(([, id]) => id)
      .filter((id) => id !== 'main');
    expect(contents.length).toBeGreaterThan(3);
    for (const id of contents) expect(html).toContain(`id="${id}"`);
    expect(html).not.toMatch(/\{\{|modulepreload|__reactRouterContext/);
    for (const level of ['A2', 'B1', 'B2']) {
      const page = await read(`${prefix}/lettavis/${story}?level=${level}`);
      expect(page).toContain(`data-level="${level}"`);
      expect(page.match(/data-paragraph=/g)?.length).toBeGreaterThan(3);
    }
  });

  test.each(['/articles/no-such', '/lettavis/no-such', '/nb/lettavis/no-such', '/articles/__proto__'])(
    'there is no %s',
    async (path) => {
      expect((await site.ask(path, { headers: browser })).status).toBe(404);
    },
  );

  test('come from the second’s cache, for visitors only, by their whole address', async () => {
    const pages = [
      `/articles/${article}`,
      `/nb/lettavis/${story}`,
      `/lettavis/${story}?level=B2`,
      '/articles',
      '/lettavis',
    ];
    for (const path of pages) {
      now += 10_000;
      const first = await read(path);
      const calls = site.apiCalls.length;
      expect(await read(path)).toBe(first);
      const asked = site.apiCalls.slice(calls).filter((call) => call.includes(' /rest/'));
      expect(asked, path).toEqual([]);
    }
    const [, easy, hard] = await Promise.all(
      ['A2', 'A2', 'B2'].map((level) => read(`/lettavis/${story}?level=${level}`)),
    );
    expect(easy).not.toBe(hard);
  });
});

test('9.356 without script each paragraph leads to itself at the other levels', async () => {
  const html = await read(`/nb/lettavis/${story}?level=B1`);
  const paragraphs = html.match(/data-paragraph=/g)?.length ?? 0;
  for (const level of ['A2', 'B2'])
    expect(html.match(new RegExp(`href="\\?level=${level}#avsnitt-\\d+"`, 'g'))).toHaveLength(paragraphs);
});

describe('9.358 a story’s questions on its page, without script', () => {
  const version = async () => {
    const { rows } = await api.database.pool.query<{
      keys: Record<string, { kind: string; key: string; explanation: { en: string } }>;
    }>(`select keys from public.story_keys where slug = $1 and level = 'A2'`, [story]);
    return Object.entries(rows[0]?.keys ?? {});
  };

  test('no key reaches a page before its answer', async () => {
    const html = await read(`/lettavis/${story}?level=A2`);
    for (const [, { explanation }] of await version())
      expect(html).not.toContain(explanation.en.slice(0, 30).split(/["'&<>]/)[0]);
    expect(html).not.toMatch(/is-right|"key"|evidence/);
  });

  test('are marked when the form is sent, and those that were not answered stay open', async () => {
    const [[id = '', { key, explanation }] = ['', { key: '', explanation: { en: '' } }]] = (
      await version()
    ).filter(([, { kind }]) => kind === 'choose' || kind === 'click_word');
    const html = await (
      await openVisitor(site).go(`/lettavis/${story}?level=A2`, { [`q.${id}`]: key })
    ).text();
    expect(html).toContain('1 of 1 right.');
    expect(html).toContain(explanation.en.split(/["'&<>“”]/)[0]);
    expect(html.match(/<legend lang="nb"/g)).toHaveLength(2);
    expect(html).toContain(`type="hidden" name="q.${id}"`);
  });

  test('a form without an answer says so', async () => {
    const answer = await openVisitor(site).go(`/nb/lettavis/${story}?level=A2`, {});
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Svar på minst ett spørsmål først.');
  });
});

describe('9.361 what is told of articles and stories', () => {
  const structured = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    );

  test.each(['', '/nb'])('structured data with title, dates and place (%s)', async (prefix) => {
    for (const path of [`${prefix}/articles/${article}`, `${prefix}/lettavis/${story}`]) {
      const html = await read(path);
      const [about, crumbs] = structured(html);
      expect(about).toMatchObject({
        '@context': 'https://schema.org',
        headline: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        datePublished: expect.stringMatching(/^2026-/),
        dateModified: expect.stringMatching(/^20/),
        inLanguage: path.includes('lettavis') || prefix ? 'nb' : 'en',
        mainEntityOfPage: `${api.context.publicUrl}${path}`,
        author: { '@type': 'Organization' },
      });
      expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
      expect(
        (crumbs as { itemListElement: { position: number; item: string }[] }).itemListElement.map(
          ({ position }) => position,
        ),
      ).toEqual([1, 2, 3]);
      for (const property of ['og:image', 'og:title', 'og:type', 'og:description'])
        expect(html.split(`property="${property}"`), property).toHaveLength(2);
      expect(html).toContain(`<link rel="canonical" href="${api.context.publicUrl}${path}"/>`);
      expect(html).toContain('type="application/atom+xml"');
    }
  });

  test.each(['/articles/feed.xml', '/nb/articles/feed.xml', '/lettavis/feed.xml', '/nb/lettavis/feed.xml'])(
    'the feed %s has what RFC 4287 asks for, and leads to pages that there are',
    async (path) => {
      const answer = await site.ask(path);
      expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
      const xml = await answer.text();
      expect(XMLValidator.validate(xml)).toBe(true);
      const { feed } = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' }).parse(
        xml,
      ) as {
        feed: Record<string, unknown> & {
          entry: { id: string; title: string; updated: string; link: { '@_href': string } }[];
        };
      };
      for (const needed of ['id', 'title', 'updated', 'author', 'link'])
        expect(feed[needed], needed).toBeDefined();
      expect(feed.entry.length).toBeGreaterThan(3);
      expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length);
      for (const { id, updated, link } of feed.entry) {
        expect(updated).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
        expect(link['@_href']).toBe(id);
      }
      await read(new URL(feed.entry[0]?.id ?? '').pathname);
    },
  );

  test('the sitemap has each page in both languages, and robots.txt names it', async () => {
    const xml = await (await site.ask('/sitemap.xml')).text();
    expect(XMLValidator.validate(xml)).toBe(true);
    const { urlset } = new XMLParser().parse(xml) as { urlset: { url: { loc: string }[] } };
    const paths = urlset.url.map(({ loc }) => loc.replace(api.context.publicUrl, ''));
    for (const path of [
      `/articles/${article}`,
      `/nb/articles/${article}`,
      `/lettavis/${story}`,
      `/nb/lettavis/${story}`,
    ])
      expect(paths).toContain(path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(await (await site.ask('/robots.txt')).text()).toContain(
      `Sitemap: ${api.context.publicUrl}/sitemap.xml`,
    );
  });
});
