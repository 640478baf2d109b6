import type { SupabaseClient } from '@supabase/supabase-js';
import {
  defaultNotificationChoices,
  type MailRhythm,
  type NotificationChoices,
  type NotificationKind,
} from '#domain/notifications/notification-kinds.ts';
import { readFailure } from '#web/api/read-failure.ts';

export type ListedNotification = {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly createdAt: string;
  readonly readAt: string | null;
  readonly actor: { readonly name: string } | null;
};

export type NotificationPage = {
  readonly notifications: readonly ListedNotification[];
  /** Where the next page begins; null on the last. */
  readonly before: string | null;
};

const pageSize = 30;

/** One's own notifications, the newest first. @param before when the last one of the page before was made */
export async function readNotifications(
  supabase: SupabaseClient,
  before: string | null,
): Promise<NotificationPage> {
  let asked = supabase
    .from('notifications')
    .select('id, kind, subject, createdAt:created_at, readAt:read_at, actor:community_user_profiles(name)')
    .eq('listed', true);
  if (before !== null && !Number.isNaN(Date.parse(before))) asked = asked.lt('created_at', before);
  const { data, error } = await asked
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize + 1)
    .overrideTypes<ListedNotification[], { merge: false }>();
  if (error) throw readFailure('The notifications', error);
  const notifications = data.slice(0, pageSize);
  return {
    notifications,
    before: data.length > pageSize ? (notifications.at(-1)?.createdAt ?? null) : null,
  };
}

/** More than this is not counted: the bell says '99+'. */
const mostCounted = 100;

/** How many are not read, up to a hundred; none when they cannot be read just now, since a bell must not break a page. */
export async function countUnread(supabase: SupabaseClient): Promise<number> {
  const { data } = await supabase
    .from('notifications')
    .select('id')
    .eq('listed', true)
    .is('read_at', null)
    .limit(mostCounted);
  return data?.length ?? 0;
}

type ChoiceRow = { readonly kind: NotificationKind; readonly in_app: boolean; readonly mail: MailRhythm };

/** Rule 9.461: what was chosen, else what is usual. */
export async function readChoices(supabase: SupabaseClient): Promise<NotificationChoices> {
  const { data, error } = await supabase
    .from('notification_choices')
    .select('kind, in_app, mail')
    .overrideTypes<ChoiceRow[], { merge: false }>();
  if (error) throw readFailure('What one is told of', error);
  const chosen = data.map(({ kind, in_app: inApp, mail }) => [kind, { inApp, mail }] as const);
  return { ...defaultNotificationChoices, ...Object.fromEntries(chosen) };
}
