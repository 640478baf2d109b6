import { data, type LoaderFunctionArgs } from 'react-router';
import { countUnread } from '#web/features/notifications/read-notifications.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';

/** How many notifications are not read, for the bell of pages without React. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer } = await readViewer(request, context);
  if (viewer.kind !== 'user') throw data(null, { status: 401 });
  const { supabase, headers } = openSession(request, context);
  headers.set('cache-control', 'no-store');
  return Response.json({ unread: await countUnread(supabase) }, { headers });
}
