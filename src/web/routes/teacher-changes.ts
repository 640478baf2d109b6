import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { callFunction } from '#web/api/call-function.ts';
import { openSession } from '#web/session/session.ts';

const names = ['teacher-reviews', 'teacher-phrases', 'teacher-voices'] as const;

/** `GET /app/teacher/<id>/changes?sound=recording`: a sound of the work, by a link that works for a while. Rule 9.447. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const what = new URL(request.url).searchParams.get('sound') === 'voice' ? 'voice' : 'recording';
  const result = await callFunction(supabase, 'teacher-sounds', { requestId: params.requestId ?? '', what });
  if (!result.ok) return new Response(null, { status: 404, headers });
  return redirect(result.answer.path, { headers });
}

/** `POST /app/teacher/<id>/changes`: a step of a teacher's work. What it takes is checked by the function. Rule 9.443. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const step = (await request.json().catch(() => ({}))) as { name?: string; body?: object };
  const name = names.find((one) => one === step.name);
  if (!name) return data({ kind: 'refused', code: 'wrong_shape' }, { status: 400, headers });
  const body = { ...step.body, ...(name !== 'teacher-phrases' && { requestId: params.requestId }) };
  const result = await callFunction(supabase, name, body as FunctionInput<typeof name>);
  if (!result.ok) return data({ kind: 'refused', code: result.code }, { status: result.status, headers });
  return data(result.answer, { headers });
}
