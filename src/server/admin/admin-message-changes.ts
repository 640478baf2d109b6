import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { answerMail } from '#server/contact/answer-mail.ts';
import { referenceOf } from '#server/contact/reference.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';

type Change = FunctionInput<'admin-message-changes'>;
type Status = FunctionOutput<'admin-message-changes'>['status'];

type Message = {
  readonly id: string;
  readonly user_id: string | null;
  readonly email: string;
  readonly locale: 'en-GB' | 'nb-NO';
  readonly suspected: boolean;
  readonly status: Status;
  readonly answer: string | null;
  readonly note: string | null;
};

type Doing = {
  readonly context: ServerContext;
  readonly transaction: Transaction;
  readonly actorId: string;
  readonly message: Message;
};

/**
 * Rule 9.232, Rule 9.60. `admin-message-changes`: answers a message by mail, closes it because it was answered in another way,
 * opens it again, or writes a note beside it. An answer whose mail is refused changes nothing; the same change again writes
 * nothing.
 */
export function adminMessageChangesFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-message-changes',
    permission: 'answerMessages',
    run: (change, { context, userId: actorId }) =>
      context.database.asService(async (transaction) => {
        const message = await lockMessage(transaction, change.messageId);
        const doing = { context, transaction, actorId, message };
        return { status: await apply(doing, change) };
      }),
  });
}

/** @throws AppError 404 `message_not_found`. */
async function lockMessage(transaction: Transaction, id: string): Promise<Message> {
  const [message] = await transaction.query<Message>(
    'select id, user_id, email, locale, suspected, status, answer, note from public.contact_messages where id = $1 for update',
    [id],
  );
  if (message) return message;
  throw new AppError({ code: 'message_not_found', status: 404, message: 'There is no such message.' });
}

function apply(doing: Doing, change: Change): Promise<Status> {
  switch (change.kind) {
    case 'answer':
      return answerMessage(doing, change.text);
    case 'close':
      return setStatus(doing, { status: 'answered', reason: change.reason });
    case 'reopen':
      return setStatus(doing, { status: 'open', reason: change.reason });
    case 'note':
      return writeNote(doing, change.note);
  }
}

/** @throws AppError 409 `message_answered`, 502 `mail_failed`. */
async function answerMessage(doing: Doing, answer: string): Promise<Status> {
  const { context, transaction, message } = doing;
  if (message.status === 'answered' && message.answer === answer) return message.status;
  if (message.status === 'answered')
    throw new AppError({
      code: 'message_answered',
      status: 409,
      message: 'This message is already answered.',
    });
  await transaction.query(
    `update public.contact_messages
     set status = 'answered', answer = $2, answered_at = $3, suspected = false where id = $1`,
    [message.id, answer, context.now()],
  );
  await audit(doing, 'message.answered', {});
  const { email: to, locale } = message;
  const text = answerMail({ reference: referenceOf(message.id), answer, locale });
  await sendMail(context, { to, locale, text, link: '/contact' }).catch((error: Error) => {
    context.log.warn({ err: error }, 'an answer could not be mailed');
    throw new AppError({
      code: 'mail_failed',
      status: 502,
      message: 'The mail could not be sent; nothing was changed.',
    });
  });
  return 'answered';
}

async function setStatus(
  doing: Doing,
  { status, reason }: { readonly status: Status; readonly reason: string },
): Promise<Status> {
  const { context, transaction, message } = doing;
  if (message.status === status && !message.suspected) return status;
  // What was answered stays to be read when it is opened again; the next answer takes its place.
  await transaction.query(
    `update public.contact_messages set status = $2, suspected = false,
       answered_at = case when $2 = 'answered' then $3::timestamptz end where id = $1`,
    [message.id, status, context.now()],
  );
  await audit(doing, status === 'open' ? 'message.reopened' : 'message.closed', { reason });
  return status;
}

async function writeNote(doing: Doing, note: string): Promise<Status> {
  const { transaction, message } = doing;
  if ((message.note ?? '') === note) return message.status;
  await transaction.query('update public.contact_messages set note = $2 where id = $1', [
    message.id,
    note === '' ? null : note,
  ]);
  await audit(doing, 'message.noted', {});
  return message.status;
}

async function audit(
  doing: Doing,
  action: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { transaction, actorId, message } = doing;
  await writeAudit(transaction, {
    ...{ actorId, action, subjectId: message.user_id },
    details: { ...details, messageId: message.id },
  });
}
