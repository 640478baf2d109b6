import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '#server/admin/admin-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { comment, idOf, openCommunity, post, vote, writer } from './community-fixture.ts';

let api: TestApi;
let [kari, ola, mo]: Member[] = [];
let now = new Date();
beforeAll(async () => {
  api = await testApi(undefined, { now: () => now });
  await openCommunity(api);
  kari = await writer(api, { settled: true, name: 'Kari' });
  ola = await writer(api, { settled: true, name: 'Ola' });
  mo = await writer(api, { name: 'Mo', roles: ['moderator'] });
});
afterAll(() => api.close());

const people = () => ({ kari: kari as Member, ola: ola as Member, mo: mo as Member });

async function told({ client }: Member) {
  const { data } = await client
    .from('notifications')
    .select('kind, link, actor:community_user_profiles(name)')
    .order('created_at', { ascending: false });
  return (data ?? []).map(({ kind, actor }) => [
    kind,
    (actor as unknown as { name: string } | null)?.name ?? null,
  ]);
}

describe('who hears of a comment (9.460)', () => {
  test('9.467 Ours, decision 154: a comment that names somebody who takes part in the discussion tells them, once, whoever has that name; quoted words tell nobody.', async () => {
    const { kari, ola } = people();
    const postId = await post(kari);
    const first = idOf(await comment(ola, postId), 'commentId');
    expect(await told(kari)).toEqual([['comment', 'Ola']]);
    now = new Date(now.getTime() + 1000);
    await comment(kari, postId, { content: 'Takk, @ola! Hilsen meg.' });
    expect(await told(ola)).toEqual([['mention', 'Kari']]);
    now = new Date(now.getTime() + 1000);
    await comment(kari, postId, { content: 'Og @ola, dette er til deg.', parentId: first });
    expect(await told(ola)).toEqual([
      ['reply', 'Kari'],
      ['mention', 'Kari'],
    ]);
    await comment(kari, postId, { content: '> sa @Ola\n\nog `@Ola`, og post@ola.no og @Olav' });
    expect(await told(ola)).toHaveLength(2);
    const { data } = await ola.client.from('notifications').select('link').eq('kind', 'reply');
    expect(data?.[0]?.link).toMatch(`/community/post/${postId}?thread=${first}#comment-`);
    // What is deleted leaves the list.
    await call(ola.client, 'community-comments', { kind: 'delete', commentId: first });
    expect(await told(kari)).toEqual([]);
  });

  test('who wrote it hears of what a moderator does, and not by whom', async () => {
    const { ola, mo } = people();
    const postId = await post(ola);
    const before = (await told(ola)).length;
    await call(mo.client, 'community-moderation', {
      ...{ action: 'lock', postId, commentId: null, reason: 'Off topic' },
    });
    expect(await told(ola)).toHaveLength(before + 1);
    expect((await told(ola)).filter(([kind]) => kind === 'moderation')).toEqual([['moderation', null]]);
  });
});

test('9.468 Ours, decision 154: whoever is blocked is not told of it, tells the one who blocked them nothing, cannot answer them, and their words are folded for them; nobody else reads who blocks whom.', async () => {
  const { kari, ola } = people();
  const postId = await post(kari);
  await comment(ola, postId);
  const block = (by: Member, personId: string, on: boolean) =>
    call(by.client, 'community-blocks', { personId, on });
  expect((await block(kari, kari.id, true)).error).toMatchObject({ code: 'own_words' });
  expect((await block(kari, crypto.randomUUID(), true)).error).toMatchObject({ code: 'person_not_found' });
  expect((await block(kari, ola.id, true)).data).toEqual({ blocked: true });
  expect((await block(kari, ola.id, true)).data).toEqual({ blocked: true });
  expect((await comment(ola, postId)).error).toMatchObject({ code: 'cannot_reply' });
  expect((await ola.client.from('community_blocks').select()).data).toEqual([]);
  expect((await kari.client.from('community_blocks').select('blocked_id')).data).toEqual([
    { blocked_id: ola.id },
  ]);
  const other = await post(ola);
  const before = await told(kari);
  const answer = idOf(await comment(kari, other), 'commentId');
  expect((await comment(ola, other, { parentId: answer })).error).toMatchObject({ code: 'cannot_reply' });
  await comment(ola, other, { content: 'Hei @Kari' });
  expect(await told(kari)).toEqual(before);
  expect((await block(kari, ola.id, false)).data).toEqual({ blocked: false });
  expect((await comment(ola, postId)).error).toBeNull();
});

test('9.469 Ours, decision 154: a moderator merges a discussion into another: what began it and its comments stand there with their votes, counts agree, and the old address leads there.', async () => {
  const { kari, ola, mo } = people();
  const [from, to] = [await post(kari, { title: 'Klage på *strøm*' }), await post(ola)];
  const said = idOf(await comment(ola, from), 'commentId');
  await comment(kari, from, { parentId: said });
  await comment(kari, to);
  await vote(kari, from, { commentId: said });
  const categories = async () =>
    (
      await api.database.pool.query(
        'select sum(posts)::int as posts, sum(comments)::int as comments from public.community_categories',
      )
    ).rows[0];
  const before = await categories();
  const merge = (targetId: string) =>
    call(mo.client, 'community-moderation', {
      ...{ action: 'merge', postId: from, commentId: null, targetId, reason: 'The same question' },
    });
  expect((await merge(from)).error).toMatchObject({ code: 'post_not_found' });
  expect((await merge(to)).data).toEqual({ done: true });
  expect(await categories()).toEqual({ posts: before.posts - 1, comments: before.comments + 1 });
  const visitor = api.client();
  const { data: target } = await visitor.from('community_posts').select('comments').eq('id', to).single();
  const { data: comments } = await visitor
    .from('community_comments')
    .select('content, votes, user_id')
    .eq('post_id', to)
    .order('created_at');
  expect(target?.comments).toBe(comments?.length);
  expect(comments).toContainEqual(
    expect.objectContaining({
      ...{ user_id: kari.id, content: expect.stringContaining('**Klage på \\*strøm\\***') },
    }),
  );
  expect(comments?.some(({ votes }) => votes === 1)).toBe(true);
  expect((await visitor.from('community_posts').select('id').eq('id', from)).data).toEqual([]);
  expect((await visitor.rpc('merged_discussion', { post: from })).data).toBe(to);
  const last = await post(kari);
  await call(mo.client, 'community-moderation', {
    ...{ action: 'merge', postId: to, commentId: null, targetId: last, reason: 'Once more' },
  });
  expect((await visitor.rpc('merged_discussion', { post: from })).data).toBe(last);
});

test('9.464 Ours, decision 153: lists show whoever is signed in what is new since they last looked, and nobody else reads when they did; by name they are seen to read only if they want it.', async () => {
  const { kari, ola } = people();
  const postId = await post(ola);
  const look = (by: Member) => call(by.client, 'community-views', { postId });
  await look(kari);
  const visits = async (by: Member) =>
    (await by.client.from('community_visits').select('seen_at').eq('post_id', postId)).data;
  expect(await visits(kari)).toEqual([{ seen_at: expect.any(String) }]);
  expect(await visits(ola)).toEqual([]);
  const readers = async (by: Member) => (await by.client.rpc('discussion_readers', { post: postId })).data;
  expect(await readers(ola)).toEqual([]);
  await kari.client.from('community_user_profiles').update({ shows_reading: true }).eq('id', kari.id);
  await api.database.pool.query('update public.community_visits set seen_at = now()');
  expect(await readers(ola)).toEqual([{ name: 'Kari' }]);
  expect(await readers(kari)).toEqual([]);
  const visitor = await api.client().rpc('discussion_readers', { post: postId });
  expect(visitor.error).not.toBeNull();
});
