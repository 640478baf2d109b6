import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '#server/admin/admin-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { comment, idOf, openCommunity, post, vote, writer } from './community-fixture.ts';

let api: TestApi;
let asker: Member;
let helper: Member;
let teacher: Member;
beforeAll(async () => {
  api = await testApi();
  await openCommunity(api);
  asker = await writer(api, { settled: true });
  helper = await writer(api, { settled: true });
  teacher = await writer(api, { settled: true, roles: ['teacher'] });
  await api.database.pool.query(
    `insert into public.license_users (user_id, tier, started_at, expires_at, source)
     values ($1, 11, now() - interval '1 day', now() + interval '1 day', 'admin')`,
    [asker.id],
  );
});
afterAll(() => api.close());

const ask = () => post(asker, { categoryId: 'ask-a-teacher', title: 'Når heter det ei?' });
const answer = async (by: Member, postId: string) => idOf(await comment(by, postId), 'commentId');
const accept = (by: Member, postId: string, commentId: string | null) =>
  call(by.client, 'community-acceptances', { postId, commentId });

async function question(postId: string) {
  const { data } = await api
    .client()
    .from('community_posts')
    .select('answered:teacher_answered_at, accepted:accepted_comment_id')
    .eq('id', postId)
    .single();
  return data;
}

describe('9.449 a teacher’s answer to a question is marked, and the question answered as long as one stands', () => {
  test('another’s answer is not, nor a teacher’s elsewhere; deleted, the question waits again', async () => {
    const postId = await ask();
    await answer(helper, postId);
    expect(await question(postId)).toEqual({ answered: null, accepted: null });
    const commentId = await answer(teacher, postId);
    expect((await question(postId))?.answered).not.toBeNull();
    const elsewhere = await post(asker);
    await answer(teacher, elsewhere);
    const { data } = await api
      .client()
      .from('community_comments')
      .select('byTeacher:by_teacher, user_id')
      .in('post_id', [postId, elsewhere])
      .order('created_at');
    expect(data?.map(({ byTeacher }) => byTeacher)).toEqual([false, true, false]);
    // A vote leaves it as it is.
    await vote(helper, postId, { commentId });
    expect((await question(postId))?.answered).not.toBeNull();
    await call(teacher.client, 'community-comments', { kind: 'delete', commentId });
    expect((await question(postId))?.answered).toBeNull();
  });

  test('the asker accepts an answer of somebody else’s, and nobody else does; the writer is told', async () => {
    const postId = await ask();
    const own = await answer(asker, postId);
    const help = await answer(helper, postId);
    expect((await accept(asker, postId, own)).error?.code).toBe('own_words');
    expect((await accept(helper, postId, help)).error?.code).toBe('post_not_found');
    expect((await accept(asker, await ask(), help)).error?.code).toBe('comment_not_found');
    expect((await accept(asker, postId, help)).data).toEqual({ accepted: help });
    expect((await question(postId))?.accepted).toBe(help);
    const { data } = await helper.client.from('notifications').select('kind').eq('kind', 'answer_accepted');
    expect(data).toHaveLength(1);
    await call(helper.client, 'community-comments', { kind: 'delete', commentId: help });
    expect((await question(postId))?.accepted).toBeNull();
  });

  test('the response time is the median of those that were answered in the last 30 days', async () => {
    await api.database.pool.query(`update public.community_posts set teacher_answered_at = null`);
    const hours = [2, 6, 40];
    for (const waited of hours) {
      const postId = await ask();
      await api.database.pool.query(
        `update public.community_posts set created_at = now() - make_interval(hours => $2), teacher_answered_at = now() where id = $1`,
        [postId, waited],
      );
    }
    const old = await ask();
    await api.database.pool.query(
      `update public.community_posts set created_at = now() - interval '60 days',
         teacher_answered_at = now() - interval '31 days' where id = $1`,
      [old],
    );
    const { data } = await api.client().rpc('teacher_response_time');
    expect(data).toEqual([{ minutes: 360, answers: 3 }]);
  });
});
