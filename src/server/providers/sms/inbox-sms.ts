import type { Database } from '#server/db/database.ts';
import type { SmsSender } from './sms-sender.ts';

/** The embedded default: the message lies in `bestatt.dev_inbox`, readable at `/dev`. */
export function createInboxSms(database: Database): SmsSender {
  return {
    kind: 'embedded',
    async send(sms) {
      await database.pool.query(
        `insert into bestatt.dev_inbox (kind, recipient, body_text) values ('sms', $1, $2)`,
        [sms.to, sms.text],
      );
    },
  };
}
