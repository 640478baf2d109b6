import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examFacts } from '#domain/exam/facts.ts';
import { graceMs, readingMs } from '#domain/mocks/part-clock.ts';
import { dayMs, daysFrom } from '#domain/time/days.ts';
import { apiForMocks, begin, type TestClock, takeStage } from '#server/mocks/mock-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import { type Examinee, examinee, readinessOf } from './readiness-fixture.ts';

const clock: TestClock = { at: Date.now() };
let api: TestApi;
beforeAll(async () => {
  api = await apiForMocks(clock);
});
afterAll(() => api.close());

async function evidenceOf(person: Examinee, category: string): Promise<number | undefined> {
  return (await readinessOf(person)).parts.find((part) => part.category === category)?.evidence;
}

async function mocksOf(person: Examinee) {
  const { plan, today } = await readinessOf(person);
  return plan
    .flatMap(({ sessions }) => sessions)
    .flatMap((session) =>
      session.kind === 'mock' ? [{ ...session, ahead: daysFrom(today, session.day) }] : [],
    );
}

describe('9.390 what was answered in reading and listening of a mock exam counts in the chance', () => {
  test('once, of the part that was taken', async () => {
    const person = await examinee(api, { clock, tier: 10 });
    const partId = await begin(person.client, 'read');
    for (const _ of [1, 2, 3]) await takeStage({ api, client: person.client, partId }, 'right');
    expect(await evidenceOf(person, 'read')).toBe(36);
    expect(await evidenceOf(person, 'read')).toBe(36);
    expect(await evidenceOf(person, 'listen')).toBe(0);
    expect((await readinessOf(person)).parts[0]?.chance?.chance).toBeGreaterThan(0.5);
  });

  test('also when its time ran out while nobody looked; what was left open says nothing', async () => {
    const person = await examinee(api, { clock, tier: 10 });
    const partId = await begin(person.client, 'read');
    await takeStage({ api, client: person.client, partId }, 'right');
    clock.at += readingMs + graceMs + 1;
    expect(await evidenceOf(person, 'read')).toBe(8);
  });

  test('without tasks that were met before', async () => {
    const person = await examinee(api, { clock, tier: 10 });
    const partId = await begin(person.client, 'read');
    await api.database.pool.query(
      `with met as (
         insert into public.sittings (user_id, request_key, kind, settings, chance, started_at)
         values ($1, 'met-before', 'custom', '{}', 0.5, $3::timestamptz - interval '2 days') returning id)
       insert into public.sitting_tasks (sitting_id, position, task_id, given_at, a, b, c, weight, key_hash)
       select met.id, g.position, g.task_id, $3::timestamptz - interval '1 day', g.a, g.b, g.c, g.weight, g.key_hash
       from met, public.mock_tasks g where g.part_id = $2 and g.position <= 5`,
      [person.id, partId, new Date(clock.at)],
    );
    for (const _ of [1, 2, 3]) await takeStage({ api, client: person.client, partId }, 'right');
    expect(await evidenceOf(person, 'read')).toBe(31);
  });
});

describe('9.391 the plan has the parts that the package opens, and mocks of them', () => {
  test('none without a licence; with one of reading and listening, as long as the exam', async () => {
    expect(await mocksOf(await examinee(api, { clock, tier: 0 }))).toEqual([]);
    const mocks = await mocksOf(await examinee(api, { clock, tier: 10 }));
    expect(mocks.length).toBeGreaterThan(3);
    const minutes = { read: examFacts.readingMinutes.value, listen: examFacts.listeningMinutes.value.to };
    for (const { category, ...mock } of mocks)
      expect(mock.minutes).toBe(minutes[category as keyof typeof minutes]);
  });

  test('with Plus writing too, with Premium all four; their mocks take the minutes of the chosen test', async () => {
    const plus = await readinessOf(await examinee(api, { clock, tier: 11 }));
    expect(plus.parts.map(({ category }) => category)).toEqual(['read', 'listen', 'write']);
    const premium = await examinee(api, { clock, tier: 12 });
    const { parts, plan } = await readinessOf(premium);
    expect(parts.map(({ category }) => category)).toEqual(['read', 'listen', 'write', 'speak']);
    const planned = plan.flatMap(({ sessions }) => sessions);
    for (const category of ['write', 'speak'])
      expect(planned.some((one) => one.kind === 'practice' && one.category === category)).toBe(true);
    const minutes = new Map((await mocksOf(premium)).map((one) => [one.category, one.minutes]));
    expect(minutes.get('write')).toBe(examFacts.writingMinutes.value['A2–B1']);
    expect(minutes.get('speak')).toBe(examFacts.speakingMinutes.value.to);
  });

  test('the next one is a fortnight after the last', async () => {
    const person = await examinee(api, { clock, tier: 10 });
    expect((await mocksOf(person))[0]?.ahead).toBeLessThan(12);
    const partId = await begin(person.client, 'read');
    for (const _ of [1, 2, 3]) await takeStage({ api, client: person.client, partId }, 'none');
    expect((await mocksOf(person))[0]?.ahead).toBeGreaterThanOrEqual(12);
    clock.at += 2 * dayMs;
    expect((await mocksOf(person))[0]?.ahead).toBeGreaterThanOrEqual(10);
  });
});
