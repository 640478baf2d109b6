import type { SupabaseClient } from '@supabase/supabase-js';
import { data } from 'react-router';
import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import type { TestSettings } from '#domain/assessment/settings.ts';
import { readSummary } from '#domain/assessment/stored-summary.ts';
import type { Summary } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { GivenTask } from '#domain/tasks/given-task.ts';
import type { Mark } from '#domain/tasks/marking.ts';
import type {
  PublicMarkedTask,
  PublicStimulus,
  SecretMarkedTask,
  SecretStimulus,
} from '#domain/tasks/presentation.ts';
import type { Response as TaskResponse } from '#domain/tasks/response.ts';
import type { MarkedKind } from '#domain/tasks/vocabulary.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure, readFailure } from '#web/api/read-failure.ts';

export type Clip = Omit<NonNullable<GivenTask['clip']>, 'hash'> & { readonly url: string };

/** A drawn scene: the hash is part of its address. */
export type Drawing = GivenTask['drawings'][number];

/** A task of a sitting as the screen needs it. */
export type SittingTask = Omit<GivenTask, 'clip'> & {
  readonly clip: Clip | null;
  readonly answered: boolean;
  readonly shown: boolean;
  readonly response: TaskResponse | null;
  readonly review: Review | null;
};

/** Key, explanation and mark; only after the answer. */
export type Review = {
  readonly secret: SecretMarkedTask;
  readonly stimulus: SecretStimulus | null;
  readonly mark: Mark | null;
};

export type SittingData = KindOfSitting & {
  readonly id: string;
  readonly status: 'active' | 'finished' | 'aborted';
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly summary: Summary | null;
  readonly tasks: readonly SittingTask[];
};

export type KindOfSitting =
  | { readonly kind: 'level'; readonly settings: TestSettings }
  | { readonly kind: 'custom'; readonly settings: CustomSettings };

/** Where tests of its kind begin. */
export function startPathOf(sitting: KindOfSitting): string {
  if (sitting.kind === 'level') return '/app/leveltest';
  return sitting.settings.practice ? '/app/test' : '/app/custom';
}

type Row = KindOfSitting & {
  id: string;
  status: SittingData['status'];
  started_at: string;
  finished_at: string | null;
  summary: Summary | null;
  sitting_tasks: {
    position: number;
    answered_at: string | null;
    shown: boolean;
    response: TaskResponse | null;
    tasks: {
      id: string;
      category: Category;
      level: TaskLevel;
      kind: MarkedKind;
      public: PublicMarkedTask;
      stimuli: {
        id: string;
        public: PublicStimulus;
        clips: { hash: string; duration_ms: number; peaks: number[]; robot: boolean } | null;
      };
    };
  }[];
};

/**
 * A sitting of the viewer's own, with its tasks and, where they may be seen, keys and explanations.
 * @throws a 404 response when there is none.
 */
export async function readSitting(supabase: SupabaseClient, sittingId: string): Promise<SittingData> {
  const isId = /^[0-9a-f-]{36}$/i.test(sittingId);
  const { data: row, error } = isId
    ? await supabase
        .from('sittings')
        .select(
          `id, kind, status, settings, started_at, finished_at, summary,
          sitting_tasks(position, answered_at, shown, response,
            tasks(id, category, level, kind, public, stimuli(id, public, clips(hash, duration_ms, peaks, robot))))`,
        )
        .eq('id', sittingId)
        .order('position', { referencedTable: 'sitting_tasks' })
        .maybeSingle<Row>()
    : { data: null, error: null };
  if (error) throw readFailure('The test', error);
  if (!row) throw data(null, { status: 404 });
  const reviews =
    row.status === 'finished' || row.settings.showAnswers
      ? await readReviews(supabase, sittingId)
      : new Map();
  const drawings = await readDrawings(supabase, row);
  const kind: KindOfSitting =
    row.kind === 'custom'
      ? { kind: row.kind, settings: row.settings }
      : { kind: row.kind, settings: row.settings };
  return {
    ...kind,
    id: row.id,
    status: row.status,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    summary: row.summary && readSummary(row.summary),
    tasks: row.sitting_tasks.map((given) =>
      sittingTask(given, reviews.get(given.position) ?? null, drawings),
    ),
  };
}

/** The drawings that a sitting shows; most show none, and ask nothing. */
async function readDrawings(supabase: SupabaseClient, row: Row): Promise<readonly Drawing[]> {
  const wanted = [...new Set(row.sitting_tasks.flatMap(({ tasks }) => scenesOf(tasks)))];
  if (wanted.length === 0) return [];
  const { data: drawings, error } = await supabase.from('scenes').select('id, hash, alt').in('id', wanted);
  if (error) throw readFailure('The drawings', error);
  return drawings as Drawing[];
}

function scenesOf({ public: task, stimuli }: Row['sitting_tasks'][number]['tasks']): readonly string[] {
  const { public: stimulus } = stimuli;
  return [
    ...(task.kind === 'picture' ? task.options.map(({ scene }) => scene) : []),
    ...(stimulus.kind === 'scene' ? [stimulus.scene] : []),
  ];
}

async function readReviews(supabase: SupabaseClient, sittingId: string): Promise<Map<number, Review>> {
  const result = await callFunction(supabase, 'reviews', { sittingId });
  if (!result.ok) throw callFailure('The reviews', result);
  return new Map(result.answer.reviews.map((review) => [review.position, review]));
}

function sittingTask(
  given: Row['sitting_tasks'][number],
  review: Review | null,
  drawings: readonly Drawing[],
): SittingTask {
  const shown = scenesOf(given.tasks);
  const { stimuli, ...task } = given.tasks;
  const { clips } = stimuli;
  return {
    position: given.position,
    taskId: task.id,
    category: task.category,
    level: task.level,
    kind: task.kind,
    task: task.public,
    stimulus: stimuli.public,
    stimulusId: stimuli.id,
    clip: clips && clipOf({ ...clips, durationMs: clips.duration_ms }),
    drawings: drawings.filter(({ id }) => shown.includes(id)),
    answered: given.answered_at !== null,
    shown: given.shown,
    response: given.response,
    review:
      review && given.answered_at
        ? { secret: review.secret, stimulus: review.stimulus, mark: review.mark }
        : null,
  };
}

/** A task that has just been given, as the reply to an answer carries it. */
export function openTask({ clip, ...task }: GivenTask): SittingTask {
  const open = { answered: false, shown: false, response: null, review: null };
  return { ...task, ...open, clip: clip && clipOf(clip) };
}

function clipOf({ hash, durationMs, peaks, robot }: NonNullable<GivenTask['clip']>): Clip {
  return { url: `/audio/${hash}.mp3`, durationMs, peaks, robot };
}
