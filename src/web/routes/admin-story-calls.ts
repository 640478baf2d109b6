import { type ActionFunctionArgs, data } from 'react-router';
import { z } from 'zod';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { callFunction } from '#web/api/call-function.ts';
import type { DeskCall, DeskReply } from '#web/features/desk/send-story.ts';
import { openSession } from '#web/session/session.ts';

const call = z.object({
  name: z.enum(['desk-saves', 'desk-words', 'desk-suggestions', 'desk-checks']),
  body: z.record(z.string(), z.unknown()),
});

/** `POST /admin/stories/<id>/calls`: what the desk asks while one writes. The functions themselves say who may. Rule 9.481. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const parsed = call.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success)
    return data<DeskReply<DeskCall>>({ ok: false, code: 'wrong_shape' }, { status: 400, headers });
  const { name, body } = parsed.data;
  const storyId = name === 'desk-words' ? {} : { storyId: params.storyId };
  const result = await callFunction(supabase, name, { ...body, ...storyId } as FunctionInput<typeof name>);
  return data(result, { headers, status: result.ok ? 200 : result.status });
}
