import type { SupabaseClient } from '@supabase/supabase-js';
import { redirect } from 'react-router';
import type { Summary } from '#domain/assessment/types.ts';
import type { Assessment } from '#domain/submissions/assessment.ts';
import {
  type JudgedAnswer,
  type OverallFeedback,
  overallFeedback,
} from '#domain/text-feedback/overall-feedback.ts';
import {
  isOpenTask,
  type OpenSittingTask,
  readSitting,
  type SittingData,
  type SittingTask,
  startPathOf,
} from '#web/features/sitting-data/sitting-data.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { hasSession, type Session } from '#web/session/session.ts';
import type { OpenResult } from './open-results.tsx';

export type FinishedSitting = SittingData & { readonly summary: Summary; readonly finishedAt: string };

/**
 * The viewer's own finished sitting.
 * @throws a redirect to the log-in without a session, to the test when it goes on, to the test's start when it was
 *   aborted; a 404 response when there is no such sitting of the viewer's.
 */
export async function readFinished(input: {
  readonly request: Request;
  readonly session: Session;
  readonly sittingId: string | undefined;
}): Promise<FinishedSitting> {
  const { request, session, sittingId = '' } = input;
  const { headers } = session;
  const { pathname } = new URL(request.url);
  const to = (path: string) => redirect(pathInLocale(path, localeOfPath(pathname)), { headers });
  if (!hasSession(request)) throw to(`/auth?${new URLSearchParams({ next: pathname })}`);
  const sitting = await readSitting(session.supabase, sittingId);
  if (sitting.status === 'active') throw to(`/app/test/${sitting.id}`);
  const { summary, finishedAt } = sitting;
  if (sitting.status === 'aborted' || !summary || !finishedAt) throw to(startPathOf(sitting));
  return { ...sitting, summary, finishedAt };
}

/** The token of the link to a result; null when there is none. */
export async function readShareToken(supabase: SupabaseClient, sittingId: string): Promise<string | null> {
  const { data: share } = await supabase
    .from('result_shares')
    .select('token')
    .eq('sitting_id', sittingId)
    .maybeSingle<{ token: string }>();
  return share?.token ?? null;
}

/** The tasks that the feedback points at, and no others: the screen shows few of them, and they are long. */
export function exampleTasks(sitting: FinishedSitting): readonly SittingTask[] {
  const { strengths, improvements, recommendations } = sitting.summary.feedback;
  const wanted = new Set([
    ...[...strengths, ...improvements].flatMap((finding) => finding.examples.slice(0, 1)),
    ...recommendations.flatMap((one) => (one.key === 'practise' ? one.examples.slice(0, 1) : [])),
  ]);
  return sitting.tasks.filter((task) => wanted.has(task.taskId) && task.review);
}

/** Tasks whose answer was not right: left open, shown first or partly right ones too. Rule 9.240. */
export function mistakesIn(sitting: FinishedSitting): number {
  return sitting.tasks.filter((task) => task.answered && !isOpenTask(task) && task.review?.mark?.score !== 1)
    .length;
}

/** What was written or said, with its estimated level. */
export function openResults(sitting: FinishedSitting): readonly OpenResult[] {
  return sitting.tasks.filter(isOpenTask).flatMap((task) => (task.answered ? [openResultOf(task)] : []));
}

/** A task of writing or speaking with what came of it. */
export function openResultOf(task: OpenSittingTask): OpenResult {
  const submission = task.submitted?.submission;
  return {
    position: task.position,
    category: task.task.kind,
    level: task.level,
    prompt: task.task.prompt.trim().split('\n')[0]?.slice(0, 120) ?? '',
    status: submission?.status ?? null,
    words: submission?.words ?? 0,
    estimated: submission?.estimatedLevel ?? null,
    range: rangeOf(submission?.feedback ?? null),
  };
}

/** The judged criteria of each text and recording, by its number in the test. */
export function openCriteria(
  tasks: readonly SittingTask[],
): Readonly<Record<number, Assessment['criteria']>> {
  return Object.fromEntries(
    tasks
      .filter(isOpenTask)
      .flatMap(({ position, submitted }) =>
        submitted?.submission.feedback ? [[position, submitted.submission.feedback.criteria]] : [],
      ),
  );
}

/** What the judged texts and recordings show together; null where none is judged. Rule 9.491. */
export function openFeedback(sitting: FinishedSitting): OverallFeedback | null {
  return overallFeedback(
    sitting.tasks.filter(isOpenTask).flatMap(({ position, level, submitted }): JudgedAnswer[] => {
      if (!submitted?.submission.feedback) return [];
      const { kind, text, transcript, feedback } = submitted.submission;
      const { points } = submitted;
      return [
        { position, level, points, text: kind === 'speak' ? (transcript ?? '') : text, assessment: feedback },
      ];
    }),
  );
}

/** Numbers of the tasks that general points name, by task id. */
export function namedPositions(sitting: FinishedSitting): Readonly<Record<string, number>> {
  const named = new Set(
    sitting.summary.feedback.general.flatMap((point) => ('examples' in point ? point.examples : [])),
  );
  return Object.fromEntries(
    sitting.tasks.filter((task) => named.has(task.taskId)).map((task) => [task.taskId, task.position]),
  );
}

/** The run of likely levels, where it is more than one. */
function rangeOf(feedback: Assessment | null): OpenResult['range'] {
  if (feedback === null) return null;
  const { low, high } = feedback.estimated;
  return low === high ? null : { low, high };
}
