import type { LoaderFunctionArgs } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { openSession } from '#web/session/session.ts';

/** `GET /clip-lines?sitting=…&position=…`: the lines of a listening task, for the device's voice to read. Rule 9.242. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'clip-lines', {
    sittingId: query.get('sitting') ?? '',
    position: Number(query.get('position')),
  });
  if (result.ok) return Response.json(result.answer, { headers });
  if (result.status === 403) return Response.json({ lines: null }, { status: 403, headers });
  throw callFailure('The words of a clip', result, headers);
}
