import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftExample } from '#domain/reading/story-draft-fixture.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { draftSound, storySound } from './story-sounds.ts';

let database: TestDatabase;
let id: string;
const draft = draftExample();
beforeAll(async () => {
  database = await testDatabase();
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into public.story_drafts (content, source) values ($1, '{}') returning id`,
    [JSON.stringify(draft)],
  );
  id = rows[0]?.id ?? '';
});
afterAll(() => database.drop());

test('9.483 a draft is heard as its page will be, by its id alone', async () => {
  const clip = await draftSound(database, { slug: id, level: 'A2', place: 2 });
  expect(clip?.script).toEqual([{ speaker: 'A', text: 'Den står i skogen.' }]);
  expect(await draftSound(database, { slug: id, level: 'A2', place: 99 })).toBeNull();
  expect(await draftSound(database, { slug: crypto.randomUUID(), level: 'A2', place: 1 })).toBeNull();
  expect(await storySound(database, { slug: draft.slug, level: 'A2', place: 1 })).toBeNull();
});

test('with the voice that it has when it is published', async () => {
  const heard = await draftSound(database, { slug: id, level: 'B1', place: 1 });
  await database.pool.query(
    `insert into public.stories (slug, topic, status, published_at) values ($1, 'nature', 'published', now())`,
    [draft.slug],
  );
  await database.pool.query(
    `insert into public.story_versions (slug, level, title, lead, paragraphs, words) values ($1, 'B1', 'T', 'L', $2, 1)`,
    [draft.slug, draft.versions.B1.text.split('\n\n')],
  );
  expect(await storySound(database, { slug: draft.slug, level: 'B1', place: 1 })).toEqual(heard);
});
