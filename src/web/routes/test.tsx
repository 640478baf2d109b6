import type { SupabaseClient } from '@supabase/supabase-js';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  replace,
  useLoaderData,
} from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { Response } from '#domain/tasks/response.ts';
import { callFunction } from '#web/api/call-function.ts';
import {
  type SittingChange,
  type SittingChangeResult,
  sittingChange,
} from '#web/features/sitting/sitting-change.ts';
import { TestModal } from '#web/features/sitting/test-modal.tsx';
import type { Advance } from '#web/features/sitting-data/advance.ts';
import { clearStoredSitting } from '#web/features/sitting-data/draft.ts';
import {
  openTask,
  readSitting,
  type SittingData,
  startPathOf,
} from '#web/features/sitting-data/sitting-data.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { hasSession, openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  pageMeta(loaderData?.kind === 'custom' ? 'custom' : 'test', location.pathname);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  if (!hasSession(request)) throw redirect(pathInLocale('/app/leveltest', locale));
  const { supabase, headers } = openSession(request, context);
  const sitting = await readSitting(supabase, params.sittingId ?? '');
  if (sitting.status === 'finished')
    throw redirect(pathInLocale(resultPath(sitting.id), locale), { headers });
  if (sitting.status === 'aborted') throw redirect(pathInLocale(startPathOf(sitting), locale), { headers });
  return data(sitting, { headers });
}

function resultPath(sittingId: string): string {
  return `/app/test/${sittingId}/result`;
}

/**
 * Answers, shows or ends. The reply to an answer says what it changed, the last one's is the way to the result; all else is
 * answered with the sitting as it is now.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const sittingId = params.sittingId ?? '';
  const parsed = sittingChange.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success)
    return data<SittingChangeResult>({ ok: false, code: 'wrong_shape' }, { status: 400, headers });
  const { kind } = parsed.data;
  const result = await callFor(supabase, sittingId, parsed.data);
  if (!result.ok)
    return data<SittingChangeResult>({ ok: false, code: result.code }, { status: result.status, headers });
  if (parsed.data.kind === 'submit' && (result.answer as { kind: string }).kind === 'conflict')
    return data<SittingChangeResult>({ ok: false, code: 'draft_conflict' }, { status: 409, headers });
  const answered = parsed.data.kind === 'answer' ? (result.answer as Answered) : null;
  // Where answers are shown, the last one's reason is read before the result.
  if (answered?.next.kind === 'finished' && !answered.showAnswers)
    return replace(pathInLocale(resultPath(sittingId), localeOfPath(new URL(request.url).pathname)), {
      headers,
    });
  const advance = parsed.data.kind === 'answer' && answered ? advanceOf(parsed.data, answered) : null;
  if (advance) return data<SittingChangeResult>({ ok: true, kind: 'answer', advance }, { headers });
  return data<SittingChangeResult>(
    { ok: true, kind, sitting: await readSitting(supabase, sittingId) },
    { headers },
  );
}

type Answered = FunctionOutput<'answers'>;

/** Null where the screen needs more than the next task: at the end, and when another window is ahead of this one. */
function advanceOf(
  sent: Extract<SittingChange, { kind: 'answer' }>,
  { given, review }: Answered,
): Advance | null {
  if (given === null || given.position !== sent.position + 1) return null;
  const { position, response } = sent;
  return { position, response: (response ?? null) as Response | null, review, next: openTask(given) };
}

/** The call that makes the change. */
function callFor(supabase: SupabaseClient, sittingId: string, change: SittingChange) {
  switch (change.kind) {
    case 'answer': {
      const { position, taskId, response, ms, deviceVoice } = change;
      return callFunction(supabase, 'answers', {
        ...{ sittingId, position, taskId, response, ms },
        deviceVoice,
      });
    }
    case 'submit': {
      const { position, taskId, revision, text, plan } = change;
      return callFunction(supabase, 'submissions', {
        kind: 'write',
        ...{ sittingId, position, taskId, revision, text, plan },
      });
    }
    case 'submitRecording': {
      const { position, taskId, name, heardLines, transcript } = change;
      return callFunction(supabase, 'recorded-answers', {
        ...{ sittingId, position, taskId, name, heardLines, transcript },
      });
    }
    case 'reveal':
      return callFunction(supabase, 'reveals', {
        sittingId,
        position: change.position,
        taskId: change.taskId,
      });
    case 'end':
      return callFunction(supabase, 'completions', { sittingId, status: change.status });
  }
}

/**
 * A request that does not get through is an ordinary outcome here: the answer waits in the browser. What is kept there is
 * forgotten on the way to the result.
 */
export async function clientAction({
  serverAction,
  params,
}: ClientActionFunctionArgs): Promise<SittingChangeResult> {
  const { sittingId = '' } = params;
  try {
    return (await serverAction()) as SittingChangeResult;
  } catch (error) {
    if (!(error instanceof Response)) return { ok: false, code: 'offline' };
    if (error.headers.get('location')?.endsWith(resultPath(sittingId))) clearStoredSitting(sittingId);
    throw error;
  }
}

/** The action's answer holds everything new. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function Test() {
  const sitting = useLoaderData<typeof loader>() as SittingData;
  return <TestModal key={sitting.id} initial={sitting} />;
}
