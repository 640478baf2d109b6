import { data, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { idOf } from '#web/features/community/post-changes.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';

/** Leads to what a notification is about; it counts as read then. Rule 9.460. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const id = idOf(params.notificationId ?? null);
  if (!id) throw data(null, { status: 404 });
  const { data: rows, error } = await supabase
    .from('notifications')
    .update({ read_at: context.get(apiContext).now().toISOString() })
    .eq('id', id)
    .select('link')
    .overrideTypes<{ link: string }[], { merge: false }>();
  if (error) throw readFailure('A notification', error);
  const link = rows[0]?.link;
  if (!link) throw data(null, { status: 404, headers });
  throw redirectDocument(pathInLocale(link, localeOfPath(new URL(request.url).pathname)), { headers });
}
