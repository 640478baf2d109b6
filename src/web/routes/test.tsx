import type { SupabaseClient } from '@supabase/supabase-js';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import type { CallOutput } from '#domain/calls/calls.ts';
import type { Response } from '#domain/tasks/response.ts';
import { callFunction } from '#web/features/call-function.ts';
import type { Advance } from '#web/features/sitting/advance.ts';
import { openTask, readSitting, type SittingData, startPaths } from '#web/features/sitting/sitting-data.ts';
import { TestModal } from '#web/features/sitting/test-modal.tsx';
import { localeOfPath, pathInLocale } from '#web/locale.ts';
import { pageMeta } from '#web/page-title.ts';
import { hasSession, openSession } from '#web/session.ts';

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  pageMeta(loaderData?.kind === 'custom' ? 'custom' : 'test', location.pathname);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  if (!hasSession(request)) throw redirect(pathInLocale('/app/leveltest', locale));
  const { supabase, headers } = openSession(request, context);
  const sitting = await readSitting(supabase, params.sittingId ?? '');
  if (sitting.status === 'finished')
    throw redirect(pathInLocale(`/app/test/${sitting.id}/result`, locale), { headers });
  if (sitting.status === 'aborted')
    throw redirect(pathInLocale(startPaths[sitting.kind], locale), { headers });
  return data(sitting, { headers });
}

const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    position: z.number(),
    taskId: z.string(),
    response: z.unknown(),
    ms: z.number(),
  }),
  z.object({ kind: z.literal('reveal'), position: z.number(), taskId: z.string() }),
  z.object({ kind: z.literal('end'), status: z.enum(['finished', 'aborted']) }),
]);
export type Change = z.infer<typeof change>;

export type ChangeResult =
  | { readonly ok: true; readonly kind: 'answer'; readonly advance: Advance }
  | { readonly ok: true; readonly kind: Change['kind']; readonly sitting: SittingData }
  /** `offline`: the request did not get through; everything else is a code of the API. */
  | { readonly ok: false; readonly code: string };

/** Answers, shows or ends. The reply to an answer says what it changed; all else is answered with the sitting as it is now. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const sittingId = params.sittingId ?? '';
  const parsed = change.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success)
    return data<ChangeResult>({ ok: false, code: 'wrong_shape' }, { status: 400, headers });
  const { kind } = parsed.data;
  const result = await callFor(supabase, sittingId, parsed.data);
  if (!result.ok)
    return data<ChangeResult>({ ok: false, code: result.code }, { status: result.status, headers });
  const advance = parsed.data.kind === 'answer' ? advanceOf(parsed.data, result.answer as Answered) : null;
  if (advance) return data<ChangeResult>({ ok: true, kind: 'answer', advance }, { headers });
  return data<ChangeResult>({ ok: true, kind, sitting: await readSitting(supabase, sittingId) }, { headers });
}

type Answered = CallOutput<'answers'>;

/** Null where the screen needs more than the next task: at the end, and when another window is ahead of this one. */
function advanceOf(sent: Extract<Change, { kind: 'answer' }>, { given, review }: Answered): Advance | null {
  if (given === null || given.position !== sent.position + 1) return null;
  const { position, response } = sent;
  return { position, response: (response ?? null) as Response | null, review, next: openTask(given) };
}

/** The call that makes the change. */
function callFor(supabase: SupabaseClient, sittingId: string, change: Change) {
  switch (change.kind) {
    case 'answer': {
      const { position, taskId, response, ms } = change;
      return callFunction(supabase, 'answers', { sittingId, position, taskId, response, ms });
    }
    case 'reveal':
      return callFunction(supabase, 'reveals', {
        sittingId,
        position: change.position,
        taskId: change.taskId,
      });
    case 'end':
      return callFunction(supabase, 'endings', { sittingId, status: change.status });
  }
}

/** A request that does not get through is an ordinary outcome here: the answer waits in the browser. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<ChangeResult> {
  try {
    return (await serverAction()) as ChangeResult;
  } catch (error) {
    if (error instanceof Response) throw error;
    return { ok: false, code: 'offline' };
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
