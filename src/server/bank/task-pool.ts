import { type TaskReading, wordsToRead } from '#domain/assessment/answer-speed.ts';
import { itemParametersOf } from '#domain/assessment/item-response.ts';
import type { Candidate } from '#domain/assessment/types.ts';
import { type Category, isOpenCategory } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { Database, Transaction } from '#server/db/database.ts';

export type PoolTask = Candidate & {
  readonly skill: string;
  readonly grammarPoint: string | null;
  readonly topic: string;
  readonly keyHash: string;
  readonly seconds: number;
  /** What there is to take in before it can be answered. */
  readonly reading: TaskReading;
};

export type TaskPool = {
  /** Every task that may be given, with how often it was given of late. Level tests draw from `markedTasks` of them. */
  readonly tasks: () => Promise<readonly PoolTask[]>;
};

const refreshMs = 60_000;
/** Sittings that exposure is counted over. */
const recentSittings = 2000;

/**
 * The tasks with their parameters, read anew once a minute: a cache that every process may have for itself.
 */
export function createTaskPool(
  database: Database,
  now: () => Date,
  { countsFastAnswers = false }: { readonly countsFastAnswers?: boolean } = {},
): TaskPool {
  let held: { readonly at: number; readonly tasks: Promise<readonly PoolTask[]> } | undefined;
  return {
    tasks() {
      const at = now().getTime();
      if (held && at - held.at < refreshMs) return held.tasks;
      const read = database.asService(readPool);
      const tasks = countsFastAnswers ? read.then(withoutReading) : read;
      tasks.catch(() => {
        held = undefined;
      });
      held = { at, tasks };
      return tasks;
    },
  };
}

const byId = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** The tasks of a pool by their ids, made once for each time that it is read. */
export function tasksById<Task extends { readonly taskId: string }>(
  tasks: readonly Task[],
): ReadonlyMap<string, Task> {
  const known = byId.get(tasks) as ReadonlyMap<string, Task> | undefined;
  const made = known ?? new Map(tasks.map((task) => [task.taskId, task]));
  byId.set(tasks, made);
  return made;
}

const marked = new WeakMap<object, readonly PoolTask[]>();

/** Those with a key: the same list for the same pool, since the engine keeps what it computes from it. */
export function markedTasks(tasks: readonly PoolTask[]): readonly PoolTask[] {
  const made = marked.get(tasks) ?? tasks.filter(({ category }) => !isOpenCategory(category));
  marked.set(tasks, made);
  return made;
}

/** With nothing to take in no answer is too fast. Rule 9.180. */
function withoutReading(tasks: readonly PoolTask[]): readonly PoolTask[] {
  return tasks.map((task) => ({ ...task, reading: { stimulusWords: 0, taskWords: 0, clipMs: null } }));
}

type Row = {
  id: string;
  stimulus_id: string;
  category: Category;
  level: TaskLevel;
  topic: string;
  kind: string;
  skill: string;
  grammar_point: string | null;
  difficulty: number;
  guessing: number;
  parts: number;
  seconds: number;
  key_hash: string;
  a: number | null;
  b: number | null;
  c: number | null;
  responses: number | null;
  shown: unknown;
  stimulus: unknown;
  clip_ms: number | null;
};

/** Demos tell everybody the same story. */
const counts = `kind = 'level' and user_id not in (select id from public.users where demo_until is not null)`;

async function readPool(transaction: Transaction): Promise<readonly PoolTask[]> {
  const rows = await transaction.query<Row>(
    `select t.id, t.stimulus_id, t.category, t.level, t.topic, t.kind, t.skill, t.grammar_point, t.difficulty,
       t.guessing, t.parts, t.seconds, t.key_hash, p.a, p.b, p.c, p.responses, t.public as shown, s.public as stimulus,
       x.duration_ms as clip_ms
     from public.tasks t join public.stimuli s on s.id = t.stimulus_id
     left join public.clips x on x.stimulus_id = t.stimulus_id left join public.task_parameters p on p.task_id = t.id
     where t.retired_at is null and t.withdrawn_at is null order by t.id`,
  );
  const givenOften = await transaction.query<{ task_id: string; given: number }>(
    `select task_id, count(*)::int as given from public.sitting_tasks
     where sitting_id in (
       select id from public.sittings where ${counts} order by started_at desc limit $1
     ) group by task_id`,
    [recentSittings],
  );
  const [{ sittings = 0 } = {}] = await transaction.query<{ sittings: number }>(
    `select count(*)::int as sittings from (select from public.sittings where ${counts} limit $1) as recent`,
    [recentSittings],
  );
  const given = new Map(givenOften.map((row) => [row.task_id, row.given]));
  return rows.map((row) => poolTask(row, { given: given.get(row.id) ?? 0, sittings }));
}

function poolTask(row: Row, exposure: { given: number; sittings: number }): PoolTask {
  const first = itemParametersOf({
    difficulty: row.difficulty,
    options: row.guessing > 0 ? 1 / row.guessing : null,
    gaps: row.parts,
    responses: row.responses ?? 0,
  });
  return {
    taskId: row.id,
    stimulusId: row.stimulus_id,
    category: row.category,
    level: row.level,
    kind: row.kind,
    topic: row.topic,
    skill: row.skill,
    grammarPoint: row.grammar_point,
    keyHash: row.key_hash,
    seconds: row.seconds,
    item: { ...first, a: row.a ?? first.a, b: row.b ?? first.b, c: row.c ?? first.c },
    exposure,
    reading: {
      stimulusWords: wordsToRead(row.stimulus),
      taskWords: wordsToRead(row.shown),
      clipMs: row.clip_ms,
    },
  };
}
