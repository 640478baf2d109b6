import { Hono } from 'hono';
import type { Database } from '#server/db/database.ts';
import type { Config } from './config.ts';

/** `/healthz`: 200 only when the database answers; names version, database and providers. */
export function createHealth(input: {
  database: Database;
  version: string;
  config: Config;
  embedded: boolean;
}): Hono {
  const { database, version, config, embedded } = input;
  return new Hono().get('/healthz', async (c) => {
    const [reachable, tasks] = await database.pool
      .query<{ tasks: number }>('select count(*)::int as tasks from public.tasks where retired_at is null')
      .then((result) => [true, result.rows[0]?.tasks ?? 0] as const)
      .catch(() => [false, 0] as const);
    const serves = reachable && tasks > 0;
    return c.json(
      {
        status: serves ? 'ok' : 'unavailable',
        version,
        database: { reachable, kind: embedded ? 'embedded' : 'DATABASE_URL' },
        bank: { tasks },
        providers: providersOf(config),
      },
      serves ? 200 : 503,
    );
  });
}

function providersOf(_config: Config): Record<string, string> {
  return {};
}
