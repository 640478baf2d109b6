import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/notifications/notify.ts';
import { cafeMailJob, type SessionNews } from './cafe-job-definitions.ts';
import type { SessionRecord } from './session-record.ts';

export const kindOfNews: Readonly<Record<SessionNews, NotificationKind>> = {
  seat: 'session_seat',
  changed: 'session_changed',
  cancelled: 'session_cancelled',
  day: 'session_reminder',
  hour: 'session_reminder',
  feedback: 'session_feedback',
};

/** Rule 9.477: tells people of a session in the app and, as a job of the same transaction, by a mail of its own. */
export async function tellOfSession(
  transaction: Transaction,
  {
    session,
    userIds,
    news,
    context,
  }: {
    readonly session: Pick<SessionRecord, 'id' | 'title'>;
    readonly userIds: readonly string[];
    readonly news: SessionNews;
    readonly context: ServerContext;
  },
): Promise<void> {
  const now = context.now();
  for (const userId of userIds) {
    await notify(transaction, {
      ...{ kind: kindOfNews[news], userId, actorId: null, subject: session.title, now },
      jobs: context.jobs,
      link: `/app/language-cafe/${session.id}`,
      // Each change is told; that a row is told once its writer sees to.
      ...{ aboutId: session.id, dedupKey: `session:${session.id}:${news}:${now.toISOString()}` },
    });
    await context.jobs.enqueue(cafeMailJob, { userId, sessionId: session.id, news }, { transaction });
  }
}
