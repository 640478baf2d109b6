import { randomInt } from 'node:crypto';
import type { FunctionInput } from '#domain/functions/functions.ts';
import type { Category } from '#domain/levels/categories.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { assembleForm, type Form } from '#domain/mocks/assemble-form.ts';
import { type StagedPart, stageTests } from '#domain/mocks/blueprint.ts';
import { dayMs } from '#domain/time/days.ts';
import { type PoolTask, type TaskPool, tasksById } from '#server/bank/task-pool.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { giveTest, stageLength } from './mock-progress.ts';
import { type AnyMockPart, type MockPart, mockPartColumns, refuse, type StoredForm } from './mock-record.ts';
import { beginOpenPart, openFormFor, tooFewTasks } from './open-starts.ts';
import { advanceRunning } from './running-part.ts';

/** Texts and clips that came within so many days are not given again, while there are others. Rule 9.294. */
const restDays = 60;

type Start = FunctionInput<'mock-starts'> & { readonly userId: string; readonly now: Date };

type Beginning = {
  readonly transaction: Transaction;
  readonly start: Start;
  readonly tasks: readonly PoolTask[];
};

/**
 * Rule 9.290. `mock-starts`: begins a part of a mock exam. Its form is assembled and its time begins now. The same `requestKey`
 * again answers with the same part; one part runs at a time, as at the exam.
 */
export function mockStartsFunction(pool: TaskPool): ServerFunction {
  return defineFunction({
    name: 'mock-starts',
    access: 'session',
    tier: featureTiers.mockTests,
    demo: true,
    limit: { burst: 10, perHour: 30 },
    async run(input, { userId, context }) {
      const tasks = await pool.tasks();
      return context.database.asService(async (transaction) => {
        const start: Start = { ...input, userId, now: context.now() };
        const begun =
          (await findBegun(transaction, start)) ?? (await begin(context, { transaction, start, tasks }));
        return { partId: begun.id, examId: begun.exam_id };
      });
    },
  });
}

async function findBegun(
  { query }: Transaction,
  { userId, requestKey }: Pick<Start, 'userId' | 'requestKey'>,
): Promise<AnyMockPart | null> {
  const [begun] = await query<AnyMockPart>(
    `select ${mockPartColumns} from public.mock_parts where user_id = $1 and request_key = $2`,
    [userId, requestKey],
  );
  return begun ?? null;
}

async function begin(
  context: ServerContext,
  { transaction, start, tasks }: Beginning,
): Promise<Pick<AnyMockPart, 'id' | 'exam_id'>> {
  const { userId, requestKey, part, now } = start;
  // One beginning of a person at a time: the second sees what the first has begun.
  await transaction.query(`select pg_advisory_xact_lock(hashtextextended('mock ' || $1::text, 0))`, [userId]);
  const again = await findBegun(transaction, start);
  if (again) return again;
  const running = await advanceRunning(context, { transaction, userId });
  if (running) {
    throw new AppError({
      ...{ code: 'mock_running', status: 409, details: running.id },
      message: 'Another part of a mock exam is running.',
    });
  }
  const metLately = await readMetLately(transaction, { userId, now });
  if (part === 'write' || part === 'speak') {
    const open = { ...start, part, test: start.test ?? testMissing() };
    const form = await openFormFor(transaction, { ...open, metLately });
    return beginOpenPart(transaction, { ...open, form, tasks, examId: await examOf(transaction, start) });
  }
  const examId = await examOf(transaction, start);
  const form = formFor({ part, tasks, metLately });
  const [made] = await transaction.query<MockPart>(
    `insert into public.mock_parts (exam_id, user_id, request_key, part, form, tests, started_at, stage_started_at)
     values ($1, $2, $3, $4, $5, array['1'], $6, $6) returning ${mockPartColumns}`,
    [examId, userId, requestKey, part, JSON.stringify(form), now],
  );
  if (!made) throw new Error('a mock part vanished while it was begun');
  await giveTest(transaction, { part: made, test: '1', stage: 1 });
  const length = await stageLength(transaction, { part: made, stage: 1 });
  await transaction.query(`update public.mock_parts set stage_ms = $2 where id = $1`, [made.id, length]);
  return made;
}

/** @throws AppError 400 `test_missing` */
function testMissing(): never {
  throw new AppError({
    code: 'test_missing',
    status: 400,
    message: 'Writing and speaking are taken at a test that one chooses.',
  });
}

/** The texts, clips and pictures that came lately, in tests or mocks. */
async function readMetLately(
  { query }: Transaction,
  { userId, now }: Pick<Start, 'userId' | 'now'>,
): Promise<ReadonlySet<string>> {
  const met = await query<{ stimulus_id: string }>(
    `select distinct t.stimulus_id from (
       select g.task_id from public.sittings s join public.sitting_tasks g on g.sitting_id = s.id
         where s.user_id = $1 and s.started_at > $2
       union select g.task_id from public.mock_parts p join public.mock_tasks g on g.part_id = p.id
         where p.user_id = $1 and p.started_at > $2
     ) m join public.tasks t on t.id = m.task_id`,
    [userId, new Date(now.getTime() - restDays * dayMs)],
  );
  return new Set(met.map(({ stimulus_id }) => stimulus_id));
}

/** @throws AppError 409 `too_few_tasks` where the bank cannot fill a form: of listening while its sound is still being made. */
function formFor(of: {
  readonly part: StagedPart;
  readonly tasks: readonly PoolTask[];
  readonly metLately: ReadonlySet<string>;
}): StoredForm {
  const { part, tasks, metLately } = of;
  const made = assembleForm({ candidates: tasks, part, chance: randomInt(2 ** 40) / 2 ** 40, metLately });
  if (made.kind === 'form') return storedForm(made.form, tasks);
  throw tooFewTasks(made.test);
}

function storedForm(form: Form, tasks: readonly PoolTask[]): StoredForm {
  const byId = tasksById(tasks);
  const stored = stageTests.map((test) => [
    test,
    form[test].map(({ taskId, item, clip }) => ({
      ...{ taskId, item, clipMs: clip?.ms ?? null, keyHash: byId.get(taskId)?.keyHash },
    })),
  ]);
  return Object.fromEntries(stored) as StoredForm;
}

/** The exam that the part belongs to. @throws AppError 404 `mock_not_found`, 409 `part_taken` */
async function examOf({ query }: Transaction, { userId, examId, parts, part, now }: Start): Promise<string> {
  if (examId === null) {
    const [made] = await query<{ id: string }>(
      `insert into public.mock_exams (user_id, parts, started_at) values ($1, $2, $3) returning id`,
      [userId, withPart(parts, part), now],
    );
    return made?.id ?? '';
  }
  const [exam] = await query<{ parts: readonly Category[]; taken: boolean }>(
    `select e.parts, exists (
       select from public.mock_parts p where p.exam_id = e.id and p.part = $3 and p.status = 'finished'
     ) as taken from public.mock_exams e where e.id = $1 and e.user_id = $2`,
    [examId, userId, part],
  );
  if (!exam?.parts.includes(part)) refuse();
  if (exam.taken)
    throw new AppError({ code: 'part_taken', status: 409, message: 'This part of the mock exam was taken.' });
  return examId;
}

function withPart(parts: readonly Category[], part: Category): readonly Category[] {
  return [...new Set([part, ...parts])];
}
