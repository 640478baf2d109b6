import { adminPageSizes } from '#domain/functions/admin-limits.ts';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { defineAdminFunction } from './admin-function.ts';

type Found = FunctionOutput<'admin-feedback'>;

type Row = {
  id: string;
  created_at: Date;
  text: string;
  email: string | null;
  account_id: string | null;
  account_name: string | null;
  account_email: string | null;
};

/** Rule 3.17, Rule 9.61. `admin-feedback`: what people said about the product, newest first, a page at a time. */
export function adminFeedbackFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-feedback',
    permission: 'readFeedback',
    run: (asked, { context }) => context.database.asOwner((transaction) => listFeedback(transaction, asked)),
  });
}

async function listFeedback(
  transaction: Transaction,
  { before }: FunctionInput<'admin-feedback'>,
): Promise<Found> {
  const size = adminPageSizes.feedback;
  const rows = await transaction.query<Row>(
    `select f.id, f.created_at, f.text, f.email, a.id as account_id, u.full_name as account_name, a.email as account_email
     from public.feedback f
     left join auth.users a on a.id = f.user_id and not a.is_anonymous
     left join public.users u on u.id = a.id
     ${before === undefined ? '' : 'where (f.created_at, f.id) < (select created_at, id from public.feedback where id = $2)'}
     order by f.created_at desc, f.id desc limit $1`,
    // One more than is shown, so that it shows whether there are more.
    [size + 1, ...(before === undefined ? [] : [before])],
  );
  const shown = rows.slice(0, size);
  return {
    feedback: shown.map(feedbackOf),
    older: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

function feedbackOf(row: Row): Found['feedback'][number] {
  const { id, text, email, account_id, account_name: name, account_email } = row;
  return {
    ...{ id, text, email },
    at: row.created_at.toISOString(),
    person: account_id === null ? null : { id: account_id, name, email: account_email },
  };
}
