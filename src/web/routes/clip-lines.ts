import { data, type LoaderFunctionArgs } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { openSession } from '#web/session/session.ts';

/** `GET /clip-lines?sitting=…&position=…`: the lines of a listening task, on the learner's own wish. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'clip-lines', {
    sittingId: query.get('sitting') ?? '',
    position: Number(query.get('position')),
  });
  if (!result.ok) throw data(result.code, { status: result.status, headers });
  return data(result.answer, { headers });
}
