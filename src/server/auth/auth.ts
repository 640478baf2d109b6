import type { Context } from 'hono';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Query, Transaction } from '#server/db/database.ts';
import type { RateLimiter } from '#server/http/rate-limit.ts';
import type { AuthSettings } from './settings.ts';

/** What every route of the service is given. */
export type Auth = {
  readonly context: ServerContext;
  readonly settings: AuthSettings;
  readonly limiter: RateLimiter;
  /** Mails and messages on their way, which nobody's request waits for. */
  readonly sending: Set<Promise<void>>;
};

/** An endpoint: reads the request, answers, throws AuthError. */
export type AuthRoute = (auth: Auth, c: Context) => Promise<Response>;

/** Something that runs statements: a transaction, or the pool for a statement alone. */
export type Sql = Pick<Transaction, 'query'>;

/** The pool as `Sql`: each statement is its own transaction. */
export function poolSql(auth: Auth): Sql {
  return {
    async query<Row>(query: Query | string, values?: readonly unknown[]) {
      const config =
        typeof query === 'string'
          ? { text: query, values: values as unknown[] }
          : { ...query, values: query.values as unknown[] };
      return (await auth.context.database.pool.query(config)).rows as Row[];
    },
  };
}
