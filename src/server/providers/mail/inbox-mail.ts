import type { Database } from '#server/db/database.ts';
import type { MailSender } from './mail-sender.ts';

/** Messages kept in the inbox at most, so that a forgotten machine does not fill its disk. */
const keptMessages = 2000;

/** The embedded default: the mail lies in `bestatt.dev_inbox`, readable at `/dev`. */
export function createInboxMail(database: Database): MailSender {
  return {
    kind: 'embedded',
    async send(mail) {
      await database.pool.query(
        `with new as (
           insert into bestatt.dev_inbox (kind, recipient, subject, body_text, body_html) values ('mail', $1, $2, $3, $4) returning id
         )
         delete from bestatt.dev_inbox where id <= (select id from new) - $5::bigint`,
        [mail.to, mail.subject, mail.text, mail.html, keptMessages],
      );
    },
  };
}
