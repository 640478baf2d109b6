import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { ArticleDraft } from '#domain/reading/article-draft.ts';
import { articleDraftExample } from '#domain/reading/article-draft-fixture.ts';
import { articleExample } from '#domain/reading/reading-fixture.ts';
import { auditAbout, type Member, member } from '#server/admin/admin-fixture.ts';
import { loadReading } from '#server/reading/load-reading.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { publishDue } from './publish-due.ts';

let api: TestApi;
let kari: Member;
let ola: Member;
let contentDir: string;
beforeAll(async () => {
  api = await testApi();
  [kari, ola] = [await member(api, 'editor'), await member(api, 'editor')];
  contentDir = mkdtempSync(join(tmpdir(), 'bestatt-desk-'));
  mkdirSync(join(contentDir, 'articles'));
});
afterAll(async () => {
  rmSync(contentDir, { recursive: true });
  await api.close();
});

let made = 0;
const draft = (change: Partial<ArticleDraft> = {}) =>
  articleDraftExample({ slug: `artikkel-${++made}`, ...change });
const titled = (content: ArticleDraft, title: string): ArticleDraft => ({
  ...content,
  nb: { ...content.nb, title },
});

/** An article on the desk, with what an editor does to it. */
async function articleOnDesk(begun: { readonly slug?: string }, client: SupabaseClient = kari.client) {
  const { data } = await call(client, 'desk-article-drafts', begun);
  const draftId = String(data?.id);
  return {
    draftId,
    save: (content: ArticleDraft, revision: number, by = client) =>
      call(by, 'desk-article-saves', { draftId, revision, content }),
    change: (change: object, by = client) => call(by, 'desk-article-changes', { draftId, ...change }),
    read: async () => (await call(client, 'desk-article', { draftId })).data as Record<string, unknown>,
    rules: async (wanted: 'error' | 'warning') => {
      const { data: answer } = await call(client, 'desk-article-checks', { draftId });
      const findings = (answer?.findings ?? []) as { severity: string; rule: string }[];
      return findings.filter(({ severity }) => severity === wanted).map(({ rule }) => rule);
    },
  };
}

async function savedArticle(content: ArticleDraft) {
  const article = await articleOnDesk({});
  await article.save(content, 0);
  return article;
}

/** An article of the files, loaded as at a start. */
async function fromFile(change: { readonly title?: string; readonly id?: string } = {}) {
  const { id = `fil-${++made}`, title = 'Fra fila, og ikke lenger' } = change;
  const { nb, ...article } = articleExample({ id, scene: `artikkel-${id}`, related: [] });
  writeFileSync(join(contentDir, `articles/${id}.yaml`), stringify({ ...article, nb: { ...nb, title } }));
  await load();
  return id;
}
const load = () => loadReading({ database: api.database, contentDir, log: pino({ level: 'silent' }) });

/** What a visitor reads at an address. */
async function page(slug: string) {
  const { data } = await api
    .client()
    .from('articles')
    .select('origin, corrections, published_at, texts:article_texts(language, title, words)')
    .eq('slug', slug)
    .eq('texts.language', 'nb')
    .maybeSingle();
  return data as null | {
    origin: string;
    corrections: object[];
    published_at: string;
    texts: { title: string; words: number }[];
  };
}
const title = async (slug: string) => (await page(slug))?.texts[0]?.title ?? null;

const logged = async (draftId: string) =>
  (await auditAbout(api, null)).filter(
    ({ details }) => (details as { articleId?: string }).articleId === draftId,
  );
const actions = async (draftId: string) => (await logged(draftId)).map(({ action }) => action);

const listed = async (list: string) => {
  const { data } = await call(kari.client, 'desk-articles', { list });
  return data?.articles as { id: string | null; slug: string; fromFile: boolean; changed: boolean }[];
};

describe('9.504 an article on the editor’s desk is begun empty or as a version of one that is read', () => {
  test('is kept over the revision that the window has seen, and whoever is behind is given the other', async () => {
    const { save, read } = await articleOnDesk({});
    const content = draft();
    expect((await save(content, 0)).data).toEqual({ kind: 'saved', revision: 1 });
    expect((await save(content, 0)).data).toEqual({ kind: 'saved', revision: 1 });
    await save(titled(content, 'Olas artikkel'), 1, ola.client);
    expect((await save(titled(content, 'Karis artikkel'), 1)).data).toMatchObject({
      ...{ kind: 'conflict', revision: 2, content: titled(content, 'Olas artikkel') },
    });
    expect(await read()).toMatchObject({ revision: 2, state: 'draft', address: null, fromFile: false });
  });

  test('a version of a file’s article has what it says, is one for all editors, and changes nothing yet', async () => {
    const slug = await fromFile();
    expect(await listed('files')).toContainEqual(
      expect.objectContaining({ id: null, slug, fromFile: true, changed: false }),
    );
    const { draftId, read, save } = await articleOnDesk({ slug });
    expect((await articleOnDesk({ slug }, ola.client)).draftId).toBe(draftId);
    const { content } = (await read()) as { content: ArticleDraft };
    expect(content).toMatchObject({ slug, nb: { title: 'Fra fila, og ikke lenger' }, topic: 'exam' });
    await save(titled(content, 'Endret på bordet'), 0);
    expect(await title(slug)).toBe('Fra fila, og ikke lenger');
    const line = expect.objectContaining({ id: draftId, slug, fromFile: true, changed: true });
    expect(await listed('draft')).toContainEqual(line);
    expect(await listed('files')).toContainEqual(line);
    expect(await listed('published')).not.toContainEqual(line);
    expect(await actions(draftId)).toEqual(['article.begun']);
  });

  test('there is none of what nobody reads', async () => {
    const { error } = await call(kari.client, 'desk-article-drafts', { slug: 'ingen-slik' });
    expect(error).toEqual({ status: 404, code: 'article_not_found' });
  });
});

test('9.509 only editors and administrators see articles on the desk', async () => {
  const { draftId } = await savedArticle(draft());
  for (const roles of [[], ['moderator'], ['teacher'], ['host']] as const) {
    const { client } = await member(api, ...roles);
    const refused = { status: 403, code: 'role_needed' };
    expect((await call(client, 'desk-article', { draftId })).error).toEqual(refused);
    expect((await call(client, 'desk-article-drafts', {})).error).toEqual(refused);
    const publish = { kind: 'publish', draftId, revision: 1 };
    expect((await call(client, 'desk-article-changes', publish)).error).toEqual(refused);
    expect((await client.from('article_drafts').select('id')).data ?? []).toEqual([]);
  }
  const { data } = await call((await member(api, 'admin')).client, 'desk-article', { draftId });
  expect(data).toMatchObject({ id: draftId });
});

describe('9.505 what the checks of the files would refuse keeps an article from being published', () => {
  const withLine = (line: string) => (content: ArticleDraft) => ({
    ...content,
    en: { ...content.en, body: `${content.en.body}\n${line}\n` },
  });
  test.each<[string, (content: ArticleDraft) => ArticleDraft]>([
    ['missing', (content) => ({ ...content, sources: [] })],
    ['title', (content) => titled(content, 'x'.repeat(66))],
    ['description', (content) => ({ ...content, en: { ...content.en, description: 'Short.' } })],
    ['headings', withLine('## Five')],
    ['facts', withLine('It takes {{noSuchFact}} minutes.')],
    ['typed', withLine('It takes 75 minutes.')],
    ['links', withLine('[here](/no-such-page)')],
    ['links', withLine('[here](/lettavis/no-such-story)')],
    ['markdown', withLine('<b>here</b>')],
    ['picture', withLine('![A sign](/elsewhere.png)')],
    ['related', (content) => ({ ...content, related: ['ingen-slik'] })],
  ])('%s', async (rule, change) => {
    const { rules, change: apply } = await savedArticle(change(draft()));
    expect(await rules('error')).toEqual([rule]);
    const { error } = await apply({ kind: 'publish', revision: 1 });
    expect(error).toEqual({ status: 409, code: 'draft_not_ready' });
  });

  test('links to pages, articles and stories that there are, and facts, do not', async () => {
    const slug = await fromFile();
    const line = `[one](/pricing), [two](/articles/${slug}), [three](https://udi.no/): {{readingMinutes}} minutes.`;
    const { rules } = await savedArticle(withLine(line)(draft({ related: [slug] })));
    expect(await rules('error')).toEqual([]);
  });

  test('nor does a picture of the content host (9.531)', async () => {
    const { rules } = await savedArticle(withLine('![A sign](/admin/assets/a-1 "1600x900")')(draft()));
    expect(await rules('error')).toEqual([]);
  });

  test('nor does one take another’s address', async () => {
    const slug = await fromFile();
    const { rules, change } = await savedArticle(draft({ slug }));
    expect(await rules('error')).toEqual(['address_taken']);
    expect((await change({ kind: 'publish', revision: 1 })).error?.code).toBe('draft_not_ready');
    expect(await title(slug)).toBe('Fra fila, og ikke lenger');
  });

  test('what may be misspelt in Norwegian, and a file that has changed since, are worth a look', async () => {
    const slug = await fromFile();
    const { save, read, rules } = await articleOnDesk({ slug });
    const { content } = (await read()) as { content: ArticleDraft };
    const lead = 'Dette er en stakkkrs ingress.';
    await save({ ...content, nb: { ...content.nb, lead } }, 0);
    expect(await rules('warning')).toContain('word');
    expect(await rules('warning')).not.toContain('file');
    await fromFile({ id: slug, title: 'Fila er en annen nå' });
    expect(await rules('warning')).toContain('file');
  });

  test('and a draft is given as its page will have it, with its facts to choose from', async () => {
    const { draftId, read } = await savedArticle(draft());
    const preview = { draftId, language: 'en' };
    const { data } = await call(kari.client, 'desk-article-previews', preview);
    expect(data).toMatchObject({ title: 'Hva er prøven?', missing: 0, corrections: [], words: 726 });
    const { facts } = (await read()) as { facts: object[] };
    expect(facts).toContainEqual(expect.objectContaining({ token: '{{readingMinutes}}', nb: '75' }));
  });
});

describe('9.506 a scheduled article is published at its time by a job, and is not changed until then', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
  const bringForward = (draftId: string) =>
    api.database.pool.query(
      `update public.article_drafts set publish_at = now() - interval '1 minute' where id = $1`,
      [draftId],
    );

  test('once, with the clock in the log', async () => {
    const content = draft();
    const { draftId, change, save, read } = await savedArticle(content);
    const at = inAnHour();
    expect((await change({ kind: 'schedule', revision: 1, at })).data).toEqual({ state: 'scheduled' });
    expect(await read()).toMatchObject({ state: 'scheduled', publishedAt: at });
    expect((await save(titled(content, 'For sent ute'), 1)).error?.code).toBe('draft_scheduled');
    await publishDue(api.context);
    expect(await title(content.slug)).toBeNull();
    await bringForward(draftId);
    await Promise.all([publishDue(api.context), publishDue(api.context)]);
    expect(await title(content.slug)).toBe('Hva er prøven?');
    expect(await actions(draftId)).toEqual(['article.begun', 'article.scheduled', 'article.published']);
  });

  test('unless it is taken back, or a file has taken its address', async () => {
    const content = draft();
    const { draftId, change, read } = await savedArticle(content);
    await change({ kind: 'schedule', revision: 1, at: inAnHour() });
    expect((await change({ kind: 'unschedule' }, ola.client)).data).toEqual({ state: 'draft' });
    await change({ kind: 'schedule', revision: 1, at: inAnHour() });
    await fromFile({ id: content.slug });
    await bringForward(draftId);
    await publishDue(api.context);
    expect((await read()).state).toBe('draft');
    expect(await title(content.slug)).toBe('Fra fila, og ikke lenger');
    expect((await logged(draftId)).at(-1)).toMatchObject({
      ...{ actor_id: null, action: 'article.unscheduled' },
      details: { by: 'schedule', reason: `/articles/${content.slug}` },
    });
  });
});

describe('9.507 an article published from the desk is read with the next request, in the place of its file', () => {
  test('once, when the same is asked for twice', async () => {
    const content = draft();
    const { change } = await savedArticle(content);
    expect((await change({ kind: 'publish', revision: 0 })).error?.code).toBe('draft_conflict');
    expect((await change({ kind: 'publish', revision: 1 })).data).toEqual({ state: 'published' });
    expect((await change({ kind: 'publish', revision: 1 })).data).toEqual({ state: 'published' });
    expect(await page(content.slug)).toMatchObject({
      ...{ origin: 'desk', corrections: [] },
      texts: [{ title: 'Hva er prøven?', words: 726 }],
    });
  });

  test('and the files leave it alone, at every start and when they change', async () => {
    const slug = await fromFile();
    const published = (await page(slug))?.published_at;
    const { draftId, save, change, read } = await articleOnDesk({ slug });
    const { content } = (await read()) as { content: ArticleDraft };
    await save(titled(content, 'Fra bordet, og ikke fila'), 0);
    const note = { nb: 'Tittelen er en annen.', en: 'The title is another.' };
    expect((await change({ kind: 'correct', revision: 1, note })).data).toEqual({ state: 'published' });
    expect(await page(slug)).toMatchObject({
      ...{ origin: 'desk', published_at: published, corrections: [note] },
      texts: [{ title: 'Fra bordet, og ikke fila' }],
    });
    await fromFile({ id: slug, title: 'En ny fil kommer for sent' });
    expect(await title(slug)).toBe('Fra bordet, og ikke fila');
    expect((await listed('published')).map(({ id }) => id)).toContain(draftId);
    expect((await listed('files')).map((one) => one.slug)).not.toContain(slug);
    expect((await change({ kind: 'remove' })).error?.code).toBe('draft_state');
  });

  test('and a version that was never published can be removed: the file’s is read as before', async () => {
    const slug = await fromFile();
    const { draftId, change } = await articleOnDesk({ slug });
    expect((await change({ kind: 'remove' })).data).toEqual({ state: 'removed' });
    expect(await title(slug)).toBe('Fra fila, og ikke lenger');
    expect((await articleOnDesk({ slug })).draftId).not.toBe(draftId);
  });
});

describe('9.508 a published article is corrected with a dated note, or taken away with a reason', () => {
  test('and who did what stands in the audit log', async () => {
    const content = draft();
    const { draftId, change, save } = await savedArticle(content);
    await change({ kind: 'publish', revision: 1 });
    await save(titled(content, 'Hva er prøven, egentlig?'), 1);
    expect(await title(content.slug)).toBe('Hva er prøven?');
    const note = { nb: 'Tittelen er rettet.', en: 'The title is corrected.' };
    await change({ kind: 'correct', revision: 2, note }, ola.client);
    await change({ kind: 'correct', revision: 2, note }, ola.client);
    expect(await page(content.slug)).toMatchObject({
      corrections: [{ on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u), ...note }],
      texts: [{ title: 'Hva er prøven, egentlig?' }],
    });
    const reason = 'Reglene er endret.';
    expect((await change({ kind: 'withdraw', reason })).data).toEqual({ state: 'draft' });
    expect(await title(content.slug)).toBeNull();
    expect((await change({ kind: 'remove' })).error?.code).toBe('draft_was_published');
    expect(await logged(draftId)).toMatchObject([
      { actor_id: kari.id, action: 'article.begun' },
      { actor_id: kari.id, action: 'article.published' },
      { actor_id: ola.id, action: 'article.corrected', details: { reason: note.en } },
      {
        actor_id: kari.id,
        action: 'article.withdrawn',
        details: { reason, article: 'Hva er prøven, egentlig?' },
      },
    ]);
  });

  test('also at a chosen time, one of the files too, unless its file changes before (9.560)', async () => {
    const schedule = async () => {
      const slug = await fromFile();
      const { draftId, save, change, read } = await articleOnDesk({ slug });
      const { content } = (await read()) as { content: ArticleDraft };
      await save(titled(content, 'Rettet til i morgen'), 0);
      const note = { nb: 'Tittelen er rettet.', en: 'The title is corrected.' };
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const answer = await change({ kind: 'correct', revision: 1, note, at });
      expect(answer.data).toEqual({ state: 'published' });
      await publishDue(api.context);
      expect(await title(slug)).toBe('Fra fila, og ikke lenger');
      return { slug, draftId, read, note, at };
    };
    const come = async (draftId: string) => {
      await api.database.pool.query(
        `update public.article_drafts set correct_at = now() - interval '1 minute' where id = $1`,
        [draftId],
      );
      await publishDue(api.context);
    };
    const { slug, draftId, note, at } = await schedule();
    expect(await listed('scheduled')).toContainEqual(
      expect.objectContaining({ id: draftId, correctionAt: at }),
    );
    const { data } = await call(kari.client, 'desk-article-previews', { draftId, language: 'nb' });
    expect(data).toMatchObject({ title: 'Rettet til i morgen', corrections: [note] });
    await come(draftId);
    expect(await page(slug)).toMatchObject({
      ...{ origin: 'desk', corrections: [note] },
      texts: [{ title: 'Rettet til i morgen' }],
    });
    const other = await schedule();
    await fromFile({ id: other.slug, title: 'Fila er en annen nå' });
    await come(other.draftId);
    expect(await title(other.slug)).toBe('Fila er en annen nå');
    expect(await other.read()).toMatchObject({ fromFile: true, nextCorrection: { at: null, ...note } });
  });

  test('also one of the files: it does not come back at the next start', async () => {
    const slug = await fromFile();
    const { change, save, rules, read } = await articleOnDesk({ slug });
    await change({ kind: 'withdraw', reason: 'Ikke lenger riktig.' });
    await load();
    expect(await title(slug)).toBeNull();
    const { content } = (await read()) as { content: ArticleDraft };
    await save({ ...content, slug: 'en-annen-adresse' }, 0);
    expect(await rules('error')).toContain('address_fixed');
    await save(content, 1);
    expect((await change({ kind: 'publish', revision: 2 })).data).toEqual({ state: 'published' });
    expect(await title(slug)).toBe('Fra fila, og ikke lenger');
  });
});
