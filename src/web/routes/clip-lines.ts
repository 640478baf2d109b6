import { data, type LoaderFunctionArgs } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { openSession } from '#web/session/session.ts';

/** A line of a clip for the browser's own voice. */
export type ScriptLine = FunctionOutput<'clip-lines'>['lines'][number];

/** `GET /clip-lines?sitting=…&position=…`: the lines of a listening task, on the learner's own wish. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'clip-lines', {
    sittingId: query.get('sitting') ?? '',
    position: Number(query.get('position')),
  });
  if (!result.ok) throw callFailure('The words of a clip', result, headers);
  return data(result.answer, { headers });
}
