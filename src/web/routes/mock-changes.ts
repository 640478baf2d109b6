import type { SupabaseClient } from '@supabase/supabase-js';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { z } from 'zod';
import { callFunction } from '#web/api/call-function.ts';
import type { MockChangeResult } from '#web/features/mocks/mock-change.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';

const mockChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state') }),
  z.object({ kind: z.literal('answer'), position: z.number(), taskId: z.string(), response: z.unknown() }),
  z.object({ kind: z.literal('choose'), position: z.number() }),
  z.object({
    kind: z.literal('begin-recording'),
    position: z.number(),
    taskId: z.string(),
    begunMsAgo: z.number(),
  }),
  z.object({
    kind: z.literal('record'),
    position: z.number(),
    taskId: z.string(),
    name: z.string().nullable(),
    heardLines: z.array(z.number()),
    transcript: z.string().nullable(),
    begunMsAgo: z.number().nullable(),
  }),
  z.object({ kind: z.literal('pass'), position: z.number(), taskId: z.string() }),
  z.object({ kind: z.literal('hand-in'), stage: z.number() }),
  z.object({ kind: z.literal('leave') }),
]);

/** Nobody comes here by a link: the screen of the part sends here. */
export function loader({ request }: { readonly request: Request }): Response {
  return redirect(pathInLocale('/app/mock-tests', localeOfPath(new URL(request.url).pathname)));
}

/** `POST …/changes`: what the screen of a running part asks for. Each may be sent again. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const { supabase, headers } = openSession(request, context);
  const say = (result: MockChangeResult, status: number) => Response.json(result, { status, headers });
  const parsed = mockChange.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return say({ ok: false, code: 'wrong_shape' }, 400);
  const change = parsed.data;
  const partId = params.partId ?? '';
  if (change.kind === 'answer') {
    const { position, taskId, response } = change;
    const kept = await callFunction(supabase, 'mock-answers', { partId, position, taskId, response });
    return kept.ok ? say({ ok: true, state: null }, 200) : say({ ok: false, code: kept.code }, kept.status);
  }
  if (change.kind === 'begin-recording') {
    const { kind: _, ...begun } = change;
    const kept = await callFunction(supabase, 'recording-starts', { sittingId: partId, ...begun });
    return kept.ok ? say({ ok: true, state: null }, 200) : say({ ok: false, code: kept.code }, kept.status);
  }
  if (change.kind === 'record' || change.kind === 'pass') {
    const spoken = await handInSpoken(supabase, partId, change);
    if (!spoken.ok) return say({ ok: false, code: spoken.code }, spoken.status);
  }
  if (change.kind === 'leave') {
    const left = await callFunction(supabase, 'mock-endings', { partId });
    if (!left.ok) return say({ ok: false, code: left.code }, left.status);
  }
  const state = await stateAfter(supabase, partId, change);
  return state.ok
    ? say({ ok: true, state: state.answer }, 200)
    : say({ ok: false, code: state.code }, state.status);
}

type Change = z.infer<typeof mockChange>;

/** A part of speaking is a sitting with the part's id: its tasks are handed in one by one. */
function handInSpoken(
  supabase: SupabaseClient,
  sittingId: string,
  change: Extract<Change, { kind: 'record' | 'pass' }>,
) {
  const { position, taskId } = change;
  if (change.kind === 'pass')
    return callFunction(supabase, 'answers', {
      sittingId,
      position,
      taskId,
      response: null,
      ms: 0,
      deviceVoice: false,
    });
  const { name, heardLines, transcript, begunMsAgo } = change;
  return callFunction(supabase, 'recorded-answers', {
    ...{ sittingId, position, taskId, name, heardLines, transcript, begunMsAgo },
  });
}

function stateAfter(supabase: SupabaseClient, partId: string, change: Change) {
  if (change.kind === 'hand-in')
    return callFunction(supabase, 'mock-stages', { partId, stage: change.stage });
  if (change.kind === 'choose')
    return callFunction(supabase, 'mock-choices', { partId, position: change.position });
  return callFunction(supabase, 'mock-states', { partId });
}
