import type { TestSettings } from '#domain/assessment/settings.ts';
import { type Mark, mark } from '#domain/tasks/marking.ts';
import {
  isMarked,
  type SecretMarkedTask,
  type SecretStimulus,
  type SecretTask,
} from '#domain/tasks/presentation.ts';
import type { Response } from '#domain/tasks/response.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { lockSitting, type Sitting } from './sitting-record.ts';
import { wordsStillAsked } from './words-to-come.ts';

/** What is shown of a task after its answer. */
export type Review = {
  readonly position: number;
  readonly taskId: string;
  readonly secret: SecretMarkedTask;
  /** Title and transcript, where they were hidden. */
  readonly stimulus: SecretStimulus | null;
  /** Null when the task was left unanswered or its key was shown first. */
  readonly mark: Mark | null;
};

/**
 * `reviews`: keys, explanations and transcripts of the tasks whose answers are in: all of a finished sitting,
 * the answered ones of an active one that shows answers (Rule 4.8, Rule 4.10).
 */
export function reviewsFunction(): ServerFunction {
  return defineFunction({
    name: 'reviews',
    access: 'session',
    demo: true,
    limit: { burst: 240, perHour: 2400 },
    async run({ sittingId }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const sitting = await lockSitting(transaction, { sittingId, userId });
        return { reviews: await readReviews(transaction, sitting) };
      });
    },
  });
}

type Row = {
  position: number;
  task_id: string;
  secret: SecretTask;
  stimulus: SecretStimulus | null;
  response: Response | null;
  shown: boolean;
};

export async function readReviews(
  transaction: Transaction,
  sitting: Pick<Sitting, 'id' | 'status'> & {
    readonly settings: Pick<TestSettings, 'showAnswers'>;
    readonly position?: number;
  },
): Promise<Review[]> {
  if (sitting.status === 'active' && !sitting.settings.showAnswers) return [];
  const rows = await transaction.query<Row>(
    `select g.position, g.task_id, k.secret, case when ${wordsStillAsked({
      ...{ stimulusId: 't.stimulus_id', sittingId: 'i.id', userId: 'i.user_id', status: 'i.status' },
    })} then null else s.secret end as stimulus, g.response, g.shown
     from public.sitting_tasks g
     join public.sittings i on i.id = g.sitting_id
     join public.tasks t on t.id = g.task_id
     join public.task_keys k on k.task_id = g.task_id
     left join public.stimulus_secrets s on s.stimulus_id = t.stimulus_id
     where g.sitting_id = $1 and g.answered_at is not null and ($2::int is null or g.position = $2)
     order by g.position`,
    [sitting.id, sitting.position ?? null],
  );
  return rows.flatMap((row) => (isMarked(row.secret) ? [review(row, row.secret)] : []));
}

function review(row: Row, secret: SecretMarkedTask): Review {
  return {
    position: row.position,
    taskId: row.task_id,
    secret,
    stimulus: row.stimulus,
    // A corrected task may have another kind than the stored answer; then there is no mark to show.
    mark: row.response && !row.shown && row.response.kind === secret.kind ? mark(secret, row.response) : null,
  };
}
