import { useEffect, useRef } from 'react';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { isWaiting } from '#domain/submissions/submission.ts';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';

/** Between two looks, in ms: soon at first; then it takes as long as it takes. */
const pausesMs = [400, 800, 1500, 3000, 5000] as const;

/**
 * Asks for the feedback of what was handed in until it is there, showing what is ready of it. A look that does not get through is
 * followed by another; where the page's line tells of something new, one looks at once. Rule 9.540.
 */
export function useAssessment(input: {
  readonly sittingId: string;
  readonly task: OpenSittingTask;
  readonly update: (task: OpenSittingTask) => void;
}): void {
  const latest = useRef(input);
  latest.current = input;
  const { sittingId, task } = input;
  const waits = task.answered && task.submitted !== null && isWaiting(task.submitted.submission);
  useEffect(() => {
    if (!waits) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let times = 0;
    let isAsking = false;
    let isToldMeanwhile = false;
    const ask = async () => {
      isAsking = true;
      isToldMeanwhile = false;
      const found = await fetchAssessments(sittingId, leaving.signal);
      isAsking = false;
      if (leaving.signal.aborted) return;
      const { task: asked, update } = latest.current;
      const submitted = found?.find(({ position }) => position === asked.position);
      if (submitted && (!isWaiting(submitted.submission) || hasGrown(submitted, asked)))
        update({ ...asked, submitted });
      if (!submitted || isWaiting(submitted.submission)) askLater();
    };
    const askLater = () => {
      const pause = isToldMeanwhile ? 0 : pausesMs[Math.min(times, pausesMs.length - 1)];
      times += 1;
      timer = setTimeout(() => void ask(), pause);
    };
    const askNow = () => {
      isToldMeanwhile = true;
      if (isAsking) return;
      clearTimeout(timer);
      void ask();
    };
    askLater();
    addEventListener('bestatt:feedback', askNow);
    return () => {
      leaving.abort();
      clearTimeout(timer);
      removeEventListener('bestatt:feedback', askNow);
    };
  }, [waits, sittingId]);
}

/** Whether what is ready differs from what is shown. */
function hasGrown({ submission }: Assessments[number], { submitted }: OpenSittingTask): boolean {
  return JSON.stringify(submission.partial ?? null) !== JSON.stringify(submitted?.submission.partial ?? null);
}

type Assessments = FunctionOutput<'assessments'>['assessments'];

async function fetchAssessments(sittingId: string, signal: AbortSignal): Promise<Assessments | null> {
  try {
    const response = await fetch(`/app/test/${sittingId}/assessments`, { signal });
    return response.ok ? ((await response.json()) as { assessments: Assessments }).assessments : null;
  } catch {
    return null;
  }
}

/**
 * Asks once more for feedback that failed, or for a language model's; with `agree` the learner lets it read their texts.
 * @returns whether it is under way
 */
export async function retryAssessment(
  sittingId: string,
  { position, taskId }: Pick<OpenSittingTask, 'position' | 'taskId'>,
  { agree = false }: { readonly agree?: boolean } = {},
): Promise<boolean> {
  try {
    const response = await fetch(`/app/test/${sittingId}/assessments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ position, taskId, agree }),
    });
    return response.ok;
  } catch {
    return false;
  }
}
