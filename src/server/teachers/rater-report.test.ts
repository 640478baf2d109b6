import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Level } from '#domain/levels/levels.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { writeRows } from '#server/testing/security/access-rows.ts';
import { reportRaters } from './rater-report.ts';

const owner = '00000000-0000-4000-8000-000000000010';
const [mild, strict] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await writeRows(database, { id: owner, tag: 'owner' });
  await database.pool.query(`insert into auth.users (id) values ($1), ($2)`, [mild, strict]);
});
afterAll(() => database.drop());

/** An answer with the machine's level, and what one or two teachers said of it. */
async function plant(position: number, machine: Level | null, judged: readonly (readonly [string, Level])[]) {
  await database.asOwner(async ({ query }) => {
    const [sitting] = await query<{ id: string }>(
      `insert into public.sittings (user_id, request_key, kind, settings, chance)
       values ($1, 'sitting-' || $2, 'level', '{}', 0.5) returning id`,
      [owner, position],
    );
    await query(
      `insert into public.sitting_tasks (sitting_id, position, task_id, a, b, c, weight, key_hash)
       values ($1, 0, 'task-owner', 1, 1, 0, 1, 'hash')`,
      [sitting?.id],
    );
    const feedback = { by: 'rules', criteria: [{ criterion: 'grammar', level: machine }] };
    const [submission] = await query<{ id: string }>(
      `insert into public.submissions (user_id, sitting_id, position, task_id, kind, status, submitted_at, assessed_at,
         feedback, estimated_level)
       values ($1, $2, 0, 'task-owner', 'write', $3, now(), now(), $4, $5) returning id`,
      [owner, sitting?.id, machine ? 'assessed' : 'unassessed', machine && JSON.stringify(feedback), machine],
    );
    const [request] = await query<{ id: string }>(
      `insert into public.teacher_requests (user_id, submission_id, kind, task_level, language, priority, due_at)
       values ($1, $2, 'write', 'A2', 'nb', 'usual', now()) returning id`,
      [owner, submission?.id],
    );
    for (const [index, [teacher, level]] of judged.entries())
      await query(
        `insert into public.teacher_reviews (request_id, teacher_id, place, status, locked_until, level, criteria, submitted_at)
         values ($1, $2, $3, 'submitted', now(), $4, $5, now())`,
        [request?.id, teacher, index + 1, level, JSON.stringify([{ criterion: 'grammar', level }])],
      );
  });
}

test('9.448 the report compares teachers with the machine and with one another, and says who is milder', async () => {
  await plant(1, 'A2', [
    [mild, 'B1'],
    [strict, 'A2'],
  ]);
  await plant(2, 'B1', [
    [mild, 'B2'],
    [strict, 'A2'],
  ]);
  await plant(3, 'A1', [[mild, 'A1']]);
  // The machine said nothing of it: only the teachers are compared.
  await plant(4, null, [
    [mild, 'B1'],
    [strict, 'B1'],
  ]);
  const report = await database.asOwner(reportRaters);
  expect(report).toMatchObject({
    judgements: 7,
    // B1-A2, A2-A2, B2-B1, A2-B1, A1-A1
    machine: {
      all: { pairs: 5, exact: 0.4, withinOne: 1, severity: 0.2 },
      write: { pairs: 5 },
      speak: { pairs: 0, kappa: null },
      rules: { pairs: 5 },
      model: { pairs: 0 },
    },
    criteria: { grammar: { pairs: 5, exact: 0.4 } },
    teachers: { pairs: 3, exact: 1 / 3, withinOne: 2 / 3, severity: 1 },
  });
  const of = (teacherId: string) => report.raters.find((rater) => rater.teacherId === teacherId);
  expect(of(mild)).toMatchObject({
    ...{ judgements: 4, machine: { pairs: 3, severity: 2 / 3 } },
    others: { pairs: 3, severity: 1 },
  });
  expect(of(strict)).toMatchObject({ machine: { severity: -0.5 }, others: { pairs: 3, severity: -1 } });
});
