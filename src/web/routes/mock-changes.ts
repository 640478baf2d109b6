import { type ActionFunctionArgs, redirect } from 'react-router';
import { z } from 'zod';
import { callFunction } from '#web/api/call-function.ts';
import type { MockChangeResult } from '#web/features/mocks/mock-change.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';

const mockChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state') }),
  z.object({ kind: z.literal('answer'), position: z.number(), taskId: z.string(), response: z.unknown() }),
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
  if (change.kind === 'leave') {
    const left = await callFunction(supabase, 'mock-endings', { partId });
    if (!left.ok) return say({ ok: false, code: left.code }, left.status);
  }
  const state =
    change.kind === 'hand-in'
      ? await callFunction(supabase, 'mock-stages', { partId, stage: change.stage })
      : await callFunction(supabase, 'mock-states', { partId });
  return state.ok
    ? say({ ok: true, state: state.answer }, 200)
    : say({ ok: false, code: state.code }, state.status);
}
