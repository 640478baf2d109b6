import { createHash } from 'node:crypto';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { PushMessage } from '#domain/notifications/push-message.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { RunningJob } from '#server/jobs/define-job.ts';
import { notificationLines } from './notification-lines.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushSettings } from './push-settings.ts';
import { type Push, type PushTarget, sendPush } from './send-push.ts';

type Row = PushTarget & {
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly link: string;
  readonly actor: string | null;
  readonly locale: string | null;
};

/** How long a push service keeps it for a device that is off; an appointment is over sooner. */
const keptSeconds = 24 * 3600;
const appointmentSeconds = 3600;

export type PushParts = {
  readonly settings: PushSettings;
  readonly keys: () => Promise<PushKeys>;
};

/**
 * Rule 9.533, Rule 9.535. Sends a notification to one device: unless it is read, gone or older than a day by now. An address that is no more is
 * forgotten; a push service that is busy or down is asked again by the queue, and what comes too late then is given up.
 */
export async function pushNotification(
  { database, log, now }: ServerContext,
  of: { readonly notificationId: string; readonly subscriptionId: string; readonly running: RunningJob },
  { settings, keys }: PushParts,
): Promise<void> {
  const { notificationId, subscriptionId, running } = of;
  const { rows } = await database.pool.query<Row>(
    `select n.kind, n.subject, n.link, p.name as actor, s.endpoint, s.p256dh, s.auth,
       a.raw_user_meta_data ->> 'locale' as locale
     from public.notifications n
     join public.push_subscriptions s on s.id = $2 and s.user_id = n.user_id
     join auth.users a on a.id = n.user_id and (a.banned_until is null or a.banned_until < $3)
     left join public.community_user_profiles p on p.id = n.actor_id
     where n.id = $1 and n.listed and n.read_at is null
       and n.created_at > $3::timestamptz - make_interval(secs => $4)`,
    [notificationId, subscriptionId, now(), keptSeconds],
  );
  const [row] = rows;
  if (!row) return;
  const outcome = await sendPush(row, pushOf(row, { notificationId, subscriptionId }), {
    keys: await keys(),
    settings,
  });
  switch (outcome.kind) {
    case 'sent':
      await database.pool.query('update public.push_subscriptions set last_success_at = $2 where id = $1', [
        subscriptionId,
        now(),
      ]);
      return;
    case 'gone':
      await database.pool.query('delete from public.push_subscriptions where id = $1', [subscriptionId]);
      return;
    case 'later':
      if (!running.isLastTry) throw new Error(`a push service answered ${outcome.status ?? 'nothing'}`);
      log.warn({ status: outcome.status }, 'a push message was given up; it stands in the list');
      return;
    case 'refused':
      throw new Error(`a push service refused a message: ${outcome.status}`);
  }
}

function pushOf(
  { kind, subject, link, actor, locale }: Row,
  { notificationId, subscriptionId }: { readonly notificationId: string; readonly subscriptionId: string },
): Push {
  const isNorwegian = /^(nb|nn|no)\b/i.test(locale ?? '');
  const prefix = isNorwegian ? '/nb' : '';
  const [shows = link] = link.split(/[?#]/);
  // Neither the push service nor two of one person's devices can tell by it what is talked about.
  const topic = createHash('sha256').update(`${subscriptionId}:${shows}`).digest('base64url').slice(0, 32);
  const message: PushMessage = {
    title: 'Bestått',
    body: notificationLines[isNorwegian ? 'nb-NO' : 'en-GB'][kind](actor, subject),
    lang: isNorwegian ? 'nb' : 'en',
    path: `${prefix}/notifications?open=${notificationId}`,
    shows: shows.startsWith('/community/post/') ? prefix + shows : '',
    tag: topic,
  };
  const isAppointment = kind.startsWith('session_');
  return {
    text: JSON.stringify(message),
    ttlSeconds: isAppointment ? appointmentSeconds : keptSeconds,
    urgency: isAppointment ? 'high' : 'normal',
    topic,
  };
}
