import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoryDraft } from '#domain/reading/story-draft.ts';
import { changedAtAllLevels, draftExample } from '#domain/reading/story-draft-fixture.ts';
import { auditAbout, type Member, member } from '#server/admin/admin-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { storyOnDesk } from './desk-fixture.ts';
import { publishDue } from './publish-due.ts';

let api: TestApi;
let kari: Member;
let ola: Member;
beforeAll(async () => {
  api = await testApi();
  [kari, ola] = [await member(api, 'editor'), await member(api, 'editor')];
  for (const [id, lemma, level] of [
    ['elg-noun', 'elg', 'A2'],
    ['vilkår-noun', 'vilkår', 'B2'],
  ])
    await api.database.pool.query(
      `insert into public.lexicon values ($1, $2, 'noun', 'n', $3, 'home', $4, '{}', 'x', 'Nb.', 'En.')`,
      [id, lemma, level, JSON.stringify({ singular: [lemma] })],
    );
});
afterAll(() => api.close());

let made = 0;
const draft = (change: Partial<StoryDraft> = {}) => draftExample({ slug: `historie-${++made}`, ...change });
const titled = (content: StoryDraft, title: string) => changedAtAllLevels(content, () => ({ title }));
const titles = async (slug: string) => {
  const { data } = await api
    .client()
    .from('story_versions')
    .select('title')
    .eq('slug', slug)
    .eq('level', 'A2');
  return data?.map(({ title }) => title as string);
};
const actions = async (draftId: string) =>
  (await auditAbout(api, null))
    .filter(({ details }) => (details as { storyId?: string }).storyId === draftId)
    .map(({ action }) => action);

describe('9.480 a story on the editor’s desk is kept and never written over unseen', () => {
  test('with its source, over the revision that the window has seen', async () => {
    const content = draft();
    const { read, save } = await storyOnDesk(kari.client, content);
    expect(await read()).toMatchObject({
      ...{ content, revision: 1, state: 'draft', model: null },
      source: { kind: 'pasted', title: 'En kilde', url: 'https://snl.no/elg', text: 'En elg i skogen.' },
    });
    expect((await save(content, 0)).data).toEqual({ kind: 'saved', revision: 1 });
    expect((await save(titled(content, 'Ny'), 1)).data).toEqual({ kind: 'saved', revision: 2 });
  });

  test('and whoever is behind is given what another has saved', async () => {
    const content = draft();
    const { read, save } = await storyOnDesk(kari.client, content);
    await save(titled(content, 'Olas'), 1, ola.client);
    const behind = await save(titled(content, 'Karis'), 1);
    expect(behind.data).toMatchObject({ kind: 'conflict', revision: 2, content: titled(content, 'Olas') });
    expect(await read()).toMatchObject({ content: titled(content, 'Olas') });
    expect((await save(titled(content, 'Karis'), 2)).data).toEqual({ kind: 'saved', revision: 3 });
  });
});

test('9.481 only editors see the desk', async () => {
  const { draftId } = await storyOnDesk(kari.client, draft());
  for (const client of [
    (await member(api)).client,
    (await member(api, 'moderator')).client,
    (await member(api, 'teacher')).client,
  ]) {
    expect((await call(client, 'desk-story', { draftId })).error).toEqual({
      status: 403,
      code: 'role_needed',
    });
    expect((await client.from('story_drafts').select('id')).data ?? []).toEqual([]);
  }
  const listed = await call((await member(api, 'admin')).client, 'desk-stories', { list: 'draft' });
  expect(JSON.stringify(listed.data)).toContain(draftId);
});

test('9.482 the lexicon says at which level words are', async () => {
  const { data } = await call(kari.client, 'desk-words', { words: ['elg', 'vilkår', 'gunnar'] });
  expect(data).toEqual({ levels: { elg: 'A2', vilkår: 'B2', gunnar: null } });
});

describe('9.483 what the checks of the files would refuse keeps a story from being published', () => {
  test.each<[string, (content: StoryDraft) => StoryDraft]>([
    ['missing', (content) => changedAtAllLevels(content, () => ({ lead: '' }))],
    ['lix', (content) => changedAtAllLevels(content, () => ({ text: 'Uforholdsmessig '.repeat(20) }))],
    [
      'glosses',
      (content) => changedAtAllLevels(content, ({ glosses }) => ({ glosses: [...glosses, ...glosses] })),
    ],
    ['tasks', (content) => ({ ...content, versions: { ...content.versions, B1: content.versions.A2 } })],
    ['related', (content) => ({ ...content, related: ['ingen-slik'] })],
  ])('%s', async (rule, change) => {
    const { checks, change: apply } = await storyOnDesk(kari.client, change(draft()));
    const errors = (await checks()).filter(({ severity }) => severity === 'error');
    expect(errors.map((one) => one.rule)).toContain(rule);
    expect((await apply({ kind: 'publish', revision: 1 })).error).toEqual({
      status: 409,
      code: 'draft_not_ready',
    });
  });

  test('nor does one take another’s address', async () => {
    const content = draft();
    const first = await storyOnDesk(kari.client, content);
    expect((await first.change({ kind: 'publish', revision: 1 })).error).toBeNull();
    const second = await storyOnDesk(ola.client, titled(content, 'En annen'));
    expect((await second.checks()).map(({ rule }) => rule)).toContain('address_taken');
    expect((await second.change({ kind: 'publish', revision: 1 })).error?.code).toBe('draft_not_ready');
    expect(await titles(content.slug)).toEqual(['Elgen på A2']);
  });

  test('and a draft is seen as its readers will see it, its questions marked, and no key before', async () => {
    const { draftId } = await storyOnDesk(kari.client, draft());
    const { data } = await call(kari.client, 'desk-previews', { draftId });
    const preview = data as { versions: { level: string; questions: { id: string }[] }[]; missing: number };
    expect(preview.versions.map(({ level }) => level)).toEqual(['A2', 'B1', 'B2']);
    expect([preview.missing, JSON.stringify(preview).includes('"key"')]).toEqual([0, false]);
    const question = preview.versions[0]?.questions[0]?.id;
    const answers = [{ question, response: { kind: 'choose', letter: 'a' } }];
    const marked = (await call(kari.client, 'desk-previews', { draftId, level: 'A2', answers })).data;
    expect(marked).toMatchObject({ marked: [{ question, mark: { correct: expect.any(Boolean) } }] });
    expect((await api.database.pool.query('select from public.story_answers')).rowCount).toBe(0);
  });
});

const due = () => publishDue(api.context);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('9.484 a scheduled story is published at its time', () => {
  test('by the job, once, with the clock in the log; and is not changed until then', async () => {
    const content = draft();
    const { draftId, change, read, save } = await storyOnDesk(kari.client, content);
    const at = inAnHour();
    expect((await change({ kind: 'schedule', revision: 1, at })).data).toEqual({ state: 'scheduled' });
    expect(await read()).toMatchObject({ state: 'scheduled', publishedAt: at });
    expect((await save(titled(content, 'For sent'), 1)).error?.code).toBe('draft_scheduled');
    await due();
    expect(await titles(content.slug)).toEqual([]);
    await api.database.pool.query(
      `update public.story_drafts set publish_at = now() - interval '1 minute' where id = $1`,
      [draftId],
    );
    await Promise.all([due(), due()]);
    expect(await titles(content.slug)).toEqual(['Elgen på A2']);
    expect(await actions(draftId)).toEqual(['story.begun', 'story.scheduled', 'story.published']);
  });

  test('unless it is taken back', async () => {
    const content = draft();
    const { draftId, change, read } = await storyOnDesk(kari.client, content);
    await change({ kind: 'schedule', revision: 1, at: inAnHour() });
    expect((await change({ kind: 'unschedule' }, ola.client)).data).toEqual({ state: 'draft' });
    await due();
    expect([await titles(content.slug), (await read()).state]).toEqual([[], 'draft']);
    expect(await actions(draftId)).toEqual(['story.begun', 'story.scheduled', 'story.unscheduled']);
  });

  test('or its address was taken meanwhile', async () => {
    const content = draft();
    const { draftId, change, read } = await storyOnDesk(kari.client, content);
    await change({ kind: 'schedule', revision: 1, at: inAnHour() });
    await api.database.pool.query(
      `insert into public.stories (slug, topic, origin) values ($1, 'nature', 'content')`,
      [content.slug],
    );
    await api.database.pool.query(
      `update public.story_drafts set publish_at = now() - interval '1 minute' where id = $1`,
      [draftId],
    );
    await due();
    expect((await read()).state).toBe('draft');
    expect(await actions(draftId)).toEqual(['story.begun', 'story.scheduled', 'story.unscheduled']);
  });

  test('and never for a time that has passed, or of a revision that nobody saw', async () => {
    const { change } = await storyOnDesk(kari.client, draft());
    const before = { kind: 'schedule', revision: 1, at: new Date(Date.now() - 60_000).toISOString() };
    expect((await change(before)).error).toEqual({ status: 400, code: 'time_not_ahead' });
    expect((await change({ kind: 'schedule', revision: 0, at: inAnHour() })).error?.code).toBe(
      'draft_conflict',
    );
  });
});

test('1.13, 9.485 a story published from the desk is read and answered like those from files', async () => {
  const content = draft();
  const { change } = await storyOnDesk(kari.client, content);
  expect((await change({ kind: 'publish', revision: 0 })).error?.code).toBe('draft_conflict');
  expect((await change({ kind: 'publish', revision: 1 })).data).toEqual({ state: 'published' });
  expect((await change({ kind: 'publish', revision: 1 })).data).toEqual({ state: 'published' });
  const visitor = api.client();
  const { data: story } = await visitor
    .from('stories')
    .select('slug, origin, status, corrections, versions:story_versions(level, questions)')
    .eq('slug', content.slug)
    .single();
  expect(story).toMatchObject({ origin: 'desk', status: 'published', corrections: [] });
  const versions = (story?.versions ?? []) as { level: string; questions: { id: string }[] }[];
  const version = versions.find(({ level }) => level === 'B1');
  const learner = (await member(api)).client;
  const answered = await call(learner, 'story-answers', {
    ...{ slug: content.slug, level: 'B1' },
    answers: version?.questions.map(({ id }) => ({
      question: id,
      response: { kind: 'choose', letter: 'a' },
    })),
  });
  expect(answered.data).toMatchObject({ kept: 3 });
});

describe('9.486 a published story is corrected with a dated note, or taken away', () => {
  test('and answers stay with the questions that they were given to', async () => {
    const content = draft();
    const { draftId, change, save } = await storyOnDesk(kari.client, content);
    await change({ kind: 'publish', revision: 1 });
    const idsOf = async () => {
      const { data } = await api
        .client()
        .from('story_versions')
        .select('questions')
        .eq('slug', content.slug)
        .eq('level', 'A2')
        .single();
      return ((data?.questions ?? []) as { id: string }[]).map(({ id }) => id);
    };
    const before = await idsOf();
    const corrected = changedAtAllLevels(content, ({ title, questions: [first, ...others] }) => ({
      title: `${title}, rettet`,
      questions: first ? [{ ...first, prompt: `${first.prompt} Hvorfor?` }, ...others] : others,
    }));
    await save(corrected, 1);
    expect(await titles(content.slug)).toEqual(['Elgen på A2']);
    const note = { nb: 'Tittelen er rettet.', en: 'The title is corrected.' };
    expect((await change({ kind: 'correct', revision: 2, note }, ola.client)).error).toBeNull();
    await change({ kind: 'correct', revision: 2, note }, ola.client);
    expect(await titles(content.slug)).toEqual(['Elgen på A2, rettet']);
    const { data } = await api
      .client()
      .from('stories')
      .select('corrections')
      .eq('slug', content.slug)
      .single();
    expect(data?.corrections).toEqual([{ on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u), ...note }]);
    const after = await idsOf();
    expect([after[0] === before[0], after.slice(1)]).toEqual([false, before.slice(1)]);
    expect(await actions(draftId)).toEqual(['story.begun', 'story.published', 'story.corrected']);
  });

  test('its address stays, also when it comes back', async () => {
    const content = draft();
    const { draftId, change, save, checks } = await storyOnDesk(kari.client, content);
    await change({ kind: 'publish', revision: 1 });
    expect((await change({ kind: 'withdraw', reason: 'Feil i kilden.' })).data).toEqual({ state: 'draft' });
    expect(await titles(content.slug)).toEqual([]);
    expect((await change({ kind: 'remove' })).error?.code).toBe('draft_was_published');
    await save({ ...content, slug: 'en-annen-adresse' }, 1);
    expect((await checks()).map(({ rule }) => rule)).toContain('address_fixed');
    await save(content, 2);
    expect((await change({ kind: 'publish', revision: 3 })).data).toEqual({ state: 'published' });
    expect(await titles(content.slug)).toEqual(['Elgen på A2']);
    const log = await auditAbout(api, null);
    expect(log.filter(({ details }) => (details as { storyId?: string }).storyId === draftId)).toMatchObject([
      { actor_id: kari.id, action: 'story.begun' },
      { actor_id: kari.id, action: 'story.published' },
      { action: 'story.withdrawn', details: { reason: 'Feil i kilden.', story: 'Elgen på A2' } },
      { action: 'story.published' },
    ]);
  });

  test('what was never published can be removed', async () => {
    const { draftId, change } = await storyOnDesk(kari.client, draft());
    expect((await change({ kind: 'remove' })).data).toEqual({ state: 'removed' });
    expect((await call(kari.client, 'desk-story', { draftId })).error).toEqual({
      status: 404,
      code: 'draft_not_found',
    });
  });
});
