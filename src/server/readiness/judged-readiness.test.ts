import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import { dayMs } from '#domain/time/days.ts';
import { apiForMocks, type TestClock } from '#server/mocks/mock-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import { type Examinee, examinee, readinessOf } from './readiness-fixture.ts';

const clock: TestClock = { at: Date.now() };
let api: TestApi;
beforeAll(async () => {
  api = await apiForMocks(clock);
});
afterAll(() => api.close());

async function partOf(person: Examinee, category: string) {
  const part = (await readinessOf(person)).parts.find((one) => one.category === category);
  if (!part) throw new Error(`${category} is not open`);
  return part;
}

type Handed = {
  readonly kind: 'write' | 'speak';
  /** Null: nobody could assess it. */
  readonly level: Level | null;
  readonly taskLevel?: TaskLevel;
  readonly daysAgo?: number;
  /** Of the tasks of its level; left out: the next one. */
  readonly task?: number;
};

let handed = 0;

/** Puts in what was handed in and judged. */
async function handIn({ id }: Examinee, of: Handed): Promise<string> {
  const { kind, level, taskLevel = 'B1', daysAgo = 1, task = handed++ } = of;
  const { rows } = await api.database.pool.query(
    `with chosen as (
       select id from public.tasks where category = $2 and level = $3 order by id offset $4 limit 1),
     sat as (
       insert into public.sittings (user_id, request_key, kind, settings, chance, started_at, status, finish_reason, finished_at)
       values ($1, gen_random_uuid()::text, 'custom', '{}', 0.5, $5, 'aborted', 'left', $5) returning id),
     given as (
       insert into public.sitting_tasks (sitting_id, position, task_id, given_at, a, b, c, weight, key_hash, answered_at)
       select sat.id, 1, chosen.id, $5, 1, 0, 0, 1, repeat('0', 64), $5 from sat, chosen returning sitting_id)
     insert into public.submissions (user_id, sitting_id, position, task_id, kind, status, text, words, submitted_at, assessed_at,
       feedback, estimated_level, reason)
     select $1, given.sitting_id, 1, chosen.id, $2, $6, '', 0, $5, $5, $7, $8, $9 from given, chosen returning id`,
    [
      ...[id, kind, taskLevel, task, new Date(clock.at - daysAgo * dayMs)],
      ...[level ? 'assessed' : 'unassessed'],
      level && JSON.stringify({ estimated: { level, low: level, high: level, certainty: 0.95 } }),
      ...[level, level ? null : 'too_short'],
    ],
  );
  return rows[0].id;
}

async function judgedByTeacher({ id }: Examinee, submissionId: string, level: Level) {
  await api.database.pool.query(
    `insert into public.teacher_requests (user_id, submission_id, kind, task_level, language, status, priority, due_at, feedback,
       level, answered_at)
     values ($1, $2, 'write', 'B1', 'en', 'answered', 'usual', now(), '{}', $3, now())`,
    [id, submissionId, level],
  );
}

describe('9.500 writing and speaking have a chance, from the estimated levels of texts and recordings', () => {
  test('of both parts, and each by itself', async () => {
    const person = await examinee(api, { clock, tier: 12 });
    for (const _ of [1, 2, 3]) await handIn(person, { kind: 'write', level: 'B2' });
    const write = await partOf(person, 'write');
    expect(write).toMatchObject({ evidence: 3, missing: 0 });
    expect(write.chance?.chance).toBeGreaterThan(0.7);
    expect(write.chance?.low).toBeLessThan(write.chance?.chance ?? 0);
    expect(await partOf(person, 'speak')).toMatchObject({ evidence: 0, missing: 3, chance: null });
    for (const _ of [1, 2, 3]) await handIn(person, { kind: 'speak', level: 'A1' });
    expect((await partOf(person, 'speak')).chance?.chance).toBeLessThan(0.3);
    expect((await partOf(person, 'write')).chance).toEqual(write.chance);
  });

  test('a teacher’s level goes before ours, also when it comes later', async () => {
    const person = await examinee(api, { clock, tier: 12 });
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) ids.push(await handIn(person, { kind: 'write', level: 'B2' }));
    const before = (await partOf(person, 'write')).chance?.chance ?? 0;
    for (const id of ids) await judgedByTeacher(person, id, 'A2');
    const part = await partOf(person, 'write');
    expect(part.evidence).toBe(3);
    expect(part.chance?.chance).toBeLessThan(before - 0.4);
  });

  test('a task counts once, and what nobody could assess not at all', async () => {
    const person = await examinee(api, { clock, tier: 12 });
    await handIn(person, { kind: 'write', level: 'B1', task: 0, daysAgo: 3 });
    await handIn(person, { kind: 'write', level: 'B2', task: 0, daysAgo: 2 });
    await handIn(person, { kind: 'write', level: null, task: 1 });
    expect(await partOf(person, 'write')).toMatchObject({ evidence: 1, missing: 2, chance: null });
  });

  test('recordings at their task’s highest estimate are that level or more', async () => {
    const person = await examinee(api, { clock, tier: 12 });
    for (const _ of [1, 2, 3]) await handIn(person, { kind: 'speak', level: 'A2', taskLevel: 'A1' });
    expect(await partOf(person, 'speak')).toMatchObject({ evidence: 3, missing: 1, practise: 'B1' });
    await handIn(person, { kind: 'speak', level: 'B1' });
    expect((await partOf(person, 'speak')).missing).toBe(0);
  });

  test('the plan gives an unlikely part more of its days', async () => {
    const days = async (person: Examinee) =>
      (await readinessOf(person)).plan
        .flatMap(({ sessions }) => sessions)
        .filter((one) => one.kind === 'practice' && one.category === 'write').length;
    const [weak, strong] = [
      await examinee(api, { clock, tier: 12 }),
      await examinee(api, { clock, tier: 12 }),
    ];
    for (const _ of [1, 2, 3]) {
      await handIn(weak, { kind: 'write', level: 'A1' });
      await handIn(strong, { kind: 'write', level: 'C1' });
    }
    expect(await days(weak)).toBeGreaterThan((await days(strong)) + 4);
  });
});
