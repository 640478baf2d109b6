import type { SupabaseClient } from '@supabase/supabase-js';
import { data } from 'react-router';
import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import type { TestSettings } from '#domain/assessment/settings.ts';
import { readSummary } from '#domain/assessment/stored-summary.ts';
import type { Summary } from '#domain/assessment/types.ts';
import type { SubmittedTask } from '#domain/functions/submission-functions.ts';
import { type Category, isOpenCategory } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import type { GivenMarkedTask, GivenOpenTask, GivenTask } from '#domain/tasks/given-task.ts';
import type { Mark } from '#domain/tasks/marking.ts';
import type {
  PublicStimulus,
  PublicTask,
  SecretMarkedTask,
  SecretStimulus,
} from '#domain/tasks/presentation.ts';
import { isMarkedPublic } from '#domain/tasks/presentation.ts';
import type { Response as TaskResponse } from '#domain/tasks/response.ts';
import type { TaskKind } from '#domain/tasks/vocabulary.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure, readFailure } from '#web/api/read-failure.ts';

export type Clip = Omit<NonNullable<GivenTask['clip']>, 'hash'> & { readonly url: string };

/** A drawn scene: the hash is part of its address. */
export type Drawing = GivenTask['drawings'][number];

/** A task with a key, as the screen needs it. */
export type MarkedSittingTask = Omit<GivenMarkedTask, 'clip'> & {
  readonly clip: Clip | null;
  readonly answered: boolean;
  readonly shown: boolean;
  readonly response: TaskResponse | null;
  readonly review: Review | null;
};

/** A task of writing or speaking: what lies there as a draft, or what was handed in. Left open, it has neither. */
export type OpenSittingTask = Omit<GivenOpenTask, 'clip'> & {
  readonly clip: Clip | null;
  readonly answered: boolean;
  readonly shown: boolean;
  readonly response: null;
  readonly review: null;
  readonly draft: OpenDraft | null;
  readonly submitted: SubmittedTask | null;
};

export type OpenDraft = Pick<Submission, 'revision' | 'text' | 'plan' | 'updatedAt'>;

/** A task of a sitting. */
export type SittingTask = MarkedSittingTask | OpenSittingTask;

export function isOpenTask(task: SittingTask): task is OpenSittingTask {
  return isOpenCategory(task.category);
}

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
      kind: TaskKind;
      public: PublicTask;
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
  const { row, tasks } = await readRow(supabase, { sittingId, isMock: false });
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
    tasks,
  };
}

/** The tasks of a part of writing or speaking of a mock exam: they lie in a sitting that has the part's id. @throws a 404 response */
export async function readPartTasks(
  supabase: SupabaseClient,
  partId: string,
): Promise<readonly OpenSittingTask[]> {
  const { tasks } = await readRow(supabase, { sittingId: partId, isMock: true });
  return tasks.filter(isOpenTask);
}

async function readRow(
  supabase: SupabaseClient,
  { sittingId, isMock }: { readonly sittingId: string; readonly isMock: boolean },
): Promise<{ readonly row: Row; readonly tasks: readonly SittingTask[] }> {
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
        .filter('kind', isMock ? 'eq' : 'neq', 'mock')
        .order('position', { referencedTable: 'sitting_tasks' })
        .maybeSingle<Row>()
    : { data: null, error: null };
  if (error) throw readFailure('The test', error);
  if (!row) throw data(null, { status: 404 });
  const reviews =
    row.status === 'finished' || row.settings.showAnswers
      ? await readReviews(supabase, sittingId)
      : new Map();
  const [drawings, written] = await Promise.all([readDrawings(supabase, row), readWritten(supabase, row)]);
  const tasks = row.sitting_tasks.map((given) =>
    sittingTask({ given, review: reviews.get(given.position) ?? null, drawings, written }),
  );
  return { row, tasks };
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
    ...('scene' in task && task.scene ? [task.scene] : []),
    ...(task.kind === 'picture' ? task.options.map(({ scene }) => scene) : []),
    ...(stimulus.kind === 'scene' ? [stimulus.scene] : []),
  ];
}

async function readReviews(supabase: SupabaseClient, sittingId: string): Promise<Map<number, Review>> {
  const result = await callFunction(supabase, 'reviews', { sittingId });
  if (!result.ok) throw callFailure('The reviews', result);
  return new Map(result.answer.reviews.map((review) => [review.position, review]));
}

type Written = {
  readonly drafts: ReadonlyMap<number, OpenDraft>;
  readonly submitted: ReadonlyMap<number, SubmittedTask>;
};

/** What was written or recorded for the open tasks of a sitting; most have none, and ask nothing. */
async function readWritten(supabase: SupabaseClient, row: Row): Promise<Written> {
  const open = row.sitting_tasks.filter(({ tasks }) => isOpenCategory(tasks.category));
  const [drafts, submitted] = await Promise.all([
    open.some(({ answered_at }) => answered_at === null) ? readDrafts(supabase, row.id) : new Map(),
    open.some(({ answered_at }) => answered_at !== null) ? readSubmitted(supabase, row.id) : new Map(),
  ]);
  return { drafts, submitted };
}

type DraftRow = Omit<OpenDraft, 'updatedAt'> & { readonly position: number; readonly updated_at: string };

async function readDrafts(supabase: SupabaseClient, sittingId: string): Promise<Written['drafts']> {
  const { data: rows, error } = await supabase
    .from('submissions')
    .select('position, revision, text, plan, updated_at')
    .eq('sitting_id', sittingId)
    .eq('status', 'draft')
    .returns<DraftRow[]>();
  if (error) throw readFailure('The drafts', error);
  return new Map(
    rows.map(({ position, updated_at, ...draft }) => [position, { ...draft, updatedAt: updated_at }]),
  );
}

async function readSubmitted(supabase: SupabaseClient, sittingId: string): Promise<Written['submitted']> {
  const result = await callFunction(supabase, 'assessments', { sittingId });
  if (!result.ok) throw callFailure('What was handed in', result);
  return new Map(result.answer.assessments.map((one) => [one.position, one]));
}

function sittingTask(of: {
  readonly given: Row['sitting_tasks'][number];
  readonly review: Review | null;
  readonly drawings: readonly Drawing[];
  readonly written: Written;
}): SittingTask {
  const { given, review, drawings, written } = of;
  const shown = scenesOf(given.tasks);
  const { stimuli, ...task } = given.tasks;
  const { clips } = stimuli;
  const head = {
    position: given.position,
    taskId: task.id,
    category: task.category,
    level: task.level,
    stimulus: stimuli.public,
    stimulusId: stimuli.id,
    clip: clips && clipOf({ ...clips, durationMs: clips.duration_ms }),
    drawings: drawings.filter(({ id }) => shown.includes(id)),
    answered: given.answered_at !== null,
    shown: given.shown,
  };
  if (!isMarkedPublic(task.public)) {
    return {
      ...head,
      ...{ task: task.public, kind: task.kind as OpenSittingTask['kind'], response: null, review: null },
      draft: written.drafts.get(given.position) ?? null,
      submitted: written.submitted.get(given.position) ?? null,
    };
  }
  return {
    ...head,
    task: task.public,
    kind: task.kind as MarkedSittingTask['kind'],
    response: given.response,
    review:
      review && given.answered_at
        ? { secret: review.secret, stimulus: review.stimulus, mark: review.mark }
        : null,
  };
}

/** A task that has just been given, as the reply to an answer carries it. */
export function openTask({ clip: given, ...task }: GivenTask): SittingTask {
  const open = { answered: false, shown: false, response: null, review: null };
  const clip = given && clipOf(given);
  return isOpenCategory(task.category)
    ? { ...(task as Omit<GivenOpenTask, 'clip'>), ...open, clip, draft: null, submitted: null }
    : { ...(task as Omit<GivenMarkedTask, 'clip'>), ...open, clip };
}

function clipOf({ hash, durationMs, peaks, robot }: NonNullable<GivenTask['clip']>): Clip {
  return { url: `/audio/${hash}.mp3`, durationMs, peaks, robot };
}
