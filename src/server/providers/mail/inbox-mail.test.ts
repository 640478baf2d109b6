import { expect, test } from 'vitest';
import { createInboxSms } from '#server/providers/sms/inbox-sms.ts';
import { testDatabase } from '#server/testing/database.ts';
import { createInboxMail } from './inbox-mail.ts';

test('the embedded box keeps what would have been sent, mails and messages, the last two thousand of them', async () => {
  const database = await testDatabase();
  await createInboxMail(database).send({ to: 'a@b.no', subject: 'S', text: 'T', html: '<p>T</p>' });
  await createInboxSms(database).send({ to: '4790000000', text: '123456' });
  const { rows } = await database.pool.query(
    'select kind, recipient, subject, body_text, body_html from bestatt.dev_inbox order by id',
  );
  expect(rows).toEqual([
    { kind: 'mail', recipient: 'a@b.no', subject: 'S', body_text: 'T', body_html: '<p>T</p>' },
    { kind: 'sms', recipient: '4790000000', subject: '', body_text: '123456', body_html: '' },
  ]);
  await database.pool.query(
    `insert into bestatt.dev_inbox (kind, recipient, body_text) select 'mail', 'x@b.no', 'x' from generate_series(1, 2100)`,
  );
  await createInboxMail(database).send({ to: 'last@b.no', subject: 'S', text: 'T', html: '' });
  const counted = await database.pool.query(
    'select count(*)::int as count, max(recipient) filter (where id = (select max(id) from bestatt.dev_inbox)) as last from bestatt.dev_inbox',
  );
  expect(counted.rows[0]).toEqual({ count: 2000, last: 'last@b.no' });
  await database.drop();
});
