import { type ActionFunctionArgs, data } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { idOf } from '#web/features/community/post-changes.ts';
import { openSession } from '#web/session/session.ts';

/** For the page's script: begins to send a file, has it looked at, or takes it away. Rule 9.465. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const { supabase, headers } = openSession(request, context);
  const id = idOf(fields.get('id')) ?? crypto.randomUUID();
  const kind = fields.get('kind');
  const result = await callFunction(
    supabase,
    'community-attachments',
    kind === 'finish' || kind === 'remove'
      ? { kind, id }
      : {
          kind: 'begin',
          fileName: String(fields.get('fileName') || 'file').slice(0, 1000),
          bytes: Math.max(0, Math.trunc(Number(fields.get('bytes')) || 0)),
        },
  );
  return Response.json(result.ok ? result.answer : { code: result.code }, {
    status: result.ok ? 200 : result.status,
    headers,
  });
}

/** Opened by hand there is nothing to show. */
export function loader() {
  throw data(null, { status: 404 });
}
