import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Crawl, crawl } from '#main/testing/crawl/crawl.ts';
import { readPage } from '#main/testing/crawl/read-page.ts';
import { openSite, type Site } from '#main/testing/site-fixture.ts';
import { type PageData, problemsOfData } from '#main/testing/validity/validate-structured-data.ts';
import { problemsOfFeed, problemsOfXml } from '#main/testing/validity/validate-xml.ts';
import { comment, idOf, openCommunity, post, writer } from '#server/community/community-fixture.ts';
import { loadSheets } from '#server/language-cafe/load-sheets.ts';
import { loadReading } from '#server/reading/load-reading.ts';
import { loadScenes } from '#server/scenes/load-scenes.ts';
import { createScenes } from '#server/scenes/routes.ts';
import { readScenes } from '#server/scenes/scene-store.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

const contentDir = join(import.meta.dirname, '../../../../content');
const log = pino({ level: 'silent' });
let api: TestApi;
let site: Site;
let found: Crawl;
/** Paths of the sitemaps. */
let listed: readonly string[];

beforeAll(async () => {
  api = await testApi();
  const scenes = readScenes(contentDir, log);
  await loadScenes(api.database, scenes);
  await loadReading({ database: api.database, contentDir, log });
  await openCommunity(api);
  await discuss();
  await loadSheets({ database: api.database, contentDir });
  site = await openSite(api);
  const drawings = createScenes(scenes);
  const origin = api.context.publicUrl;
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/150.0' };
  const ask = async (path: string) =>
    path.startsWith('/scenes/')
      ? // A share picture takes a tenth of a second to draw; it is there when its drawing is.
        drawings.request(path.replace(/^\/scenes/, '').replace('.share.png', '.light.svg'))
      : site.ask(path, { headers });
  listed = (
    await Promise.all(
      ['/sitemap.xml', '/community/sitemap.xml'].map((path) => addressesIn(path, /<loc>([^<]+)/g)),
    )
  ).flat();
  found = await crawl({ ask, origin, starts: ['/', '/nb', ...listed], most: 3000 });
}, 300_000);
afterAll(() => api.close());

/** What people write beside what stands in the community from the start: each kind of page has its own data. */
async function discuss(): Promise<void> {
  const [asker, helper] = [await writer(api, { settled: true }), await writer(api, { settled: true })];
  await api.database.pool.query(
    `insert into public.license_users (user_id, tier, started_at, expires_at, source)
     values ($1, 11, now() - interval '1 day', now() + interval '1 day', 'admin')`,
    [asker.id],
  );
  const question = { categoryId: 'ask-a-teacher', title: 'Når heter det ei?' };
  const [answered, discussion] = [await post(asker, question), await post(asker)];
  await post(asker, { ...question, title: 'Når heter det en?', language: 'en' });
  const commentId = idOf(await comment(helper, answered), 'commentId');
  await comment(helper, answered);
  await comment(helper, discussion);
  await call(asker.client, 'community-acceptances', { postId: answered, commentId });
}

const feeds = ['articles', 'lettavis', 'community'].flatMap((list) =>
  ['', '/nb'].map((prefix) => `${prefix}/${list}/feed.xml`),
);

/** The paths that a file of XML names. */
async function addressesIn(path: string, pattern: RegExp): Promise<readonly string[]> {
  const answer = await site.ask(path);
  expect(answer.status, path).toBe(200);
  const xml = await answer.text();
  expect(XMLValidator.validate(xml), path).toBe(true);
  return [...xml.matchAll(pattern)].map(
    ([, address = '']) => address.replace(api.context.publicUrl, '') || '/',
  );
}

const isNorwegian = (path: string) => path === '/nb' || path.startsWith('/nb/');
const full = (path: string) => `${api.context.publicUrl}${path}`;

describe('9.496 followed from both front pages and the sitemaps as a visitor', () => {
  test('each link, file and place on a page is there', () => {
    expect(found.pages.size).toBeGreaterThan(400);
    expect(found.faults).toEqual([]);
  });

  test.each(['/', '/nb'])('from %s no page of a sitemap is over three taps away', (start) => {
    const taps = found.tapsFrom(start);
    const own = listed.filter((path) => isNorwegian(path) === (start === '/nb'));
    expect(own.length).toBeGreaterThan(90);
    expect(own.filter((path) => (taps.get(path) ?? Number.POSITIVE_INFINITY) > 3)).toEqual([]);
  });

  test('a page of a sitemap is at its own address, and not kept from search engines', () => {
    const wrong = listed.filter((path) => {
      const { status, path: at, page } = found.pages.get(path) ?? {};
      return status !== 200 || at !== path || page?.canonical !== full(path) || page.isHidden;
    });
    expect(wrong).toEqual([]);
  });

  test('what is open to all and may be found stands in a sitemap', async () => {
    const closed = (await site.ask('/robots.txt').then((answer) => answer.text()))
      .split('\n')
      .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    const open = [...found.pages].flatMap(([path, { page, path: at }]) =>
      page && at === path && page.canonical === full(path) && !page.isHidden ? [path] : [],
    );
    const mayBeFound = open.filter((path) => !closed.some((start) => path.startsWith(start)));
    expect(mayBeFound.filter((path) => !listed.includes(path))).toEqual([]);
  });

  test('a page that names itself in two languages is named by the other one', () => {
    const pages = [...found.pages.values()].flatMap(({ path, page }) => (page ? [{ path, page }] : []));
    const wrong = pages.filter(({ path, page }) => {
      const { pathname } = new URL(path, full('/'));
      const own = page.alternates.get(isNorwegian(pathname) ? 'nb' : 'en');
      return (
        page.alternates.size > 0 &&
        (page.alternates.size !== 2 || own !== full(pathname) || own !== page.canonical)
      );
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test.each(feeds)('%s leads to pages that were found', async (path) => {
    const entries = await addressesIn(path, /<entry.*?<link[^>]* href="([^"]+)"/g);
    expect(entries.length).toBeGreaterThan(3);
    const dead = entries.filter((entry) => found.pages.get(entry)?.status !== 200);
    expect(dead).toEqual([]);
  });
});

describe('9.499 what search engines and readers of feeds are told', () => {
  const dataOf = (): readonly PageData[] =>
    [...found.pages].flatMap(([on, { page }]) => (page?.data ?? []).map((data) => ({ on, data })));
  const kindsOf = (path: string) =>
    (found.pages.get(path)?.page?.data ?? []).map((data) => String((data as { '@type': unknown })['@type']));

  test('each kind of page says what it is', async () => {
    const kinds = new Set(dataOf().map(({ data }) => String((data as { '@type': unknown })['@type'])));
    expect([...kinds].toSorted()).toEqual([
      ...['Article', 'Article,LearningResource', 'BreadcrumbList', 'DiscussionForumPosting', 'FAQPage'],
      ...['QAPage', 'WebSite'],
    ]);
    const { rows } = await api.database.pool.query<{ path: string }>(
      `select '/articles/' || slug as path from public.articles union all select '/lettavis/' || slug from public.stories
       union all select '/community/post/' || id from public.community_posts`,
    );
    const paths = ['/', '/nb', ...rows.flatMap(({ path }) => [path, `/nb${path}`])].filter((path) =>
      listed.includes(path),
    );
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => kindsOf(path).length === 0)).toEqual([]);
  });

  test('in types and properties that schema.org has, with what each needs', async () => {
    expect(await problemsOfData(dataOf())).toEqual([]);
  });

  test.each(feeds)('%s is valid Atom', async (path) => {
    const xml = await (await site.ask(path)).text();
    expect([...(await problemsOfXml(xml, 'atom')), ...problemsOfFeed(xml, full(path))]).toEqual([]);
  });

  test.each(['/sitemap.xml', '/community/sitemap.xml'])('%s is a valid sitemap', async (path) => {
    expect(await problemsOfXml(await (await site.ask(path)).text(), 'sitemap')).toEqual([]);
  });
});

describe('9.497 what was published long ago is as near as what is new', () => {
  /** Each address that these pages link to. */
  async function linksOf(paths: readonly string[]): Promise<ReadonlySet<string>> {
    const pages = await Promise.all(paths.map(async (path) => readPage(await (await site.ask(path)).text())));
    return new Set(pages.flatMap(({ links }) => links.map((link) => new URL(link, full('/lettavis')).href)));
  }
  const numbered = (links: ReadonlySet<string>, list: RegExp) =>
    [...links].filter((link) => list.test(link)).map((link) => link.replace(full(''), ''));

  test('all stories stand on pages that the first page of the list links to', async () => {
    await api.database.pool.query(
      `with one as (select * from public.stories order by slug limit 1),
       made as (insert into public.stories
         select (jsonb_populate_record(null::public.stories, to_jsonb(one) || jsonb_build_object('slug', 'old-story-' || n,
           'published_at', now() - make_interval(days => n)))).* from one, generate_series(1, 190) as n returning slug)
       insert into public.story_versions
         select (jsonb_populate_record(null::public.story_versions, to_jsonb(v) || jsonb_build_object('slug', made.slug))).*
         from made, public.story_versions v join one on v.slug = one.slug`,
    );
    for (const prefix of ['', '/nb']) {
      const list = `${prefix}/lettavis`;
      const pages = numbered(await linksOf([`${list}?level=A2`]), /lettavis\?(?=.*page=)/);
      const links = await linksOf([`${list}?level=A2`, ...pages]);
      const missing = Array.from({ length: 190 }, (_, n) => full(`${list}/old-story-${n + 1}?level=A2`));
      expect(missing.filter((link) => !links.has(link))).toEqual([]);
    }
    const sitemap = await addressesIn('/sitemap.xml', /<loc>([^<]+)/g);
    expect(sitemap.filter((path) => path.startsWith('/lettavis/old-story-'))).toHaveLength(190);
  });

  test('all discussions stand on pages that the community’s home links to', async () => {
    await api.database.pool.query(
      `insert into public.community_posts (category_id, written_by, language, title, content, content_html, excerpt, last_activity_at)
       select category_id, written_by, language, title, content, content_html, excerpt, now() - make_interval(days => 400 + n)
       from (select * from public.community_posts order by id limit 1) as one, generate_series(1, 230) as n`,
    );
    for (const prefix of ['', '/nb']) {
      const pages = numbered(await linksOf([`${prefix}/community?from=test`]), /community\?page=/);
      expect(pages).toHaveLength(3);
      const links = await linksOf(pages);
      const { rows } = await api.database.pool.query<{ id: string }>('select id from public.community_posts');
      const missing = rows.filter(({ id }) => !links.has(full(`${prefix}/community/post/${id}`)));
      expect(missing).toEqual([]);
    }
  });
});
