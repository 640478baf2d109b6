import type { Answer } from '#domain/assessment/types.ts';
import type { TimedTask } from '#domain/mocks/listening-times.ts';
import type { MockTask } from '#domain/mocks/part-state.ts';
import { type Mark, mark } from '#domain/tasks/marking.ts';
import {
  isMarked,
  type SecretMarkedTask,
  type SecretStimulus,
  type SecretTask,
} from '#domain/tasks/presentation.ts';
import type { Response } from '#domain/tasks/response.ts';
import type { Transaction } from '#server/db/database.ts';
import { shownTaskFields } from '#server/sittings/shown-task.ts';
import type { MockPart } from './mock-record.ts';

/** A task of a part with what its time and its place say; nothing of its key. */
export type GivenMockTask = TimedTask & {
  readonly stage: number;
  readonly taskId: string;
  readonly answered: boolean;
};

/** The tasks of the stages reached so far, by position. */
export function readGiven({ query }: Transaction, partId: string): Promise<GivenMockTask[]> {
  return query<GivenMockTask>(
    `select g.position, g.stage, g.task_id as "taskId", t.stimulus_id as "stimulusId", t.level, coalesce(g.clip_ms, 0) as "clipMs",
       t.parts as answers, g.answered_at is not null as answered
     from public.mock_tasks g join public.tasks t on t.id = g.task_id where g.part_id = $1 order by g.position`,
    [partId],
  );
}

/** Tasks of the part as a screen shows them before their answers, with the answer so far. */
export async function readShown(
  { query }: Transaction,
  { partId, positions }: { readonly partId: string; readonly positions: readonly number[] },
): Promise<readonly MockTask[]> {
  const rows = await query<{ shown: MockTask }>(
    `select json_build_object(${shownTaskFields}, 'response', g.response) as shown
     from public.mock_tasks g join public.tasks t on t.id = g.task_id join public.stimuli s on s.id = t.stimulus_id
     where g.part_id = $1 and g.position = any ($2) order by g.position`,
    [partId, positions],
  );
  return rows.map(({ shown }) => shown);
}

export type MarkedMockTask = {
  readonly position: number;
  readonly taskId: string;
  readonly answered: boolean;
  readonly mark: Mark | null;
  readonly secret: SecretMarkedTask;
  readonly stimulus: SecretStimulus | null;
  readonly answer: Answer;
  /** Its clip was read by a robot voice. */
  readonly robot: boolean;
};

type Row = {
  position: number;
  task_id: string;
  stimulus_id: string;
  response: Response | null;
  level: Answer['level'];
  kind: string;
  secret: SecretTask;
  stimulus: SecretStimulus | null;
  a: number;
  b: number;
  c: number;
  weight: number;
  robot: boolean;
};

/** All tasks given so far, marked by their keys. It never leaves the server before the part has ended. */
export async function readMarked({ query }: Transaction, part: MockPart): Promise<readonly MarkedMockTask[]> {
  const rows = await query<Row>(
    `select g.position, g.task_id, t.stimulus_id, g.response, t.level, t.kind, k.secret, x.secret as stimulus, g.a, g.b, g.c, g.weight,
       coalesce(c.robot, false) as robot
     from public.mock_tasks g join public.tasks t on t.id = g.task_id join public.task_keys k on k.task_id = g.task_id
       left join public.stimulus_secrets x on x.stimulus_id = t.stimulus_id
       left join public.clips c on c.stimulus_id = t.stimulus_id
     where g.part_id = $1 order by g.position`,
    [part.id],
  );
  return rows.flatMap((row) => (isMarked(row.secret) ? [marked(row, row.secret, part)] : []));
}

function marked(row: Row, secret: SecretMarkedTask, { part }: MockPart): MarkedMockTask {
  const { position, task_id: taskId, stimulus_id: stimulusId, response, level, kind, a, b, c, weight } = row;
  // A corrected task may have another kind than the stored answer; then it counts as none.
  const made = response && response.kind === secret.kind ? mark(secret, response) : null;
  return {
    position,
    taskId,
    answered: response !== null,
    mark: made,
    robot: row.robot,
    secret,
    stimulus: row.stimulus,
    answer: {
      ...{ taskId, stimulusId, category: part, level, kind, item: { a, b, c, weight } },
      // Rule 9.296: a wrong answer counts like no answer.
      score: made?.score ?? 0,
      shown: false,
    },
  };
}
