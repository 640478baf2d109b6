import { type ActionFunctionArgs, data } from 'react-router';
import { z } from 'zod';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { callFunction } from '#web/api/call-function.ts';
import { openSession } from '#web/session/session.ts';
import type { DeskCall, DeskReply } from './send-desk.ts';

/**
 * Answers what the desk asks of a draft's page while one writes: one of `names`, with the session of the page. The functions
 * themselves say who may. Rule 9.481.
 */
export async function answerCall(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { names, draftId = '' }: { readonly names: readonly DeskCall[]; readonly draftId: string | undefined },
) {
  const { supabase, headers } = openSession(request, context);
  const call = z.object({ name: z.enum(names), body: z.record(z.string(), z.unknown()) });
  const parsed = call.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success)
    return data<DeskReply<unknown>>({ ok: false, code: 'wrong_shape' }, { status: 400, headers });
  const { name, body } = parsed.data;
  const about = name === 'desk-words' ? {} : { draftId };
  const result = await callFunction(supabase, name, { ...body, ...about } as FunctionInput<typeof name>);
  return data(result, { headers, status: result.ok ? 200 : result.status });
}
