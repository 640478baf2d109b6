import type { FunctionInput } from '#domain/functions/functions.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { recheckPermission } from '#server/roles/require-permission.ts';
import type { CafeSettings } from './cafe-settings.ts';
import { cancelSessions } from './cancel-sessions.ts';
import { changeSession } from './change-session.ts';
import { createSessions } from './create-sessions.ts';
import type { Hosting } from './hosting.ts';
import { lockPerson } from './session-record.ts';

/**
 * Rule 9.474, Rule 9.477. `host-changes`: makes sessions, changes one, cancels one or it and those that follow; those who signed up
 * are told. Sent again it is as it was.
 * @throws AppError with a code of `refusal.ts`
 */
export function hostChangesFunction(settings: CafeSettings): ServerFunction {
  return defineFunction({
    name: 'host-changes',
    access: { permission: 'hostSessions' },
    limit: { burst: 40, perHour: 120 },
    async run(input, { userId, context }) {
      const sessionId = await context.database.asService(async (transaction) => {
        await lockPerson(transaction, userId);
        await recheckPermission(transaction, { userId, permission: 'hostSessions' });
        return act(transaction, input, { userId, context, settings });
      });
      return { sessionId };
    },
  });
}

/** @returns the session, or the first of those that were made */
async function act(
  transaction: Transaction,
  input: FunctionInput<'host-changes'>,
  hosting: Hosting,
): Promise<string> {
  switch (input.kind) {
    case 'create':
      return createSessions(transaction, input, hosting);
    case 'change':
      return changeSession(transaction, input, hosting);
    case 'cancel':
      return cancelSessions(transaction, input, hosting);
  }
}
