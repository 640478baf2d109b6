import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, member } from '#server/admin/admin-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { guest, host, join, leave, newSession } from './cafe-fixture.ts';

let api: TestApi;
let now = new Date();
let people: readonly Member[];
let teacher: Member;
let other: Member;
beforeAll(async () => {
  api = await testApi(undefined, { now: () => now });
  teacher = await member(api, 'teacher');
  other = await member(api, 'host');
  const made: Member[] = [];
  for (let number = 1; number <= 30; number += 1) made.push(await guest(api, `Gjest ${number}`));
  people = made;
});
afterAll(() => api.close());

/** Of everybody who signed up, in the order of their numbers. */
async function placesOf(sessionId: string): Promise<readonly { user_id: string; seated: boolean }[]> {
  const { rows } = await api.database.pool.query<{ user_id: string; seated: boolean }>(
    `select user_id, seated_at is not null as seated from public.cafe_sign_ups where session_id = $1 order by number`,
    [sessionId],
  );
  return rows;
}

const one = (number: number) => people[number] as Member;
const shown = async (by: Member, sessionId: string) =>
  (await call(by.client, 'cafe-session', { sessionId })).data?.session as Record<string, unknown>;

test('9.475 Ours, decision 162: of thirty people who sign up for five seats at once five have a seat and the others wait in order; whoever leaves gives the seat to the first who waits; nobody has seats in two sessions at one time, and from the start on nobody comes or goes.', async () => {
  const sessionId = await host(api, teacher);
  const answers = await Promise.all(people.map((person) => join(person, sessionId)));
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
  expect(answers.filter(({ data }) => data?.hasSeat)).toHaveLength(5);
  const places = await placesOf(sessionId);
  expect(places.map(({ seated }) => seated)).toEqual([...Array(5).fill(true), ...Array(25).fill(false)]);

  const byId = (id: string | undefined) => people.find((person) => person.id === id) as Member;
  const [first, second] = [byId(places[5]?.user_id), byId(places[6]?.user_id)];
  expect(await shown(second, sessionId)).toMatchObject({
    ...{ taken: 5, waiting: 25, own: { kind: 'waiting', number: 2 } },
  });
  // Somebody who waits leaves: the others keep their order. Then one with a seat.
  await leave(first, sessionId);
  expect((await shown(second, sessionId)).own).toEqual({ kind: 'waiting', number: 1 });
  expect((await leave(byId(places[0]?.user_id), sessionId)).data).toEqual({ hasSeat: false });
  expect((await shown(second, sessionId)).own).toEqual({ kind: 'seat' });
  const told = await second.client.from('notifications').select('kind, subject, link');
  expect(told.data).toEqual([
    { kind: 'session_seat', subject: 'Om mat', link: `/app/language-cafe/${sessionId}` },
  ]);

  // Coming again is coming last; doing it twice changes nothing.
  expect((await join(first, sessionId)).data).toEqual({ hasSeat: false });
  const after = await placesOf(sessionId);
  expect((await join(first, sessionId)).data).toEqual({ hasSeat: false });
  expect(await placesOf(sessionId)).toEqual(after);
  expect(after.at(-1)?.user_id).toBe(first.id);

  const overlapping = await host(api, other, { minutes: 90 });
  expect((await join(second, overlapping)).error?.code).toBe('another_session');
  expect((await join(first, overlapping)).error?.code).toBe('another_session');
  now = new Date(now.getTime() + 4 * 86_400_000);
  expect((await join(byId(places[0]?.user_id), sessionId)).error?.code).toBe('session_begun');
  expect((await leave(second, sessionId)).error?.code).toBe('session_begun');
});

test('seats are never given twice while some come and others leave (9.475)', async () => {
  const sessionId = await host(api, teacher, { seats: 4 });
  const [early, late] = [people.slice(0, 15), people.slice(15)];
  await Promise.all(early.map((person) => join(person, sessionId)));
  const most = Promise.all(
    Array.from({ length: 12 }, async () => {
      const { rows } = await api.database.pool.query<{ taken: number }>(
        'select count(*)::int as taken from public.cafe_sign_ups where session_id = $1 and seated_at is not null',
        [sessionId],
      );
      return rows[0]?.taken ?? 0;
    }),
  );
  await Promise.all([
    ...early.map((person) => leave(person, sessionId)),
    ...late.map((person) => join(person, sessionId)),
  ]);
  expect(Math.max(...(await most))).toBeLessThanOrEqual(4);
  const places = await placesOf(sessionId);
  expect(places.map(({ user_id }) => user_id).toSorted()).toEqual(late.map(({ id }) => id).toSorted());
  expect(places.map(({ seated }) => seated)).toEqual([...Array(4).fill(true), ...Array(11).fill(false)]);
});

test('one person who signs up for two sessions of one time at once gets into one of them (9.475)', async () => {
  const times = { start: '2031-01-08T18:00' };
  now = new Date('2031-01-06T12:00:00Z');
  await api.database.pool.query(`update public.license_users set expires_at = '2032-01-01'`);
  const ids = [await host(api, teacher, times), await host(api, other, times)];
  const answers = await Promise.all(ids.map((sessionId) => join(one(0), sessionId)));
  expect(answers.map(({ error }) => error?.code ?? 'in').toSorted()).toEqual(['another_session', 'in']);
  expect((await join(teacher, ids[0] as string)).error?.code).toBe('licence_needed');
});

test('9.476 Ours, decision 162: the link of a session is any address of a meeting over TLS, or a room that nobody guesses at the Jitsi server that is set up; it is given to the host and those with a seat alone, from a quarter of an hour before the start to the end.', async () => {
  now = new Date('2031-02-03T12:00:00Z');
  const sessionId = await host(api, teacher, { seats: 2, start: '2031-02-04T18:00', minutes: 30 });
  for (const person of people.slice(0, 3)) await join(person, sessionId);
  const links = async () => {
    const found = await Promise.all([0, 1, 2, 3].map((number) => shown(one(number), sessionId)));
    return found.map(({ link }) => link);
  };
  const link = 'https://meet.example.no/cafe';
  const closed = [null, null, null, null];
  for (const [at, expected] of [
    ['2031-02-04T16:44:59Z', closed],
    ['2031-02-04T16:45:00Z', [link, link, null, null]],
    ['2031-02-04T17:29:59Z', [link, link, null, null]],
    ['2031-02-04T17:30:00Z', closed],
  ] as const) {
    now = new Date(at);
    expect(await links(), at).toEqual(expected);
  }
  now = new Date('2031-02-03T12:00:00Z');
  const wrong = newSession(now, { start: '2031-02-04T20:00', link: 'http://meet.example.no' });
  expect((await call(teacher.client, 'host-changes', wrong)).error?.code).toBe('link_invalid');
  const none = newSession(now, { start: '2031-02-04T20:00', link: '' });
  expect((await call(teacher.client, 'host-changes', none)).error?.code).toBe('link_needed');
});

test('9.478 Ours, decision 162: after the end those who had a seat say once how it was, from 1 to 5 and in a line; the host reads it without names.', async () => {
  now = new Date('2031-03-03T12:00:00Z');
  const sessionId = await host(api, teacher, { seats: 2, start: '2031-03-04T18:00', minutes: 30 });
  for (const person of people.slice(0, 3)) await join(person, sessionId);
  const rate = (by: Member, rating: number, comment = '') =>
    call(by.client, 'cafe-sign-ups', { kind: 'rate', sessionId, rating, comment });
  expect((await rate(one(0), 5)).error?.code).toBe('not_over');
  now = new Date('2031-03-04T17:30:00Z');
  expect((await rate(one(0), 4, 'Fin prat.')).data).toEqual({ hasSeat: true });
  await rate(one(1), 5);
  // The first word stands.
  await rate(one(0), 1, 'Nei.');
  for (const outsider of [one(2), one(3)]) expect((await rate(outsider, 1)).error?.code).toBe('no_seat');
  const { data } = await call(teacher.client, 'host-session', { sessionId });
  expect(data?.session).toMatchObject({
    feedback: [
      { rating: 5, comment: null },
      { rating: 4, comment: 'Fin prat.' },
    ],
  });
  for (const { id } of people.slice(0, 3)) expect(JSON.stringify(data)).not.toContain(id);
  expect((await shown(one(0), sessionId)).rated).toBe(true);
});
