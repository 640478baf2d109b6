import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';

/**
 * Rule 9.64. `session-revocations`: signs one device of the person out. One that is signed out already, or is somebody
 * else's, changes nothing and answers the same.
 */
export function sessionRevocationsFunction(): ServerFunction {
  return defineFunction({
    name: 'session-revocations',
    access: 'session',
    limit: { burst: 60, perHour: 120 },
    async run({ sessionId }, { userId, request, context }) {
      await context.database.asOwner(async (transaction) => {
        const ended = await transaction.query(
          `delete from auth.sessions where id = $1 and user_id = $2 returning id`,
          [sessionId, userId],
        );
        if (ended.length === 0) return;
        await transaction.query(
          `insert into auth.audit_log_entries (payload, created_at, ip_address) values ($1, $2, $3)`,
          [
            { action: 'logout', actor_id: userId, traits: { scope: 'one' } },
            context.now(),
            context.clientAddress(request),
          ],
        );
      });
      return { ended: true };
    },
  });
}
