import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import type { TestSettings } from '#domain/assessment/settings.ts';
import type { Answer, ItemParameters, ReviewedAnswer } from '#domain/assessment/types.ts';
import { arrivalOf, type OpenPartSettings } from '#domain/mocks/open-part.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Rows, Step } from '#server/db/pipeline.ts';
import { AppError } from '#server/http/errors.ts';

export type Sitting = {
  readonly id: string;
  readonly chance: number;
  readonly status: 'active' | 'finished' | 'aborted';
  /** The tier of the learner's licence when the sitting was begun, 0 without one. */
  readonly tier: number;
} & (
  | { readonly kind: 'level'; readonly settings: TestSettings }
  | { readonly kind: 'custom'; readonly settings: CustomSettings }
  /** Holds what is written or said in a part of a mock exam, which has the same id. */
  | { readonly kind: 'mock'; readonly settings: OpenPartSettings }
);

/** The columns of a `Sitting`. */
export const sittingColumns = 'id, kind, settings, chance, status, tier';

export type GivenTask = {
  readonly position: number;
  readonly taskId: string;
  readonly stimulusId: string;
  readonly givenAt: Date;
  readonly answeredAt: Date | null;
  readonly answered: boolean;
  readonly shown: boolean;
  readonly response: unknown;
  readonly answer: ReviewedAnswer;
};

/**
 * Rule 6.17. The user's own sitting, locked until the transaction ends, so that two requests cannot answer at once.
 * @throws AppError 404 `sitting_not_found`, also for somebody else's.
 */
export async function lockSitting(
  transaction: Transaction,
  { sittingId, userId }: { readonly sittingId: string; readonly userId: string },
): Promise<Sitting> {
  const [sitting] = await transaction.query<Sitting>(
    `select ${sittingColumns} from public.sittings where id = $1 and user_id = $2 for update`,
    [sittingId, userId],
  );
  return found(sitting);
}

/** The same as a step of a pipeline; `lockedSitting` reads its rows. */
export function lockStep(sittingId: string, userId: string): Step {
  return {
    name: 'lock-sitting',
    text: `select to_json(s) from (
        select ${sittingColumns} from public.sittings where id = $1 and user_id = $2 for update
      ) s`,
    values: [sittingId, userId],
  };
}

/** @throws AppError 404 `sitting_not_found` */
export function lockedSitting(rows: Rows): Sitting {
  const text = rows[0]?.[0];
  return found(text ? (JSON.parse(text) as Sitting) : undefined);
}

function found(sitting: Sitting | undefined): Sitting {
  if (!sitting)
    throw new AppError({
      code: 'sitting_not_found',
      status: 404,
      message: 'There is no such test of yours.',
    });
  return sitting;
}

/** @throws AppError 409 `sitting_over` when the sitting was finished or aborted, or the time of its part of a mock exam is up. */
export function requireActive(sitting: Sitting, now: Date): void {
  if (sitting.status !== 'active' || isTimeUp(sitting, now)) {
    throw new AppError({
      code: 'sitting_over',
      status: 409,
      message: 'This test is over; nothing was changed.',
    });
  }
}

function isTimeUp(sitting: Sitting, now: Date): boolean {
  if (sitting.kind !== 'mock') return false;
  const { part, endsAt } = sitting.settings;
  return now.getTime() >= Date.parse(endsAt) + arrivalOf(part);
}

type Row = {
  position: number;
  task_id: string;
  stimulus_id: string;
  given_at: Date | string;
  answered_at: Date | string | null;
  ms: number | null;
  response: unknown;
  score: number | null;
  shown: boolean;
  a: number;
  b: number;
  c: number;
  weight: number;
  category: Answer['category'];
  level: Answer['level'];
  kind: string;
  skill: string;
  grammar_point: string | null;
  topic: string;
  robot_voice: boolean;
};

const givenTasks = `select g.position, g.task_id, t.stimulus_id, g.given_at, g.answered_at, g.ms, g.response,
    coalesce(g.score, g.kept_score) as score, g.shown, g.a, g.b, g.c, g.weight, t.category, t.level, t.kind, t.skill, t.grammar_point, t.topic,
    coalesce(c.robot, false) and not g.device_voice as robot_voice
  from public.sitting_tasks g join public.tasks t on t.id = g.task_id
    left join public.clips c on c.stimulus_id = t.stimulus_id
  where g.sitting_id = $1 order by g.position`;

/** The tasks given in a sitting, in order, with what the estimate and the feedback need. */
export async function readGivenTasks(transaction: Transaction, sittingId: string): Promise<GivenTask[]> {
  const rows = await transaction.query<Row>({ name: 'given-tasks', text: givenTasks, values: [sittingId] });
  return withTimes(rows.map(givenTask));
}

/** The same as a step of a pipeline; `givenTasksOf` reads its rows. */
export function givenTasksStep(sittingId: string): Step {
  return { name: 'given-tasks-json', text: `select json_agg(g) from (${givenTasks}) g`, values: [sittingId] };
}

export function givenTasksOf(rows: Rows): GivenTask[] {
  return withTimes((JSON.parse(rows[0]?.[0] ?? '[]') as Row[]).map(givenTask));
}

/** Without the time on it, which the tasks around it say. */
function givenTask(row: Row): GivenTask {
  return {
    position: row.position,
    taskId: row.task_id,
    stimulusId: row.stimulus_id,
    givenAt: new Date(row.given_at),
    answeredAt: row.answered_at === null ? null : new Date(row.answered_at),
    answered: row.answered_at !== null,
    shown: row.shown,
    response: row.response,
    answer: {
      taskId: row.task_id,
      stimulusId: row.stimulus_id,
      category: row.category,
      level: row.level,
      kind: row.kind,
      item: { a: row.a, b: row.b, c: row.c, weight: row.weight },
      score: row.score ?? 0,
      shown: row.shown,
      skill: row.skill,
      ...(row.grammar_point ? { grammarPoint: row.grammar_point } : {}),
      topic: row.topic,
      robotVoice: row.robot_voice,
      response: row.response,
      // As the learner's device has it, until `withTimes` has looked at the server's clock.
      ms: row.ms ?? 0,
    },
  };
}

/** Longer than this nobody is on one task: the person was away. */
const awayAfterMs = 60 * 60 * 1000;

/**
 * Rule 3.12: the tasks with the time on each by the server's clock, from when it was given, or from the answer before if
 * that came later, to its own answer, or to when its key was shown.
 */
export function withTimes(given: readonly GivenTask[]): GivenTask[] {
  const answered = given
    .flatMap(({ position, givenAt, answeredAt, answer: { ms } }) =>
      answeredAt ? [{ position, from: givenAt.getTime(), to: answeredAt.getTime(), ms }] : [],
    )
    .sort((one, other) => one.to - other.to);
  const spent = new Map(
    answered.map(({ position, from, to, ms }, index) => {
      const before = answered[index - 1]?.to ?? from;
      const since = to - Math.max(from, before);
      // Of a round that was done without a network all answers arrive at once: there the device's clock counts, within the
      // time since the task was given (9.454).
      const spent = from < before ? Math.max(since, Math.min(ms, to - from)) : since;
      return [position, Math.min(Math.max(0, spent), awayAfterMs)];
    }),
  );
  return given.map((task) => ({ ...task, answer: { ...task.answer, ms: spent.get(task.position) ?? 0 } }));
}

type NewTask = {
  readonly sittingId: string;
  readonly position: number;
  readonly taskId: string;
  readonly item: ItemParameters;
  readonly keyHash: string;
  readonly at: Date;
};
/** Gives a task at a position, with its parameters as they are now. */
export function giveStep({ sittingId, position, taskId, item, keyHash, at }: NewTask): Step {
  const { a, b, c, weight } = item;
  return {
    name: 'give-task',
    text: `insert into public.sitting_tasks (sitting_id, position, task_id, given_at, a, b, c, weight, key_hash)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      sittingId,
      String(position),
      taskId,
      at.toISOString(),
      ...[a, b, c, weight].map(String),
      keyHash,
    ],
  };
}
