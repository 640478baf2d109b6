import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
  useLoaderData,
} from 'react-router';
import { mailRhythmsOf, notificationKinds } from '#domain/notifications/notification-kinds.ts';
import { apiContext } from '#web/api/api-context.ts';
import { idOf } from '#web/features/community/post-changes.ts';
import { changePush, readPushDevices } from '#web/features/notifications/change-push.ts';
import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx';
import { openNotification } from '#web/features/notifications/open-notification.ts';
import { readChoices, readNotifications } from '#web/features/notifications/read-notifications.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('notifications', location.pathname),
  { name: 'robots', content: 'noindex' },
];

/** In the app's frame, as its menu leads here, and without React: a small script keeps list and switch. */
export const handle = { static: true };

/** `?open=` leads to what a notification is about; it counts as read then. Rule 9.460. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { pathname, searchParams } = new URL(request.url);
  const opened = idOf(searchParams.get('open'));
  if (opened) {
    const now = context.get(apiContext).now();
    const link = await openNotification(supabase, { id: opened, now, request });
    if (!link) throw data(null, { status: 404, headers });
    throw redirectDocument(pathInLocale(link, localeOfPath(pathname)), { headers });
  }
  const [page, choices, push] = await Promise.all([
    readNotifications(supabase, searchParams.get('before')),
    readChoices(supabase),
    readPushDevices(supabase),
  ]);
  const outcome = (['read', 'saved', 'removed', 'failed'] as const).find(
    (one) => one === searchParams.get('done'),
  );
  return data({ page, choices, push, outcome: outcome ?? null }, { headers });
}

/** Marks all as read, keeps what was chosen, or switches a device on or off; the page that follows says so. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const { supabase, headers } = openSession(request, context);
  const { viewer } = await readViewer(request, context);
  const { pathname } = new URL(request.url);
  if (viewer.kind !== 'user') throw data(null, { status: 401, headers });
  const intent = String(fields.get('intent'));
  if (intent.startsWith('push-')) {
    const done = (await changePush(supabase, fields)) ? 'removed' : 'failed';
    throw redirect(`${pathname}?done=${done}`, { status: 303, headers });
  }
  const isRead = intent === 'read';
  const { now, report } = context.get(apiContext);
  const { error } = isRead
    ? await supabase
        .from('notifications')
        .update({ read_at: now().toISOString() })
        .eq('user_id', viewer.id)
        .is('read_at', null)
    : await supabase
        .from('notification_choices')
        .upsert(chosen(fields, viewer.id), { onConflict: 'user_id,kind' });
  if (error) report(error);
  const done = error ? 'failed' : isRead ? 'read' : 'saved';
  throw redirect(`${pathname}?done=${done}`, { status: 303, headers });
}

function chosen(fields: FormData, userId: string) {
  return notificationKinds.map((kind) => ({
    ...{ user_id: userId, kind, in_app: fields.has(`${kind}-app`) },
    mail: mailRhythmsOf(kind).find((rhythm) => rhythm === fields.get(`${kind}-mail`)) ?? 'off',
  }));
}

export default function Notifications() {
  return <NotificationsScreen {...useLoaderData<typeof loader>()} />;
}
