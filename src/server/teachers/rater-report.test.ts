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

/**
 * Two teachers and thirty texts, rows the first one's level, columns the second's (A1, A2, B1, B2). By hand, with Cohen's weights of
 * squared differences (Cohen 1968, Psychological Bulletin 70, 213-220): kappa = 1 - n * sum(w * o) / sum(w * r * c).
 * Rows 5, 9, 9, 7; columns 5, 10, 9, 6. Observed: 8 pairs one level off and 1 pair two off: 8 * 1 + 1 * 4 = 12, times 30 = 360.
 * Expected: one level off 5*10 + 9*5 + 9*9 + 9*10 + 9*6 + 7*9 = 383, two off 4 * (5*9 + 9*6 + 9*5 + 7*10) = 856,
 * three off 9 * (5*6 + 7*5) = 585; together 1824. Kappa = 1 - 360 / 1824.
 */
const matrix = [
  [4, 1, 0, 0],
  [1, 6, 2, 0],
  [0, 2, 6, 1],
  [0, 1, 1, 5],
] as const;
const named = ['A1', 'A2', 'B1', 'B2'] as const;

test('9.448 thirty second opinions give the quadratic weighted kappa and severity that are reckoned by hand', async () => {
  const two = ['00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000b2'] as const;
  await database.pool.query('delete from public.teacher_reviews');
  await database.pool.query('insert into auth.users (id) values ($1), ($2)', [...two]);
  let position = 100;
  for (const [row, counts] of matrix.entries())
    for (const [column, count] of counts.entries())
      for (let time = 0; time < count; time += 1)
        await plant(++position, null, [
          [two[0], named[row] ?? 'A1'],
          [two[1], named[column] ?? 'A1'],
        ]);
  const report = await database.asOwner(reportRaters);
  expect(report).toMatchObject({ judgements: 60, machine: { all: { pairs: 0 } }, teachers: { pairs: 30 } });
  const { kappa, exact, withinOne, severity } = report.teachers;
  // The first is milder in 1 + 2 + 1 pairs by one level and in one by two, the second in 1 + 2 + 1 by one.
  const byHand = { kappa: 1 - 360 / 1824, exact: 21 / 30, withinOne: 29 / 30, severity: (4 + 2 - 4) / 30 };
  expect({ kappa, exact, withinOne, severity }).toEqual({
    kappa: expect.closeTo(byHand.kappa, 10),
    exact: expect.closeTo(byHand.exact, 10),
    withinOne: expect.closeTo(byHand.withinOne, 10),
    severity: expect.closeTo(byHand.severity, 10),
  });
});
