import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Member, member } from '#server/admin/admin-fixture.ts';
import { comment, openCommunity, post, writer } from '#server/community/community-fixture.ts';
import { type Answer, call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { type Notification, notify } from './notify.ts';
import { loadPushKeys } from './push-keys.ts';
import { pushService, type TestBrowser } from './push-service-fixture.ts';
import { isPushAddress } from './send-push.ts';

let api: TestApi;
let service: Awaited<ReturnType<typeof pushService>>;
const privateHosts = new Set(['127.0.0.1']);
beforeAll(async () => {
  service = await pushService();
  api = await testApi(undefined, {
    push: { keys: null, subject: 'mailto:post@bestatt.test', privateHosts },
  });
  await openCommunity(api);
});
afterAll(async () => {
  await api.close();
  await service.close();
});

beforeEach(() => {
  service.received.length = 0;
});

async function switchOn(person: Member, browser = service.browser()): Promise<TestBrowser> {
  expect((await call(person.client, 'push-subscriptions', browser.subscription)).error).toBeNull();
  return browser;
}

async function devicesOf({ client }: Pick<Member, 'client'>) {
  const { data } = await call(client, 'push-devices', {});
  return data as unknown as {
    publicKey: string;
    devices: { id: string; current: boolean; toldAt: string | null; browser: string | null }[];
  };
}

function tell(userId: string, change: Partial<Notification> = {}): Promise<void> {
  return api.database.asService((transaction) =>
    notify(transaction, {
      ...{
        kind: 'feedback_ready',
        userId,
        actorId: null,
        subject: 'Et brev',
        link: '/app/plan',
        aboutId: null,
      },
      ...{ dedupKey: crypto.randomUUID(), now: new Date(), jobs: api.context.jobs, ...change },
    }),
  );
}

/** What arrived for a browser since the last look, read by it. */
function arrived(browser: TestBrowser) {
  const { pathname } = new URL(browser.subscription.endpoint);
  const own = service.received.filter(({ path }) => path === pathname);
  service.received.length = 0;
  return own.map(({ headers, body }) => ({ headers, message: browser.read(body), body }));
}

/** As long as retries wait. */
async function laterJobs(): Promise<readonly { state: string; retry_count: number }[]> {
  const { rows } = await api.database.pool.query(
    `update jobs.job set start_after = now() where name = 'push-notification' and state = 'retry'
     returning state, retry_count`,
  );
  return rows;
}

const code = ({ error }: Answer) => error?.code;

test('9.533 Ours, decision 173: what is listed in the app is sent to each device where that is switched on, once, encrypted for that browser alone, in the person’s language, and says what the list says; several of one discussion take each other’s place, and a device that is off hears of it within a day or not at all.', async () => {
  const [kari, ola] = [await writer(api, { name: 'Kari' }), await writer(api, { name: 'Ola' })];
  await api.database.pool.query(
    `update auth.users set raw_user_meta_data = '{"locale":"nb-NO"}' where id = $1`,
    [kari.id],
  );
  const browser = await switchOn(kari);
  const postId = await post(kari, { title: 'Om klager' });
  await comment(ola, postId, { content: 'Noe som bare står i tråden.' });
  await comment(ola, postId);
  await api.runJobs();
  const [one, two] = arrived(browser);
  const { rows } = await api.database.pool.query<{ id: string }>(
    'select id from public.notifications where user_id = $1 order by created_at',
    [kari.id],
  );
  expect(one?.message).toEqual({
    title: 'Bestått',
    body: 'Ola kommenterte «Om klager».',
    lang: 'nb',
    path: expect.stringMatching(/^\/nb\/notifications\?open=/),
    shows: `/nb/community/post/${postId}`,
    tag: expect.stringMatching(/^[\w-]{32}$/),
  });
  const opened = [one, two].map((sent) => sent?.message.path.slice(-36));
  expect(opened.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect(one?.body.toString('latin1')).not.toContain('Om klager');
  expect(() => service.browser().read(one?.body ?? Buffer.alloc(0))).toThrow();
  expect(two?.message.tag).toBe(one?.message.tag);
  expect(one?.headers).toMatchObject({
    ...{ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal', topic: one?.message.tag },
  });

  // Signed by the product's own key, for this push service (RFC 8292).
  const { publicKey } = await devicesOf(kari);
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', alg: 'ES256' };
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ ...jwk, x: x ?? '', y: y ?? '' });
  const [, token = '', sent] = /^vapid t=([^,]+), k=(.+)$/.exec(one?.headers.authorization ?? '') ?? [];
  expect(sent).toBe(publicKey);
  const { payload } = await jwtVerify(token, key, { audience: service.origin });
  expect(payload.sub).toBe('mailto:post@bestatt.test');

  // Told once, whoever tells it again; nothing goes out where the transaction did not happen, or is not wanted in the app.
  await tell(kari.id, { dedupKey: 'again' });
  await tell(kari.id, { dedupKey: 'again' });
  await Promise.all([api.runJobs(), api.runJobs()]);
  expect(arrived(browser).map(({ message }) => message.body)).toEqual([
    'Tilbakemelding fra en lærer er klar: Et brev.',
  ]);
  await expect(
    api.database.asService(async (transaction) => {
      await notify(transaction, {
        ...{
          kind: 'reply',
          userId: kari.id,
          actorId: null,
          subject: 'Never',
          link: '/community',
          aboutId: null,
        },
        ...{ dedupKey: 'never', now: new Date(), jobs: api.context.jobs },
      });
      throw new Error('it did not happen');
    }),
  ).rejects.toThrow('it did not happen');
  await kari.client
    .from('notification_choices')
    .insert({ user_id: kari.id, kind: 'feedback_ready', in_app: false, mail: 'daily' });
  await tell(kari.id);
  // Read meanwhile, or too old.
  await tell(kari.id, { kind: 'reply' });
  await kari.client.from('notifications').update({ read_at: new Date().toISOString() }).is('read_at', null);
  await tell(kari.id, { kind: 'reply', now: new Date(Date.now() - 25 * 3600_000) });
  await api.runJobs();
  expect(arrived(browser)).toEqual([]);

  await tell(kari.id, { kind: 'session_reminder', subject: 'Å handle', link: '/app/language-cafe/x' });
  await api.runJobs();
  expect(arrived(browser)[0]?.headers).toMatchObject({ ttl: '3600', urgency: 'high' });
});

test('9.535 Ours, decision 173: an address that its push service no longer knows (404, 410) is forgotten; one that is busy or down (429, 5xx, a broken line) is asked again by the queue with growing pauses and then given up; one that refuses us is shown to administrators.', async () => {
  const kari = await member(api);
  const browser = await switchOn(kari);
  for (const answer of [429, 503, 'broken'] as const) {
    service.answer(answer);
    await tell(kari.id);
    await api.runJobs();
    expect(arrived(browser)).toHaveLength(1);
    expect(await laterJobs()).toHaveLength(1);
    service.answer(201);
    await api.runJobs();
    expect(arrived(browser)).toHaveLength(1);
    expect(await laterJobs()).toEqual([]);
  }
  expect((await devicesOf(kari)).devices[0]?.toldAt).not.toBeNull();

  // For good: after the last try it is over, and nobody has to clean up.
  service.answer(500);
  await tell(kari.id);
  await api.runJobs();
  let tries = 1;
  while ((await laterJobs()).length > 0) {
    await api.runJobs();
    tries += 1;
  }
  expect(tries).toBe(7);
  const letters = async () =>
    (await api.database.pool.query(`select output from jobs.job where name = 'dead-letters'`)).rows;
  expect(await letters()).toEqual([]);
  expect((await devicesOf(kari)).devices).toHaveLength(1);

  service.answer(403);
  await tell(kari.id);
  await api.runJobs();
  while ((await laterJobs()).length > 0) await api.runJobs();
  expect(await letters()).toHaveLength(1);

  for (const answer of [404, 410]) {
    service.answer(answer);
    await switchOn(kari);
    await tell(kari.id);
    await api.runJobs();
    expect((await devicesOf(kari)).devices).toEqual([]);
    expect(await laterJobs()).toEqual([]);
  }
  service.answer(201);
});

test('9.532 Ours, decision 173: notifications come to a device where its owner has switched them on, and only there: each session has one browser, signing out ends it, another person’s browser is nobody’s to take, and no address leads into the house.', async () => {
  const kari = await member(api);
  const ola = await member(api);
  const phone = api.client('198.51.100.251');
  const { error } = await phone.auth.signInWithPassword({
    email: kari.email,
    password: 'et fjell i solnedgang',
  });
  expect(error).toBeNull();
  const [first, second] = [await switchOn(kari), await switchOn({ ...kari, client: phone })];
  const { devices } = await devicesOf(kari);
  expect(devices.map(({ current }) => current)).toEqual([true, false]);
  // The browser made itself a new address: it takes the old one's place.
  const renewed = await switchOn(kari);
  expect((await devicesOf(kari)).devices).toHaveLength(2);

  // Whoever knows an address and not its keys gets nothing by it; whoever sits at the browser has both.
  const stolen = { ...service.browser().subscription, endpoint: second.subscription.endpoint };
  expect(code(await call(ola.client, 'push-subscriptions', stolen))).toBe('push_address_taken');
  await switchOn(ola, renewed);
  expect((await devicesOf(kari)).devices.map(({ current }) => current)).toEqual([false]);
  await tell(kari.id);
  await api.runJobs();
  expect(service.received.map(({ path }) => path)).toEqual([new URL(second.subscription.endpoint).pathname]);
  expect(arrived(second)).toHaveLength(1);
  expect(arrived(first)).toEqual([]);

  // Nobody sees or removes another's; one's own by the list.
  const [own] = (await devicesOf(kari)).devices;
  await ola.client
    .from('push_subscriptions')
    .delete()
    .eq('id', own?.id ?? '');
  expect((await devicesOf(kari)).devices).toHaveLength(1);
  expect(
    (
      await ola.client
        .from('push_subscriptions')
        .select('id')
        .eq('id', own?.id ?? '')
    ).data,
  ).toEqual([]);
  expect((await kari.client.from('push_subscriptions').select('endpoint')).error?.code).toBe('42501');
  await phone.auth.signOut({ scope: 'local' });
  expect((await devicesOf(kari)).devices).toEqual([]);
  const third = await switchOn(kari);
  await kari.client
    .from('push_subscriptions')
    .delete()
    .eq('id', (await devicesOf(kari)).devices[0]?.id ?? '');
  await tell(kari.id);
  await api.runJobs();
  expect(arrived(third)).toEqual([]);

  const { subscription } = service.browser();
  for (const endpoint of [
    ...['http://push.example/a', 'https://10.0.0.7/a', 'https://[::1]/a', 'https://push.example:8443/a'],
    ...['https://a:b@push.example/a', 'ftp://push.example/a', 'no address'],
  ])
    expect(code(await call(kari.client, 'push-subscriptions', { ...subscription, endpoint }))).toBe(
      'push_address',
    );
  const offCurve = { ...subscription, p256dh: `B${'A'.repeat(86)}` };
  expect(code(await call(kari.client, 'push-subscriptions', offCurve))).toBe('push_address');
  expect(isPushAddress('https://fcm.googleapis.com/fcm/send/abc', new Set())).toBe(true);
  expect(isPushAddress(subscription.endpoint, new Set())).toBe(false);
});

test('processes that start together on an empty database end up with one pair of keys (9.533)', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => loadPushKeys(api.database)));
  expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
});
