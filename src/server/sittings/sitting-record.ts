import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import type { TestSettings } from '#domain/assessment/settings.ts';
import type { Answer, ItemParameters, ReviewedAnswer } from '#domain/assessment/types.ts';
import type { Transaction } from '#server/db/database.ts';
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
);

/** The columns of a `Sitting`. */
export const sittingColumns = 'id, kind, settings, chance, status, tier';

export type GivenTask = {
  readonly position: number;
  readonly taskId: string;
  readonly stimulusId: string;
  readonly givenAt: Date;
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
  if (!sitting)
    throw new AppError({
      code: 'sitting_not_found',
      status: 404,
      message: 'There is no such test of yours.',
    });
  return sitting;
}

/** @throws AppError 409 `sitting_over` when the sitting was finished or aborted. */
export function requireActive(sitting: Sitting): void {
  if (sitting.status !== 'active') {
    throw new AppError({
      code: 'sitting_over',
      status: 409,
      message: 'This test is over; nothing was changed.',
    });
  }
}

type Row = {
  position: number;
  task_id: string;
  stimulus_id: string;
  given_at: Date;
  answered_at: Date | null;
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
};

/** The tasks given in a sitting, in order, with what the estimate and the feedback need. */
export async function readGivenTasks(transaction: Transaction, sittingId: string): Promise<GivenTask[]> {
  const rows = await transaction.query<Row>({
    name: 'given-tasks',
    text: `select g.position, g.task_id, t.stimulus_id, g.given_at, g.answered_at, g.response, coalesce(g.score, g.kept_score) as score, g.shown,
        g.a, g.b, g.c, g.weight, t.category, t.level, t.kind, t.skill, t.grammar_point, t.topic
      from public.sitting_tasks g join public.tasks t on t.id = g.task_id
      where g.sitting_id = $1 order by g.position`,
    values: [sittingId],
  });
  const spent = spentMs(rows);
  return rows.map((row) => ({
    position: row.position,
    taskId: row.task_id,
    stimulusId: row.stimulus_id,
    givenAt: row.given_at,
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
      response: row.response,
      ms: spent.get(row.position) ?? 0,
    },
  }));
}

/** Longer than this nobody is on one task: the person was away. */
const awayAfterMs = 60 * 60 * 1000;

/**
 * Rule 3.12: the time on each task by the server's clock, from when it was given, or from the answer before if that came
 * later, to its own answer, or to when its key was shown.
 */
function spentMs(rows: readonly Row[]): Map<number, number> {
  const answered = rows
    .flatMap(({ position, given_at, answered_at }) =>
      answered_at ? [{ position, from: given_at.getTime(), to: answered_at.getTime() }] : [],
    )
    .sort((one, other) => one.to - other.to);
  return new Map(
    answered.map(({ position, from, to }, index) => {
      const began = Math.max(from, answered[index - 1]?.to ?? from);
      return [position, Math.min(Math.max(0, to - began), awayAfterMs)];
    }),
  );
}

/** Gives a task at a position, with its parameters as they are now. */
export async function giveTask(
  transaction: Transaction,
  given: {
    readonly sittingId: string;
    readonly position: number;
    readonly taskId: string;
    readonly item: ItemParameters;
    readonly keyHash: string;
    readonly at: Date;
  },
): Promise<void> {
  const { a, b, c, weight } = given.item;
  await transaction.query({
    name: 'give-task',
    text: `insert into public.sitting_tasks (sitting_id, position, task_id, given_at, a, b, c, weight, key_hash)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [given.sittingId, given.position, given.taskId, given.at, a, b, c, weight, given.keyHash],
  });
}
