import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, member } from '#server/admin/admin-fixture.ts';
import { writer } from '#server/community/community-fixture.ts';
import { mailsTo } from '#server/discounts/code-fixture.ts';
import { sweepMails } from '#server/mails/chosen-mails.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { notificationJobs } from './notification-jobs.ts';
import { forgetNotifications, type Notification, notify } from './notify.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const dayMs = 24 * 60 * 60 * 1000;
/** Friday of the week before this one, about noon in Norway: links in mails are valid by the real clock. */
const friday = new Date(Math.floor(Date.now() / dayMs) * dayMs + 11 * 60 * 60 * 1000);
friday.setUTCDate(friday.getUTCDate() - ((friday.getUTCDay() + 6) % 7) - 3);
/** So many days after that Friday, at an hour of UTC. */
const at = (days: number, hour: number) =>
  new Date(friday.getTime() + days * dayMs + (hour - 11) * 60 * 60 * 1000);

function tell(userId: string | null, change: Partial<Notification> = {}): Promise<void> {
  const dedupKey = crypto.randomUUID();
  return api.database.asService((transaction) =>
    notify(transaction, {
      ...{ kind: 'reply', userId, actorId: null, subject: 'Om klager', link: '/community', aboutId: null },
      ...{ dedupKey, now: friday, jobs: api.context.jobs, ...change },
    }),
  );
}

async function told({ client }: Member) {
  const { data } = await client
    .from('notifications')
    .select('kind, subject, read_at, actor:community_user_profiles(name)')
    .eq('listed', true)
    .order('created_at');
  return data ?? [];
}

test('9.460 Ours, decision 152: people are told of what others do, in the transaction that does it and once, never of their own doing or that of somebody they have blocked; a title that is gone leaves the list, and all leave it after 180 days.', async () => {
  const [kari, ola] = [await writer(api, { name: 'Kari' }), await writer(api, { name: 'Ola' })];
  await api.database.pool.query('update public.community_user_profiles set first_wrote_at = now()');
  await tell(kari.id, { actorId: ola.id, dedupKey: 'reply:1' });
  await tell(kari.id, { actorId: ola.id, dedupKey: 'reply:1' });
  await tell(kari.id, { actorId: kari.id });
  await tell(null);
  await expect(
    api.database.asService(async (transaction) => {
      await notify(transaction, {
        ...{ kind: 'reply', userId: kari.id, actorId: null, subject: 'Never', link: '/community' },
        ...{ aboutId: null, dedupKey: 'never', now: friday, jobs: api.context.jobs },
      });
      throw new Error('it did not happen');
    }),
  ).rejects.toThrow('it did not happen');
  expect(await told(kari)).toEqual([
    { kind: 'reply', subject: 'Om klager', read_at: null, actor: { name: 'Ola' } },
  ]);
  expect(await told(ola)).toEqual([]);

  await api.database.pool.query('insert into public.community_blocks values ($1, $2)', [kari.id, ola.id]);
  await tell(kari.id, { actorId: ola.id, kind: 'mention' });
  expect(await told(kari)).toHaveLength(1);

  const aboutId = crypto.randomUUID();
  await tell(kari.id, {
    ...{ kind: 'moderation', aboutId, subject: 'x'.repeat(300) },
    now: new Date(friday.getTime() + 1000),
  });
  expect((await told(kari))[1]?.subject).toHaveLength(200);
  await api.database.asService((transaction) => forgetNotifications(transaction, aboutId));
  expect(await told(kari)).toHaveLength(1);
  const sweep = (now: Date) =>
    notificationJobs(
      { ...api.context, now: () => now },
      {
        settings: { keys: null, subject: 'https://bestatt.test', privateHosts: new Set() },
        keys: () => Promise.reject(),
      },
    )[0];
  const running = { signal: new AbortController().signal, isLastTry: false };
  await sweep(at(179, 11))?.run({}, running);
  expect(await told(kari)).toHaveLength(1);
  await sweep(at(181, 11))?.run({}, running);
  expect(await told(kari)).toHaveLength(0);
});

test('9.461 Ours, decision 152: each kind of notification is chosen by itself, in the app and in a mail once a day, once a week or never; what is wanted in neither is not kept.', async () => {
  const kari = await member(api);
  const choose = (inApp: boolean, mail: string) =>
    kari.client
      .from('notification_choices')
      .upsert({ user_id: kari.id, kind: 'reply', in_app: inApp, mail }, { onConflict: 'user_id,kind' });
  expect((await choose(false, 'off')).error).toBeNull();
  await tell(kari.id);
  const kept = async () =>
    (await api.database.pool.query('select listed from public.notifications where user_id = $1', [kari.id]))
      .rows;
  expect(await kept()).toEqual([]);
  expect((await choose(false, 'weekly')).error).toBeNull();
  await tell(kari.id);
  expect(await kept()).toEqual([{ listed: false }]);
  await tell(kari.id, { kind: 'mention' });
  expect(await told(kari)).toEqual([expect.objectContaining({ kind: 'mention' })]);
  const { error } = await kari.client
    .from('notifications')
    .update({ read_at: friday.toISOString() })
    .eq('kind', 'mention');
  expect(error).toBeNull();
  expect((await told(kari))[0]?.read_at).not.toBeNull();
});

test('9.462 Ours, decision 152: what is not read is gathered in one mail in the morning, weekly kinds on a Monday, each thing once; a press in the mail stops it without a login.', async () => {
  const kari = await member(api);
  const sweep = (now: Date) => sweepMails({ ...api.context, now: () => now });
  const subjects = async () => (await mailsTo(api, kari.email)).map(({ subject }) => subject);
  await kari.client
    .from('notification_choices')
    .insert({ user_id: kari.id, kind: 'mention', in_app: true, mail: 'weekly' });
  await tell(kari.id);
  await tell(kari.id, { subject: 'Om prøven' });
  await tell(kari.id, { kind: 'mention', subject: 'Om uka' });
  await sweep(at(0, 15));
  expect(await subjects()).toEqual([]);
  await sweep(at(1, 9));
  await sweep(at(1, 10));
  await sweep(at(2, 10));
  expect(await subjects()).toEqual(['2 new notifications on Bestått']);
  await sweep(at(3, 10));
  const [first, second] = await mailsTo(api, kari.email);
  const mails = [first, second].map((mail) => mail?.subject).sort();
  expect(mails).toEqual(['2 new notifications on Bestått', 'Something new for you on Bestått']);
  await tell(kari.id, { now: at(3, 12) });
  await kari.client.from('notifications').update({ read_at: friday.toISOString() }).is('read_at', null);
  await sweep(at(4, 10));
  expect(await subjects()).toHaveLength(2);
  await tell(kari.id, { now: at(4, 12) });
  const token = decodeURIComponent(/token=([\w%.-]+)/.exec(second?.text ?? '')?.[1] ?? '');
  const stopped = await call(api.client(), 'unsubscribes', { token });
  expect(stopped.data).toEqual({ stopped: 'notifications' });
  await sweep(at(5, 10));
  expect(await subjects()).toHaveLength(2);
});
