import type { LoaderFunctionArgs } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { openSession } from '#web/session/session.ts';

/** `GET /app/test/<id>/partner-line?position=…&taskId=…&line=…`: the words of a line of the partner. Rule 9.285. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'partner-lines', {
    sittingId: params.sittingId ?? '',
    position: Number(query.get('position')),
    taskId: query.get('taskId') ?? '',
    line: Number(query.get('line')),
  });
  if (result.ok) return Response.json(result.answer, { headers });
  throw callFailure('The words of the partner', result, headers);
}
