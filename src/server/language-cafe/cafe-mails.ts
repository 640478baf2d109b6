import { defaultNotificationChoices } from '#domain/notifications/notification-kinds.ts';
import { formatMoment } from '#domain/time/format-date.ts';
import { findPerson } from '#server/accounts/person.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';
import type { SessionNews } from './cafe-job-definitions.ts';
import { cafeMail } from './cafe-mail-texts.ts';
import { kindOfNews } from './tell-of-session.ts';

type Row = {
  readonly title: string;
  readonly startsAt: Date;
  readonly cancelled: boolean;
  readonly rhythm: string | null;
};

/** Rule 9.477: a mail of its own, where the person wants mails of this kind; none of a session that was cancelled meanwhile. */
export async function sendCafeMail(
  context: ServerContext,
  {
    userId,
    sessionId,
    news,
  }: { readonly userId: string; readonly sessionId: string; readonly news: SessionNews },
): Promise<void> {
  await context.database.asOwner(async (transaction) => {
    const kind = kindOfNews[news];
    const [row] = await transaction.query<Row>(
      `select s.title, s.starts_at as "startsAt", s.cancelled_at is not null as cancelled,
         (select c.mail from public.notification_choices c where c.user_id = $2 and c.kind = $3) as rhythm
       from public.cafe_sessions s where s.id = $1`,
      [sessionId, userId, kind],
    );
    if (!row || (row.cancelled && news !== 'cancelled')) return;
    if ((row.rhythm ?? defaultNotificationChoices[kind].mail) === 'off') return;
    const person = await findPerson(transaction, userId);
    if (!person?.email) return;
    const { email, locale } = person;
    const about = { title: row.title, when: formatMoment(row.startsAt, locale) };
    const link = `/app/language-cafe/${sessionId}`;
    await sendMail(context, { to: email, locale, text: cafeMail(news, { locale, ...about }), link });
  });
}
