import { randomInt } from 'node:crypto';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { tierForTasks } from '#domain/licences/package.ts';
import { assembleOpenForm, type OpenCandidate } from '#domain/mocks/assemble-open-form.ts';
import { blueprintOf, levelsOf, type OpenPart, type OpenTest } from '#domain/mocks/open-part.ts';
import { isMarkedPublic, type PublicStimulus, type PublicTask } from '#domain/tasks/presentation.ts';
import { type PoolTask, tasksById } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { tierOf } from '#server/licences/require-tier.ts';
import { mockPartColumns, type OpenMockPart, type OpenStoredForm } from './mock-record.ts';
import { settingsOf } from './open-progress.ts';

type Chosen = { readonly part: OpenPart; readonly test: OpenTest };

/** A task of a form, and of what is heard how long it plays once. */
type FormTask = OpenCandidate & { readonly clipMs: number | null };

type OpenFormTasks = readonly (readonly FormTask[])[];

/**
 * Rule 9.301: the tasks of a part, drawn now. @throws AppError 409 `too_few_tasks` where the bank has none, or sound is still being made;
 * 403 `package_needed` where the licence does not open them, its details the lowest tier that does.
 */
export async function openFormFor(
  transaction: Transaction,
  of: Chosen & { readonly userId: string; readonly now: Date; readonly metLately: ReadonlySet<string> },
): Promise<OpenFormTasks> {
  const { part, test, metLately } = of;
  const needed = tierForTasks({ levels: levelsOf(test), categories: [part] });
  if ((await tierOf(transaction, of)) < needed) {
    throw new AppError({
      ...{ code: 'package_needed', status: 403, details: String(needed) },
      message: `This part needs a licence of tier ${needed} or higher.`,
    });
  }
  const candidates = await readCandidates(transaction, part);
  const form = assembleOpenForm({
    ...{ candidates, blueprint: blueprintOf(part, test), chance: randomInt(2 ** 40) / 2 ** 40, metLately },
  });
  if (!form) throw tooFewTasks(test);
  return form as OpenFormTasks;
}

export function tooFewTasks(test: string): AppError {
  return new AppError({
    ...{ code: 'too_few_tasks', status: 409, details: test },
    message: 'There are too few tasks for a mock exam of this part at the moment.',
  });
}

/** Begins the part and the sitting that holds its tasks; its time begins now. Rule 9.392. */
export async function beginOpenPart(
  transaction: Transaction,
  of: Chosen & {
    readonly form: OpenFormTasks;
    readonly tasks: readonly PoolTask[];
    readonly examId: string;
    readonly userId: string;
    readonly requestKey: string;
    readonly now: Date;
  },
): Promise<OpenMockPart> {
  const { part, test, form, tasks, examId, userId, requestKey, now } = of;
  const { query } = transaction;
  const [made] = await query<OpenMockPart>(
    `insert into public.mock_parts (exam_id, user_id, request_key, part, test, form, tests, started_at, stage_started_at)
     values ($1, $2, $3, $4, $5::text, $6, array[$5::text], $7, $7) returning ${mockPartColumns}`,
    [examId, userId, requestKey, part, test, JSON.stringify(storedForm(form)), now],
  );
  if (!made) throw new Error('a mock part vanished while it was begun');
  const settings = settingsOf({ part, test, stage: 1, stageStartedAt: now.getTime() });
  await query(
    `insert into public.sittings (id, user_id, request_key, kind, settings, chance, tier, started_at)
     values ($1, $2, $3, 'mock', $4, 0, $5, $6)`,
    [
      ...[made.id, userId, `mock-${made.id}`, JSON.stringify(settings)],
      ...[await tierOf(transaction, { userId, now }), now],
    ],
  );
  const byId = tasksById(tasks);
  const given = form.flat().map(({ taskId }, index) => {
    const task = byId.get(taskId);
    if (!task) throw tooFewTasks(test);
    const { a, b, c, weight } = task.item;
    return { position: index + 1, task_id: taskId, a, b, c, weight, key_hash: task.keyHash };
  });
  await query(
    `insert into public.sitting_tasks (sitting_id, position, task_id, given_at, a, b, c, weight, key_hash)
     select $1, f.position, f.task_id, $2, f.a, f.b, f.c, f.weight, f.key_hash
     from jsonb_to_recordset($3::jsonb) as f (position smallint, task_id text, a real, b real, c real, weight real, key_hash text)`,
    [made.id, now, JSON.stringify(given)],
  );
  return made;
}

/** Positions are counted through the whole part, from 1. */
function storedForm(form: OpenFormTasks): OpenStoredForm {
  let position = 0;
  const slots = form.map((offered) =>
    offered.map(() => {
      position += 1;
      return position;
    }),
  );
  const heard = form.flat().find(({ stimulus, clipMs }) => stimulus === 'clip' && clipMs !== null);
  return { slots, clip: heard ? { stimulusId: heard.stimulusId, ms: heard.clipMs ?? 0 } : null };
}

type Row = {
  readonly id: string;
  readonly stimulus_id: string;
  readonly category: Category;
  readonly level: TaskLevel;
  readonly topic: string;
  readonly shown: PublicTask;
  readonly stimulus: PublicStimulus;
  readonly clip_ms: number | null;
};

/** The open tasks of a part; what is heard only once its sound is made. */
async function readCandidates({ query }: Transaction, part: OpenPart): Promise<readonly FormTask[]> {
  const rows = await query<Row>(
    `select t.id, t.stimulus_id, t.category, t.level, t.topic, t.public as shown, s.public as stimulus, c.duration_ms as clip_ms
     from public.tasks t join public.stimuli s on s.id = t.stimulus_id left join public.clips c on c.stimulus_id = t.stimulus_id
     where t.category = $1 and t.retired_at is null and t.withdrawn_at is null order by t.id`,
    [part],
  );
  return rows.flatMap(({ shown, stimulus, ...row }): FormTask[] => {
    if (isMarkedPublic(shown) || (stimulus.kind === 'clip' && row.clip_ms === null)) return [];
    const { id: taskId, stimulus_id: stimulusId, category, level, topic, clip_ms: clipMs } = row;
    return [
      {
        ...{ taskId, stimulusId, category, level, topic, genre: shown.genre, clipMs },
        hasScene: shown.scene !== null,
        stimulus: stimulus.kind,
        speakers: stimulus.kind === 'clip' ? stimulus.speakers.length : 0,
        mostWords: shown.kind === 'write' ? shown.words.max : null,
      },
    ];
  });
}
