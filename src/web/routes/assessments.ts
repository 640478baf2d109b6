import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { openSession } from '#web/session/session.ts';

/** `GET /app/test/<id>/assessments`: what was handed in, with the feedback that there is by now. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'assessments', { sittingId: params.sittingId ?? '' });
  if (!result.ok) throw callFailure('What was handed in', result, headers);
  return data(result.answer, { headers });
}

const asked = z.object({ position: z.number(), taskId: z.string(), agree: z.boolean().default(false) });

/**
 * `POST /app/test/<id>/assessments`: asks once more for feedback that failed, or that a language model could give. With `agree`
 * the learner lets it read their texts. Rule 4.15, Rule 9.345.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const parsed = asked.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return data({ code: 'wrong_shape' }, { status: 400, headers });
  const { agree, ...task } = parsed.data;
  const agreed = agree ? await callFunction(supabase, 'model-agreements', { agree }) : null;
  if (agreed && !agreed.ok) return data({ code: agreed.code }, { status: agreed.status, headers });
  const result = await callFunction(supabase, 'assessment-retries', {
    sittingId: params.sittingId ?? '',
    ...task,
  });
  if (!result.ok) return data({ code: result.code }, { status: result.status, headers });
  return data(result.answer, { headers });
}
