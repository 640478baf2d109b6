import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedAtAllLevels, draftExample } from '#domain/reading/story-draft-fixture.ts';
import { osloDay } from '#domain/time/days.ts';
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
});
afterAll(() => api.close());

let made = 0;
const note = { nb: 'Tittelen er rettet.', en: 'The title is corrected.' };
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const due = () => publishDue(api.context);

/** A published story with a change that readers do not see yet, at revision 2. */
async function changedStory() {
  const content = draftExample({ slug: `rettelse-${++made}` });
  const story = await storyOnDesk(kari.client, content);
  expect((await story.change({ kind: 'publish', revision: 1 })).error).toBeNull();
  const corrected = changedAtAllLevels(content, ({ title }) => ({ title: `${title}, rettet` }));
  await story.save(corrected, 1);
  const { slug } = content;
  const page = async () => {
    const { data } = await api
      .client()
      .from('stories')
      .select('corrections, publishedAt:published_at, versions:story_versions(level, title)')
      .eq('slug', slug)
      .maybeSingle<{
        corrections: object[];
        publishedAt: string;
        versions: { level: string; title: string }[];
      }>();
    const title = data?.versions.find(({ level }) => level === 'A2')?.title ?? null;
    return { title, corrections: data?.corrections, publishedAt: data?.publishedAt };
  };
  const actions = async () =>
    (await auditAbout(api, null)).filter(
      ({ details }) => (details as { storyId?: string }).storyId === story.draftId,
    );
  return { ...story, ...{ slug, corrected, page, actions } };
}

/** Its time is a minute ago. */
const bringForward = (draftId: string) =>
  api.database.pool.query(
    `update public.story_drafts set correct_at = now() - interval '1 minute' where id = $1`,
    [draftId],
  );

const listed = async (list: string, draftId: string) => {
  const { data } = await call(kari.client, 'desk-stories', { list });
  return ((data?.stories ?? []) as { id: string; correctionAt: string | null }[]).find(
    ({ id }) => id === draftId,
  );
};

describe('9.560 a correction may wait for a chosen time', () => {
  test('it is published then by a job, once, with its note and the date of that day', async () => {
    const { draftId, change, page, read, actions } = await changedStory();
    const before = await page();
    const at = inAnHour();
    expect((await change({ kind: 'correct', revision: 2, note, at })).data).toEqual({ state: 'published' });
    expect(await read()).toMatchObject({ state: 'published', nextCorrection: { at, ...note } });
    await due();
    expect(await page()).toEqual(before);
    await bringForward(draftId);
    await Promise.all([due(), due()]);
    expect(await page()).toEqual({
      title: 'Elgen på A2, rettet',
      publishedAt: before.publishedAt,
      corrections: [{ on: osloDay(new Date(Date.now() - 60_000)), ...note }],
    });
    expect(await read()).toMatchObject({ publishedRevision: 2, nextCorrection: null });
    expect(await actions()).toMatchObject([
      { action: 'story.begun' },
      { action: 'story.published' },
      { actor_id: kari.id, action: 'story.correction_scheduled', details: { at, reason: note.en } },
      { actor_id: null, action: 'story.corrected', details: { by: 'schedule', reason: note.en } },
    ]);
  });

  test('it stands in the preview and among what is scheduled until then', async () => {
    const { draftId, change } = await changedStory();
    const at = new Date(Date.now() + 40 * 86_400_000);
    await change({ kind: 'correct', revision: 2, note, at: at.toISOString() });
    const { data } = await call(kari.client, 'desk-previews', { draftId });
    expect(data).toMatchObject({ corrections: [{ on: osloDay(at), ...note }] });
    for (const list of ['scheduled', 'published'])
      expect(await listed(list, draftId)).toMatchObject({ correctionAt: at.toISOString() });
    expect(await listed('draft', draftId)).toBeUndefined();
  });

  test('nothing of it is changed meanwhile, and it can be taken back, its words kept', async () => {
    const { draftId, change, save, corrected, page, read, actions } = await changedStory();
    await change({ kind: 'correct', revision: 2, note, at: inAnHour() });
    const later = changedAtAllLevels(corrected, () => ({ title: 'For sent' }));
    expect((await save(later, 2)).error?.code).toBe('draft_scheduled');
    expect((await change({ kind: 'unschedule' }, ola.client)).data).toEqual({ state: 'published' });
    await due();
    expect((await page()).title).toBe('Elgen på A2');
    expect(await read()).toMatchObject({ content: corrected, nextCorrection: { at: null, ...note } });
    expect(await listed('scheduled', draftId)).toBeUndefined();
    expect((await actions()).at(-1)).toMatchObject({
      ...{ actor_id: ola.id, action: 'story.correction_unscheduled' },
    });
    expect((await save(later, 2)).data).toEqual({ kind: 'saved', revision: 3 });
  });

  test('or sent at once after all, or for another time', async () => {
    const { draftId, change, page, read } = await changedStory();
    await change({ kind: 'correct', revision: 2, note, at: inAnHour() });
    const at = new Date(Date.now() + 7_200_000).toISOString();
    await change({ kind: 'correct', revision: 2, note, at });
    expect(await read()).toMatchObject({ nextCorrection: { at } });
    await change({ kind: 'correct', revision: 2, note });
    await bringForward(draftId).catch(() => undefined);
    await due();
    expect(await page()).toMatchObject({ title: 'Elgen på A2, rettet', corrections: [note] });
    expect((await page()).corrections).toHaveLength(1);
  });

  test('never for a time that has passed, of a revision that nobody saw, or against a check', async () => {
    const { change, save, corrected } = await changedStory();
    const past = new Date(Date.now() - 60_000).toISOString();
    expect((await change({ kind: 'correct', revision: 2, note, at: past })).error).toEqual({
      ...{ status: 400, code: 'time_not_ahead' },
    });
    const early = await change({ kind: 'correct', revision: 1, note, at: inAnHour() });
    expect(early.error?.code).toBe('draft_conflict');
    await save(
      changedAtAllLevels(corrected, () => ({ lead: '' })),
      2,
    );
    const notReady = await change({ kind: 'correct', revision: 3, note, at: inAnHour() });
    expect(notReady.error?.code).toBe('draft_not_ready');
  });

  test('what was taken away meanwhile does not come back by it', async () => {
    const { draftId, change, page, read } = await changedStory();
    await change({ kind: 'correct', revision: 2, note, at: inAnHour() });
    expect((await change({ kind: 'withdraw', reason: 'Feil i kilden.' })).data).toEqual({ state: 'draft' });
    expect(await read()).toMatchObject({ state: 'draft', nextCorrection: { at: null } });
    await due();
    expect((await page()).title).toBeNull();
    expect((await listed('draft', draftId))?.correctionAt).toBeNull();
  });

  test('nor does it take the place of words that it was not made for', async () => {
    const { draftId, slug, change, page, read, actions } = await changedStory();
    await change({ kind: 'correct', revision: 2, note, at: inAnHour() });
    await api.database.pool.query(`update public.stories set content_hash = 'another' where slug = $1`, [
      slug,
    ]);
    await bringForward(draftId);
    await due();
    expect((await page()).title).toBe('Elgen på A2');
    expect(await read()).toMatchObject({ nextCorrection: { at: null, ...note } });
    expect((await actions()).at(-1)).toMatchObject({
      ...{ actor_id: null, action: 'story.correction_unscheduled' },
      details: { by: 'schedule', reason: `/lettavis/${slug}` },
    });
  });
});
