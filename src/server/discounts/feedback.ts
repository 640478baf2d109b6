import { feedbackProblem, longestFeedback } from '#domain/licences/feedback.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { requireAddress } from '#server/http/require-address.ts';
import { type CodeRequest, issueCode } from './issue-code.ts';

/**
 * Rule 1.16, Rule 3.17, Rule 5.21, Rule 6.6. `feedback`: keeps what somebody says and, where an address is given, sends a code
 * to it. The same `requestKey` again is kept once, as it was sent last.
 */
export function feedbackFunction(): ServerFunction {
  return defineFunction({
    name: 'feedback',
    access: 'session',
    limit: { burst: 10, perHour: 20 },
    async run(input, { userId, context }) {
      const text = requireText(input.text);
      const email = input.email?.trim() ? requireAddress(input.email) : null;
      await context.database.asService((transaction) =>
        transaction.query(
          `insert into public.feedback (user_id, request_key, email, text) values ($1, $2, $3, $4)
           on conflict (user_id, request_key) do update set email = excluded.email, text = excluded.text`,
          [userId, input.requestKey, email, text],
        ),
      );
      const codeSent =
        email !== null &&
        (await sendCode(context, { address: email, campaign: 'feedback', locale: input.locale }));
      return { saved: true as const, codeSent };
    },
  });
}

/** @throws AppError 400 `feedback_empty`, `feedback_long`. */
function requireText(given: string): string {
  // Postgres keeps no text with a NUL.
  const text = given.replaceAll('\0', '').trim();
  const code = feedbackProblem(text);
  if (code === null) return text;
  const message =
    code === 'feedback_empty'
      ? 'There is nothing in the feedback.'
      : `Feedback has at most ${longestFeedback} characters.`;
  throw new AppError({ code, status: 400, message });
}

/** What was said is kept whether or not the mail goes out. */
async function sendCode(context: ServerContext, request: CodeRequest): Promise<boolean> {
  try {
    await issueCode(context, request);
    return true;
  } catch (error) {
    context.log.warn({ err: error }, 'a code could not be mailed');
    return false;
  }
}
