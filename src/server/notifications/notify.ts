import {
  defaultNotificationChoices,
  type NotificationKind,
} from '#domain/notifications/notification-kinds.ts';
import type { Transaction } from '#server/db/database.ts';
import type { JobQueue } from '#server/jobs/jobs.ts';
import { pushJob } from './push-job-definition.ts';

export type Notification = {
  readonly kind: NotificationKind;
  /** Who is told; null (an account that is gone) is nobody. */
  readonly userId: string | null;
  /** Whose doing it is; null where it is ours, or a role's whose person is not named. */
  readonly actorId: string | null;
  /** What it is about in words of its own: a discussion's title, a task's name; cut after 200 characters. */
  readonly subject: string;
  /** Path of the product, in English. */
  readonly link: string;
  /** What it is about, by its id, for `forgetNotifications`. */
  readonly aboutId: string | null;
  /** The same key is told once, e.g. `comment:<id>`. */
  readonly dedupKey: string;
  readonly now: Date;
  /** Where what is sent to devices waits. */
  readonly jobs: Pick<JobQueue, 'enqueue'>;
};

/**
 * Rule 9.460, Rule 9.461. Tells somebody of something, in the transaction that causes it: there when it commits, and never was
 * when it rolls back. Nobody is told of what they did themselves, by somebody they have blocked, or of what they want neither
 * in the app nor by mail. Rule 9.533: what is listed in the app is also sent, once, to each device where that is switched on.
 */
export async function notify(transaction: Transaction, notification: Notification): Promise<void> {
  const { kind, userId, actorId, subject, link, aboutId, dedupKey, now, jobs } = notification;
  if (userId === null || userId === actorId) return;
  const usual = defaultNotificationChoices[kind];
  const [told] = await transaction.query<{ id: string; devices: readonly string[] }>(
    `insert into public.notifications (user_id, kind, actor_id, subject, link, about_id, dedup_key, listed, created_at)
     select u.id, $2, (select p.id from public.community_user_profiles p where p.id = $3), $4, $5, $6, $7,
       coalesce(c.in_app, $8), $9
     from public.users u left join public.notification_choices c on c.user_id = u.id and c.kind = $2
     where u.id = $1 and (coalesce(c.in_app, $8) or coalesce(c.mail, $10) <> 'off')
       and not exists (select from public.community_blocks b where b.user_id = u.id and b.blocked_id = $3)
     on conflict (user_id, dedup_key) do nothing
     returning id, case when listed then array(select s.id from public.push_subscriptions s where s.user_id = $1)
       else '{}' end as devices`,
    [...[userId, kind, actorId, shortened(subject), link, aboutId, dedupKey, usual.inApp, now], usual.mail],
  );
  for (const subscriptionId of told?.devices ?? [])
    await jobs.enqueue(pushJob, { userId, notificationId: told?.id ?? '', subscriptionId }, { transaction });
}

/** What is deleted or hidden leaves its title in nobody's list. */
export async function forgetNotifications(transaction: Transaction, aboutId: string): Promise<void> {
  await transaction.query('delete from public.notifications where about_id = $1', [aboutId]);
}

const mostLetters = 200;

function shortened(subject: string): string {
  const letters = [...subject];
  return letters.length <= mostLetters ? subject : `${letters.slice(0, mostLetters - 1).join('')}…`;
}
