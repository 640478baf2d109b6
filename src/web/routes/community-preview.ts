import { type ActionFunctionArgs, data } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { openSession } from '#web/session/session.ts';

/** Rule 9.376: what is being written as it will be shown, for the page's script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'community-previews', {
    content: String(fields.get('content') ?? '').slice(0, 100_000),
  });
  return result.ok
    ? data({ html: result.answer.html }, { headers })
    : data({ code: result.code }, { status: result.status, headers });
}

/** Opened by hand there is nothing to show. */
export function loader() {
  throw data(null, { status: 404 });
}
