import { type ActionFunctionArgs, data } from 'react-router';
import { z } from 'zod';
import { callFunction } from '#web/api/call-function.ts';
import type { DraftReply } from '#web/features/open-tasks/send-draft.ts';
import { openSession } from '#web/session/session.ts';

const draft = z.object({
  position: z.number(),
  taskId: z.string(),
  revision: z.number(),
  text: z.string(),
  plan: z.string(),
});

/** `POST /app/test/<id>/draft`: keeps what is written so far. Rule 9.271. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const parsed = draft.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success)
    return data<DraftReply>({ kind: 'refused', code: 'wrong_shape' }, { status: 400, headers });
  const result = await callFunction(supabase, 'drafts', {
    sittingId: params.sittingId ?? '',
    ...parsed.data,
  });
  if (!result.ok)
    return data<DraftReply>({ kind: 'refused', code: result.code }, { status: result.status, headers });
  return data<DraftReply>(result.answer, { headers });
}
