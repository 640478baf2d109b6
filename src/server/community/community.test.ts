import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletePerson } from '#server/accounts/delete-person.ts';
import { auditAbout, listed, type Member, member } from '#server/admin/admin-fixture.ts';
import { call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { comment, idOf, newPost, openCommunity, post, vote, writer } from './community-fixture.ts';
import { communityJobs } from './community-jobs.ts';

let api: TestApi;
let kari: Member;
let now = new Date();
beforeAll(async () => {
  api = await testApi(undefined, { now: () => now });
  await openCommunity(api);
  kari = await writer(api, { settled: true });
});
afterAll(() => api.close());

async function row(table: string, id: string) {
  const { rows } = await api.database.pool.query(`select * from public.community_${table} where id = $1`, [
    id,
  ]);
  return rows[0];
}

async function profile(id: string) {
  const { data } = await api.client().from('community_user_profiles').select().eq('id', id);
  return data?.[0];
}

describe('the card of somebody who writes', () => {
  test('7.2, 3.2 GET community_user_profiles: filter by id, one row', async () => {
    const one = await writer(api, { name: 'Ana Sofía Pérez' });
    expect(await profile(one.id)).toBeUndefined();
    const own = await one.client.from('community_user_profiles').select('name').eq('id', one.id).single();
    expect(own.data).toEqual({ name: 'Ana' });
    await post(one);
    expect(await profile(one.id)).toMatchObject({
      name: 'Ana',
      country: null,
      posts: 1,
      comments: 0,
      upvotes: 0,
    });
  });

  test('9.370 others see the name that a person chose for the community, by default the first name, and a country if they want', async () => {
    const one = await writer(api, { name: 'Li Wei' });
    await post(one);
    const changed = await one.client
      .from('community_user_profiles')
      .update({ name: 'Wei fra Bergen', country: 'CN' })
      .eq('id', one.id)
      .select('name');
    expect(changed.error).toBeNull();
    expect(await profile(one.id)).toMatchObject({ name: 'Wei fra Bergen', country: 'CN' });
  });

  test.each([
    'Bestått',
    'bestatt support',
    'Moderator',
    'A',
    ' Kari',
    'Ka\u202Eri',
    '<b>Kari',
    'K'.repeat(61),
  ])('a name that speaks for us, cannot be seen or is no name is refused: %s (9.370)', async (name) => {
    const { error } = await kari.client.from('community_user_profiles').update({ name }).eq('id', kari.id);
    expect(error?.code).toBe('23514');
  });

  test('nobody changes their own counts, nor another’s card (9.370)', async () => {
    const one = await writer(api);
    const counts = await kari.client.from('community_user_profiles').update({ upvotes: 9 }).eq('id', kari.id);
    expect(counts.error?.code).toBe('42501');
    await kari.client.from('community_user_profiles').update({ name: 'Ikke meg' }).eq('id', one.id);
    expect((await row('user_profiles', one.id)).name).toBe('Kari');
  });
});

describe('9.371 each category has a purpose and a pinned opening post by Bestått in either language', () => {
  test('they are there for everybody, and another start changes nothing', async () => {
    await openCommunity(api);
    const { data: categories } = await api.client().from('community_categories').select().gt('position', 0);
    expect(categories?.map(({ id }) => id)).toContain('ask-a-teacher');
    const { data: openings } = await api
      .client()
      .from('community_posts')
      .select('category_id, language, written_by, user_id, content_html')
      .is('pinned', true);
    expect(openings).toHaveLength(2 * (categories?.length ?? 0));
    for (const one of openings ?? []) {
      expect(one).toMatchObject({ written_by: 'bestatt', user_id: null });
      expect(one.content_html).toMatch(/^<p>/);
    }
  });
});

describe('9.374 what is written', () => {
  test('4.23 a post is created, edited, deleted; who writes it follows it', async () => {
    const id = await post(kari);
    expect(await row('posts', id)).toMatchObject({
      content_html: '<p>Jeg skal <strong>klage</strong> på en regning.</p>\n',
      excerpt: 'Jeg skal klage på en regning.',
      user_id: kari.id,
    });
    const follows = await kari.client.from('community_follows').select('post_id').eq('post_id', id);
    expect(follows.data).toHaveLength(1);
    const {
      kind: _,
      requestKey: __,
      ...fields
    } = newPost({ title: 'En ny tittel' }) as Record<string, unknown>;
    await call(kari.client, 'community-posts', { kind: 'edit', postId: id, ...fields });
    expect(await row('posts', id)).toMatchObject({ title: 'En ny tittel', edited_at: expect.any(Date) });
    const history = await kari.client.from('community_revisions').select('title').eq('post_id', id);
    expect(history.data).toEqual([{ title: 'Hvordan skriver jeg en klage?' }]);
    await call(kari.client, 'community-posts', { kind: 'delete', postId: id });
    expect((await api.client().from('community_posts').select('id').eq('id', id)).data).toEqual([]);
    expect(await row('posts', id)).toMatchObject({ title: '', content: '', tags: [] });
  });

  test('4.24 comment: post, reply, delete; one that is answered leaves its place', async () => {
    const postId = await post(kari);
    const first = idOf(await comment(kari, postId), 'commentId');
    const reply = idOf(await comment(kari, postId, { parentId: first }), 'commentId');
    const deeper = idOf(await comment(kari, postId, { parentId: reply }), 'commentId');
    expect(await row('comments', deeper)).toMatchObject({ parent_id: reply, root_id: first });
    expect(await row('comments', first)).toMatchObject({ replies: 2 });
    await call(kari.client, 'community-comments', { kind: 'delete', commentId: first });
    expect(await row('comments', first)).toMatchObject({
      content: '',
      content_html: '',
      deleted_at: expect.any(Date),
    });
    await call(kari.client, 'community-comments', { kind: 'delete', commentId: deeper });
    expect(await row('comments', deeper)).toBeUndefined();
    expect(await row('posts', postId)).toMatchObject({ comments: 1 });
  });

  test('sent again, because the answer got lost, it is the same', async () => {
    const body = newPost();
    const first = await call(kari.client, 'community-posts', body);
    expect((await call(kari.client, 'community-posts', body)).data).toEqual(first.data);
    const requestKey = crypto.randomUUID();
    const postId = idOf(first, 'postId');
    const one = await comment(kari, postId, { requestKey });
    expect((await comment(kari, postId, { requestKey })).data).toEqual(one.data);
    expect(await row('posts', postId)).toMatchObject({ comments: 1 });
  });

  test.each([
    [{ title: 'Hva' }, 'title_short'],
    [{ title: '\u200B\u200B\u200B\u200B' }, 'title_short'],
    [{ title: 'a'.repeat(161) }, 'title_long'],
    [{ content: ' \n ' }, 'text_empty'],
    [{ content: 'a'.repeat(20_001) }, 'text_long'],
    [{ tags: ['en', 'to', 'tre', 'fire', 'fem', 'seks'] }, 'too_many_tags'],
    [{ tags: ['<b>'] }, 'tag_wrong'],
    [{ categoryId: 'no-such' }, 'category_not_found'],
    [{ language: 'de' }, 'wrong_shape'],
  ])('%j is refused with a code', async (change, code) => {
    expect((await call(kari.client, 'community-posts', newPost(change))).error?.code).toBe(code);
  });

  test('6.9 a signed-in user edits and deletes their own posts and comments, and nobody else’s', async () => {
    const other = await writer(api);
    const postId = await post(kari);
    const commentId = idOf(await comment(kari, postId), 'commentId');
    const { kind: _, requestKey: __, ...fields } = newPost() as Record<string, unknown>;
    const tried = [
      await call(other.client, 'community-posts', { kind: 'edit', postId, ...fields }),
      await call(other.client, 'community-posts', { kind: 'delete', postId }),
      await call(other.client, 'community-comments', {
        kind: 'edit',
        commentId,
        language: 'nb',
        content: 'Min',
      }),
      await call(other.client, 'community-comments', { kind: 'delete', commentId }),
    ];
    expect(tried.map(({ error }) => error?.code)).toEqual([
      ...['post_not_found', 'post_not_found', 'comment_not_found', 'comment_not_found'],
    ]);
    const own = await call(kari.client, 'community-comments', {
      kind: 'edit',
      commentId,
      language: 'nb',
      content: 'Mitt',
    });
    expect(own.error).toBeNull();
  });
});

test('6.5 a visitor cannot post, comment or vote; nor can a guest, or an account without a profile', async () => {
  const postId = await post(kari);
  const guest = await visitor(api, '198.51.100.251');
  const signedOut = api.client('198.51.100.252');
  for (const [client, code] of [
    [guest, 'account_needed'],
    [signedOut, 'not_signed_in'],
  ] as const) {
    const by = { client, id: '', email: '' };
    const tried = [
      await call(client, 'community-posts', newPost()),
      await comment(by, postId),
      await vote(by, postId),
    ];
    expect(tried.map(({ error }) => error?.code)).toEqual([code, code, code]);
  }
  const fresh = await member(api);
  expect((await comment(fresh, postId)).error?.code).toBe('profile_needed');
});

test('5.7, 6.11 posting in Ask a teacher needs PLUS or higher', async () => {
  const one = await writer(api);
  const ask = () => call(one.client, 'community-posts', newPost({ categoryId: 'ask-a-teacher' }));
  expect((await ask()).error?.code).toBe('plus_needed');
  await api.database.pool.query(
    `insert into public.license_users (user_id, tier, started_at, expires_at, source)
     values ($1, 11, now() - interval '1 day', now() + interval '1 day', 'admin')`,
    [one.id],
  );
  expect((await ask()).error).toBeNull();
});

describe('9.377 votes, comments and posts are counted right however many come at once', () => {
  test('forty people vote, take back and comment at the same moment, and the sums agree with the rows', {
    timeout: 120_000,
  }, async () => {
    const author = await writer(api, { settled: true });
    const postId = await post(author);
    const people = [];
    for (let number = 0; number < 20; number += 1) people.push(await writer(api));
    await Promise.all(people.flatMap((one) => [vote(one, postId), comment(one, postId), vote(one, postId)]));
    expect(await row('posts', postId)).toMatchObject({ votes: 20, comments: 20 });
    await Promise.all(
      people.flatMap((one, at) => [vote(one, postId, { on: at % 2 === 0 }), comment(one, postId)]),
    );
    expect(await row('posts', postId)).toMatchObject({ votes: 10, comments: 40 });
    expect(await profile(author.id)).toMatchObject({ upvotes: 10, posts: 1 });
    // An account that goes takes its votes along.
    await api.database.pool.query('delete from auth.users where id = $1', [people[0]?.id]);
    expect(await row('posts', postId)).toMatchObject({ votes: 9, comments: 40 });
    const { rows: wrong } = await api.database.pool.query(
      `select p.id from public.community_posts p where p.votes <> (
           select count(*) from public.community_votes v where v.post_id = p.id and v.comment_id is null)
         or p.comments <> (select count(*) from public.community_comments c
           where c.post_id = p.id and c.hidden_at is null and c.deleted_at is null)`,
    );
    expect(wrong).toEqual([]);
    const { rows: sums } = await api.database.pool.query(
      `select c.id from public.community_categories c left join lateral (
         select count(*) as posts, coalesce(sum(p.comments), 0) as comments, coalesce(sum(p.votes), 0) as votes
         from public.community_posts p where p.category_id = c.id and p.hidden_at is null and p.deleted_at is null
       ) as s on true where (c.posts, c.comments, c.upvotes) <> (s.posts, s.comments, s.votes)`,
    );
    expect(sums).toEqual([]);
  });

  test('a vote for one’s own words is refused, and one for a comment counts there', async () => {
    const one = await writer(api);
    const postId = await post(kari);
    const commentId = idOf(await comment(kari, postId), 'commentId');
    expect((await vote(kari, postId)).error?.code).toBe('own_words');
    expect((await vote(one, postId, { commentId })).data).toEqual({ votes: 1 });
    expect(await row('posts', postId)).toMatchObject({ votes: 0 });
    const theirs = await kari.client.from('community_votes').select().eq('post_id', postId);
    expect(theirs.data).toEqual([]);
  });
});

test('9.379 who votes or comments on a post follows it by itself, until they unfollow it', async () => {
  const one = await writer(api);
  const [voted, commented] = [await post(kari), await post(kari)];
  await vote(one, voted);
  await comment(one, commented);
  const follows = async () => {
    const { data } = await one.client.from('community_follows').select('post_id');
    return data?.map(({ post_id }) => post_id).toSorted();
  };
  expect(await follows()).toEqual([voted, commented].toSorted());
  await call(one.client, 'community-follows', { postId: voted, on: false });
  expect(await follows()).toEqual([commented]);
  expect((await kari.client.from('community_follows').select().eq('user_id', one.id)).data).toEqual([]);
});

test('9.378 a view counts once a person a day, and who it was is forgotten', async () => {
  const postId = await post(kari);
  const one = await writer(api);
  const view = (client = one.client) => call(client, 'community-views', { postId });
  expect((await view()).data).toEqual({ counted: true });
  expect((await view()).data).toEqual({ counted: false });
  expect((await view(api.client('203.0.113.9'))).data).toEqual({ counted: true });
  expect((await view(api.client('203.0.113.9'))).data).toEqual({ counted: false });
  expect(await row('posts', postId)).toMatchObject({ views: 2 });
  const { rows } = await api.database.pool.query(
    'select viewer from bestatt.community_views where post_id = $1',
    [postId],
  );
  expect(JSON.stringify(rows)).not.toContain(one.id);
  const before = now;
  now = new Date(now.getTime() + 3 * 86_400_000);
  expect((await view()).data).toEqual({ counted: true });
  const running = { signal: new AbortController().signal, isLastTry: false };
  for (const job of communityJobs(api.context)) await job.run({}, running);
  const left = await api.database.pool.query('select 1 from bestatt.community_views where post_id = $1', [
    postId,
  ]);
  expect(left.rows).toHaveLength(1);
  now = before;
});

describe('newcomers are slowed (9.382)', () => {
  test('9.382 somebody new has one link in a text and three posts a day; others have more', async () => {
    const fresh = await writer(api);
    const links = { content: 'Se https://a.no og https://b.no' };
    expect((await call(fresh.client, 'community-posts', newPost(links))).error?.code).toBe('too_many_links');
    expect((await call(kari.client, 'community-posts', newPost(links))).error).toBeNull();
    for (let time = 0; time < 3; time += 1)
      expect((await call(fresh.client, 'community-posts', newPost())).error).toBeNull();
    expect((await call(fresh.client, 'community-posts', newPost())).error?.code).toBe('too_much_today');
  });

  test('ten at once get no more through than three', async () => {
    const fresh = await writer(api);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(fresh.client, 'community-posts', newPost())),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(3);
  });
});

test('6.7 a signed-in user has community posting, commenting, voting and following', async () => {
  const one = await writer(api);
  const postId = await post(kari);
  const done = [
    await call(one.client, 'community-posts', newPost()),
    await comment(one, postId),
    await vote(one, postId),
    await call(one.client, 'community-follows', { postId, on: true }),
  ];
  expect(done.map(({ error }) => error)).toEqual([null, null, null, null]);
});

describe('reports and moderation', () => {
  test('9.380 a post or comment is reported to the moderators with a reason, and they see it without who reported it', async () => {
    const moderator = await writer(api, { roles: ['moderator'] });
    const one = await writer(api);
    const postId = await post(kari, { title: 'Kjøp svarene her' });
    const report = () => call(one.client, 'community-reports', { postId, commentId: null, reason: 'spam' });
    expect((await report()).error).toBeNull();
    expect((await report()).error).toBeNull();
    const list = async () =>
      listed<{ postId: string }>(await call(moderator.client, 'community-report-list', {}), 'reports').filter(
        (found) => found.postId === postId,
      );
    expect(await list()).toMatchObject([{ reason: 'spam', title: 'Kjøp svarene her', writer: 'Kari' }]);
    expect(JSON.stringify(await list())).not.toContain(one.id);
    const hide = { action: 'hide', postId, commentId: null, reason: 'Reklame for juks' };
    expect((await call(moderator.client, 'community-moderation', hide)).data).toEqual({ done: true });
    expect(await list()).toEqual([]);
  });

  test('9.381 moderators hide, lock, pin, move and suspend with a reason that stands in the audit log', async () => {
    const moderator = await writer(api, { roles: ['moderator'] });
    const one = await writer(api, { settled: true });
    const postId = await post(one);
    const commentId = idOf(await comment(one, postId, { content: 'Et stygt ord' }), 'commentId');
    const act = (action: string, also: object = {}) =>
      call(moderator.client, 'community-moderation', {
        ...{ action, postId, commentId: null, reason: 'En grunn', ...also },
      });
    expect((await act('hide', { commentId })).data).toEqual({ done: true });
    expect((await act('hide', { commentId })).data).toEqual({ done: false });
    expect(await row('comments', commentId)).toMatchObject({ content: '', hidden_at: expect.any(Date) });
    await act('show', { commentId });
    expect(await row('comments', commentId)).toMatchObject({ content: 'Et stygt ord', hidden_at: null });
    await act('lock');
    expect((await comment(one, postId)).error?.code).toBe('post_locked');
    await act('unlock');
    await act('pin');
    await act('move', { categoryId: 'speaking' });
    expect(await row('posts', postId)).toMatchObject({ pinned: true, category_id: 'speaking' });
    await act('hide');
    const seen = (by: Member) => by.client.from('community_posts').select('id').eq('id', postId);
    expect((await seen(kari)).data).toEqual([]);
    expect((await seen(one)).data).toHaveLength(1);
    expect((await seen(moderator)).data).toHaveLength(1);
    await act('show');
    await act('suspend', { days: 7 });
    expect((await comment(one, postId)).error?.code).toBe('suspended');
    await act('unsuspend');
    expect((await comment(one, postId)).error).toBeNull();
    const actions = (await auditAbout(api, one.id)).map(({ action }) => action);
    expect(actions).toEqual(
      ['hide', 'show', 'lock', 'unlock', 'pin', 'move', 'hide', 'show', 'suspend', 'unsuspend'].map(
        (action) => `community.${action}`,
      ),
    );
  });
});

test('9.383 what somebody wrote stays when the account goes, as a deleted person’s', async () => {
  const one = await writer(api);
  const postId = await post(one);
  const commentId = idOf(await comment(one, postId), 'commentId');
  await api.database.asOwner((transaction) =>
    deletePerson(transaction, {
      ...{ id: one.id, addresses: [one.email], proved: [one.email], email: one.email, locale: 'en-GB' },
    }),
  );
  expect(await row('posts', postId)).toMatchObject({ user_id: null, comments: 1 });
  expect(await row('comments', commentId)).toMatchObject({ user_id: null });
});
