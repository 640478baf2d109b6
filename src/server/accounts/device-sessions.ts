import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { deviceOf, roughAddress } from './device.ts';

type SessionRow = {
  readonly id: string;
  readonly created_at: Date;
  readonly used_at: Date;
  readonly user_agent: string | null;
  readonly address: string | null;
  readonly aal: string;
};

/** More sessions than anybody looks through; the newest are shown. */
const mostShown = 50;

/** Rule 9.64. `device-sessions`: where the person is signed in, this device first, then the one used last. */
export function deviceSessionsFunction(): ServerFunction {
  return defineFunction({
    name: 'device-sessions',
    access: 'session',
    limit: { burst: 120, perHour: 600 },
    async run(_input, { userId, actor, context }) {
      const own = typeof actor.claims.session_id === 'string' ? actor.claims.session_id : null;
      const { rows } = await context.database.pool.query<SessionRow>({
        name: 'device-sessions',
        text: `select id, created_at, coalesce(refreshed_at, created_at) as used_at, user_agent, host(ip) as address, aal
          from auth.sessions where user_id = $1 and (not_after is null or not_after > $3)
          order by (id = $2::uuid) desc nulls last, used_at desc limit ${mostShown}`,
        values: [userId, own, context.now()],
      });
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          ...deviceOf(row.user_agent),
          address: roughAddress(row.address),
          startedAt: row.created_at.toISOString(),
          usedAt: row.used_at.toISOString(),
          current: row.id === own,
          secondFactor: row.aal === 'aal2',
        })),
      };
    },
  });
}
