import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, openVisitor, type Site } from '#main/testing/site-fixture.ts';
import { loadReading } from '#server/reading/load-reading.ts';
import { loadScenes } from '#server/scenes/load-scenes.ts';
import { readScenes } from '#server/scenes/scene-store.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

const root = join(import.meta.dirname, '../../../..');
const log = pino({ level: 'silent' });
let api: TestApi;
let site: Site;
let whole: ReadonlySet<string>;

beforeAll(async () => {
  api = await testApi();
  await loadScenes(api.database, readScenes(join(root, 'content'), log));
  await loadReading({ database: api.database, contentDir: join(root, 'content'), log });
  site = await openSite(api);
  whole = classesOf(await (await site.ask('/about')).text(), 'app');
});
afterAll(() => api.close());

const slugs = async (table: string) =>
  (
    await api.database.pool.query<{ slug: string }>(`select slug from public.${table} order by slug`)
  ).rows.map(({ slug }) => slug);

/** The classes that the sheet of a page has a rule for. */
function classesOf(html: string, name: string): ReadonlySet<string> {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toMatch(new RegExp(`^/assets/${name}-`, 'u'));
  const css = readFileSync(join(root, 'build/client', sheets[0] ?? ''), 'utf8');
  return new Set(
    [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, written = '']) => written.replaceAll('\\', '')),
  );
}

/** Classes of a page that only the whole sheet has a rule for. */
function missingOf(html: string): readonly string[] {
  const sheet = classesOf(html, 'reading-pages');
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return [...used].filter((name) => whole.has(name) && !sheet.has(name));
}

describe('9.562 an article and a story have a style sheet of their own, with a rule for all that they show', () => {
  test('at all levels, in both languages', async () => {
    const paths = [
      ...(await slugs('articles')).flatMap((slug) => [`/articles/${slug}`, `/nb/articles/${slug}`]),
      ...(await slugs('stories')).flatMap((slug) => [`/lettavis/${slug}`, `/nb/lettavis/${slug}?level=B2`]),
    ];
    for (const path of paths) expect(missingOf(await (await site.ask(path)).text()), path).toEqual([]);
  });

  test('with questions of each kind marked', async () => {
    const { rows } = await api.database.pool.query<{ slug: string; level: string; id: string; kind: string }>(
      `select distinct on (q -> 'task' ->> 'kind') v.slug, v.level, q ->> 'id' as id, q -> 'task' ->> 'kind' as kind
       from public.story_versions v, jsonb_array_elements(v.questions) q`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['choose', 'click_word', 'cloze', 'match', 'true_false']);
    for (const { slug, level, id, kind } of rows) {
      const places = [0, 1, 2, 3, 4, 5].map((place) => [`q.${id}.${place}`, 'a']);
      const one = kind === 'true_false' ? 'true' : 'a';
      const answers = Object.fromEntries([[`q.${id}`, one], ...places]);
      const answer = await openVisitor(site).go(`/lettavis/${slug}?level=${level}`, answers);
      expect(answer.status, kind).toBe(200);
      expect(missingOf(await answer.text()), kind).toEqual([]);
    }
  });

  test('and for somebody in the dark who is told that there is no such page', async () => {
    for (const path of ['/lettavis/ingen', '/articles/ingen']) {
      const headers = { accept: 'text/html', cookie: 'theme=dark' };
      expect(missingOf(await (await site.ask(path, { headers })).text()), path).toEqual([]);
    }
  });
});
