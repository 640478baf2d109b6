import type { ContactTopic } from '#domain/contact/contact-message.ts';
import { adminPageSizes } from '#domain/functions/admin-limits.ts';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { referenceOf } from '#server/contact/reference.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { defineAdminFunction } from './admin-function.ts';
import { countedRows, countOf, momentOf } from './pages.ts';

type Found = FunctionOutput<'admin-messages'>;
type Asked = FunctionInput<'admin-messages'>;

type Row = {
  id: string;
  created_at: Date;
  topic: ContactTopic;
  text: string;
  priority: boolean;
  email: string;
  locale: 'en-GB' | 'nb-NO';
  status: 'open' | 'answered';
  answer: string | null;
  answered_at: Date | null;
  note: string | null;
  user_id: string | null;
  account_name: string | null;
  account_email: string | null;
  found: number;
};

/** Rule 9.232. `admin-messages`: what people wrote, a page at a time: the open ones those with priority, then those longest waiting first, the others newest first. */
export function adminMessagesFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-messages',
    permission: 'answerMessages',
    run: (asked, { context }) => context.database.asOwner((transaction) => listMessages(transaction, asked)),
  });
}

const lists: Readonly<Record<Asked['list'], { readonly which: string; readonly order: string }>> = {
  open: { which: `not suspected and status = 'open'`, order: 'priority desc, created_at, id' },
  answered: { which: `not suspected and status = 'answered'`, order: 'answered_at desc, id' },
  suspected: { which: 'suspected', order: 'created_at desc, id' },
};

async function listMessages(transaction: Transaction, { list, page }: Asked): Promise<Found> {
  const { which, order } = lists[list];
  const size = adminPageSizes.messages;
  const rows = await transaction.query<Row>(
    `with found as materialized (select * from public.contact_messages where ${which} order by ${order} limit $1),
       m as (select *, (select count(*)::int from found) as found from found order by ${order} limit $2 offset $3)
     select m.*, u.full_name as account_name, a.email as account_email
     from m left join auth.users a on a.id = m.user_id left join public.users u on u.id = m.user_id
     order by ${order.replaceAll(/(priority|created_at|answered_at|id)/g, 'm.$1')}`,
    [countedRows, size, (page - 1) * size],
  );
  return { messages: rows.map(messageOf), ...countOf(rows[0]?.found ?? 0) };
}

function messageOf(row: Row): Found['messages'][number] {
  const { id, topic, text, email, locale, status, answer, note, priority, user_id: userId } = row;
  const { account_name: name, account_email } = row;
  return {
    ...{ id, topic, text, email, locale, status, answer, note, priority },
    reference: referenceOf(id),
    at: row.created_at.toISOString(),
    answeredAt: momentOf(row.answered_at),
    person: userId === null ? null : { id: userId, name, email: account_email },
  };
}
