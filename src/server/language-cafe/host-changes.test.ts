import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HostedSession } from '#domain/language-cafe/session-views.ts';
import { deletePerson } from '#server/accounts/delete-person.ts';
import { findPerson } from '#server/accounts/person.ts';
import type { Member } from '#server/admin/admin-fixture.ts';
import { writer } from '#server/community/community-fixture.ts';
import { mailsTo } from '#server/discounts/code-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { guest, host, join, leave, newSession } from './cafe-fixture.ts';
import { cafeJobs } from './cafe-jobs.ts';

let api: TestApi;
let now = new Date();
let teacher: Member;
let leaver: Member;
let kari: Member;
let ola: Member;
beforeAll(async () => {
  api = await testApi(undefined, {
    now: () => now,
    cafe: { meetingServer: 'https://jitsi.example.no' },
  });
  teacher = await writer(api, { name: 'Lise Lærer', roles: ['teacher'] });
  leaver = await writer(api, { name: 'Tore Vert', roles: ['host'] });
  kari = await guest(api);
  ola = await guest(api, 'Ola');
  await api.database.pool.query(
    `update auth.users set raw_user_meta_data = '{"locale": "nb-NO"}' where id = $1`,
    [ola.id],
  );
  await api.database.pool.query(`update public.license_users set expires_at = '2033-01-01'`);
});
afterAll(() => api.close());

const change = (by: Member, body: object) => call(by.client, 'host-changes', body);
const hosted = async (by: Member) =>
  (await call(by.client, 'host-sessions', {})).data as { upcoming: HostedSession[]; past: HostedSession[] };
/** A session as its host sends it changed. */
const changed = (sessionId: string, fields: object) => {
  const {
    kind: _kind,
    weeks: _weeks,
    requestKey: _key,
    ...session
  } = newSession(now) as Record<string, unknown>;
  return { kind: 'change', sessionId, ...session, ...fields };
};
async function told(by: Member): Promise<readonly string[]> {
  const { data } = await by.client.from('notifications').select('kind').order('created_at');
  return (data ?? []).map(({ kind }) => String(kind));
}
async function forget(): Promise<void> {
  await api.database.pool.query('delete from public.notifications');
  await api.database.pool.query('delete from bestatt.dev_inbox');
}
async function sweep(at: string | Date): Promise<void> {
  now = new Date(at);
  const job = cafeJobs(api.context).find(({ definition }) => definition.name === 'cafe-sweep');
  await job?.run({}, { signal: new AbortController().signal, isLastTry: true });
  await api.runJobs();
}
const subjects = async ({ email }: Member) => (await mailsTo(api, email)).map(({ subject }) => subject);

test('9.474 Ours, decision 162: teachers, administrators and those whom an administrator has given the role of a host make sessions with topic, level, start, length, 2 to 20 seats and a note, once or for up to 12 weeks at the same time by the clock in Norway; sent again it makes nothing new, and no host is in two places at once.', async () => {
  now = new Date('2031-10-01T12:00:00Z');
  await api.database.pool.query(
    `insert into public.conversation_sheets values ('food', 'A1', 'Mat', 'Food', '{}')`,
  );
  const body = newSession(now, { title: '', topic: 'food', start: '2031-10-14T18:00', weeks: 3, link: '' });
  const made = await change(teacher, body);
  expect((await change(teacher, body)).data).toEqual(made.data);
  const { upcoming } = await hosted(teacher);
  expect(upcoming.map(({ startsAt, title, following }) => [startsAt, title, following])).toEqual([
    ['2031-10-14T16:00:00.000Z', 'Mat', 3],
    ['2031-10-21T16:00:00.000Z', 'Mat', 2],
    // Winter time has come.
    ['2031-10-28T17:00:00.000Z', 'Mat', 1],
  ]);
  const links = upcoming.map(({ link }) => link);
  for (const link of links) expect(link).toMatch(/^https:\/\/jitsi\.example\.no\/bestatt-[0-9a-f]{32}$/);
  expect(new Set(links).size).toBe(3);

  const codeOf = async (fields: object) => (await change(teacher, newSession(now, fields))).error?.code;
  expect(await codeOf({ start: '2031-10-21T18:30' })).toBe('host_busy');
  expect(await codeOf({ title: '' })).toBe('title_missing');
  expect(await codeOf({ topic: 'no-such-sheet' })).toBe('sheet_not_found');
  expect(await codeOf({ start: '2031-10-01T13:00' })).toBe('start_past');
  expect(await codeOf({ seats: 21 })).toBe('wrong_shape');
  expect(await codeOf({ weeks: 13 })).toBe('wrong_shape');
  expect((await change(kari, newSession(now))).error?.code).toBe('role_needed');
  expect((await change(leaver, changed(String(made.data?.sessionId), {}))).error?.code).toBe(
    'session_not_found',
  );

  const { data } = await call(kari.client, 'cafe-sessions', { level: 'A2' });
  expect(data).toMatchObject({ mayHost: false });
  expect(data?.sessions).toMatchObject([
    { hostName: 'Lise', hostIsTeacher: true, isHost: false, own: null, topic: 'food' },
    ...Array(2).fill({ title: 'Mat' }),
  ]);
  expect((await call(kari.client, 'cafe-sessions', { level: 'B2' })).data?.sessions).toEqual([]);
  for (const { id } of upcoming) await change(teacher, { kind: 'cancel', sessionId: id, following: true });
});

test('9.477 Ours, decision 162: those who signed up are told in the app and, if they want, by a mail of its own, of a seat that they get, of another time or place, of a session that is cancelled, alone or with those that follow, also because its host is gone; they are reminded a day and an hour before, unless they signed up later, and asked how it was.', async () => {
  await forget();
  now = new Date('2031-11-03T12:00:00Z');
  const start = '2031-11-05T18:00';
  const first = await host(api, teacher, { start, seats: 2, weeks: 3 });
  const second = (await hosted(teacher)).upcoming[1]?.id ?? '';
  const third = await guest(api, 'Tredje');
  await api.database.pool.query(`update public.license_users set expires_at = '2033-01-01'`);
  for (const person of [kari, ola, third]) await join(person, first);
  await join(kari, second);

  // Another time is told to everybody, another link to those with a seat, another note to nobody.
  await change(teacher, changed(first, { start, seats: 2, note: 'Bare norsk' }));
  await change(
    teacher,
    changed(first, { start, seats: 2, note: 'Bare norsk', link: 'https://meet.example.no/b' }),
  );
  expect(await Promise.all([kari, ola, third].map(told))).toEqual([
    ['session_changed'],
    ['session_changed'],
    [],
  ]);
  const later = { start: '2031-11-05T19:00', link: 'https://meet.example.no/b' };
  expect((await change(teacher, changed(first, { ...later, seats: 2 }))).error).toBeNull();
  expect(await told(third)).toEqual(['session_changed']);
  // One seat more is for who waits.
  await change(teacher, changed(first, { ...later, seats: 3 }));
  expect(await told(third)).toEqual(['session_changed', 'session_seat']);
  expect((await change(teacher, changed(first, { ...later, seats: 2 }))).error?.code).toBe('seats_taken');
  await api.runJobs();
  expect(await subjects(ola)).toContain('Språkkafeen din er endret');
  const [mail] = await mailsTo(api, third.email);
  expect(mail?.text).toContain('5 November 2031 at 19:00');

  await forget();
  await kari.client
    .from('notification_choices')
    .insert({ user_id: kari.id, kind: 'session_reminder', in_app: true, mail: 'off' });
  await leave(third, first);
  await sweep('2031-11-04T17:59:59Z');
  expect(await told(kari)).toEqual([]);
  await sweep('2031-11-04T18:00:00Z');
  await sweep('2031-11-04T18:05:00Z');
  // Too late for the reminder of a day.
  await join(third, first);
  await sweep('2031-11-05T16:00:00Z');
  expect(await told(kari)).toEqual(['session_reminder']);
  expect([await subjects(kari), await subjects(ola), await subjects(third)]).toEqual([
    [],
    ['Språkkafeen din er innen et døgn'],
    [],
  ]);
  await sweep('2031-11-05T17:00:00Z');
  await sweep('2031-11-05T17:05:00Z');
  expect(await subjects(third)).toEqual(['Your session in the language café begins within the hour']);
  await sweep('2031-11-05T19:00:00Z');
  await sweep('2031-11-05T19:05:00Z');
  expect(await told(third)).toEqual(['session_reminder', 'session_feedback']);

  await forget();
  expect((await change(teacher, { kind: 'cancel', sessionId: first, following: true })).error?.code).toBe(
    'session_begun',
  );
  await change(teacher, { kind: 'cancel', sessionId: second, following: true });
  await change(teacher, { kind: 'cancel', sessionId: second, following: true });
  expect(await told(kari)).toEqual(['session_cancelled']);
  expect((await hosted(teacher)).upcoming).toEqual([]);
  expect((await join(ola, second)).error?.code).toBe('session_cancelled');
  const own = (await call(kari.client, 'cafe-sessions', { mine: true })).data?.sessions;
  expect(own).toMatchObject([{ id: second, cancelled: true }, { id: first }]);
});

test('a session whose host hosts no more, or is gone, is cancelled, and a seat whose holder is gone is filled (9.477)', async () => {
  await forget();
  now = new Date('2031-12-01T12:00:00Z');
  const kept = await host(api, teacher, { start: '2031-12-04T18:00', seats: 2 });
  const left = await host(api, leaver, { start: '2031-12-05T18:00' });
  const gone = await guest(api, 'Den som går');
  await api.database.pool.query(`update public.license_users set expires_at = '2033-01-01'`);
  for (const person of [gone, ola, kari]) await join(person, kept);
  await join(kari, left);
  const remove = ({ id }: Member) =>
    api.database.asOwner(async (transaction) => {
      const person = await findPerson(transaction, id);
      if (person) await deletePerson(transaction, person);
    });
  await remove(gone);
  await remove(leaver);
  await sweep('2031-12-01T12:05:00Z');
  expect((await told(kari)).toSorted()).toEqual(['session_cancelled', 'session_seat']);
  const { rows } = await api.database.pool.query(
    'select host_id, note, link, cancelled_at is not null as cancelled from public.cafe_sessions where id = $1',
    [left],
  );
  expect(rows).toEqual([{ host_id: null, note: '', link: null, cancelled: true }]);
  await api.database.pool.query(`delete from public.user_roles where user_id = $1`, [teacher.id]);
  await sweep('2031-12-01T12:10:00Z');
  expect(await told(ola)).toEqual(['session_cancelled']);
});
