import { type ActionFunctionArgs, data } from 'react-router';
import { z } from 'zod';
import { callFunction } from '#web/api/call-function.ts';
import type { SecondReply } from '#web/features/open-tasks/send-second-version.ts';
import { openSession } from '#web/session/session.ts';

const version = z.object({ position: z.number(), taskId: z.string(), text: z.string() });

/** `POST /app/test/<id>/second-version`: keeps a corrected version and says what the rules find in it. Rule 9.335. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const parsed = version.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success)
    return data<SecondReply>({ kind: 'refused', code: 'wrong_shape' }, { status: 400, headers });
  const result = await callFunction(supabase, 'second-versions', {
    sittingId: params.sittingId ?? '',
    ...parsed.data,
  });
  if (!result.ok)
    return data<SecondReply>({ kind: 'refused', code: result.code }, { status: result.status, headers });
  return data<SecondReply>({ kind: 'checked', outcome: result.answer.outcome }, { headers });
}
