import { Hono } from 'hono';
import type { Database } from '#server/db/database.ts';
import type { Speech } from '#server/providers/speech/speech.ts';
import type { Config } from './config.ts';

type HealthInput = {
  readonly database: Database;
  readonly speech: Speech;
  readonly version: string;
  readonly config: Config;
  readonly anonKey: string;
};

/** `/healthz`: 200 only when the database answers and tasks are there; names version, database and providers. */
export function createHealth(input: HealthInput): Hono {
  const { database, version, config, anonKey } = input;
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
        database: { reachable, kind: config.databaseUrl ? 'DATABASE_URL' : 'embedded' },
        bank: { tasks },
        providers: providersOf(input),
        /** For the official clients; it is public (decision 021). */
        api: { url: config.publicUrl, anonKey },
      },
      serves ? 200 : 503,
      { 'cache-control': 'no-store' },
    );
  });
}

function providersOf({ config, speech }: HealthInput): object {
  const { engine, robot, waiting, running } = speech.describe();
  return {
    mail: config.mail ? 'smtp' : 'embedded: an inbox in the database; nothing is sent',
    sms: config.sms ? 'gateway' : 'embedded: an inbox in the database; nothing is sent',
    speech: { engine, robot, clipsWaiting: waiting + running },
    files: 'embedded: a folder',
    payment: 'none yet',
    languageModel: 'none yet',
    transcription: 'none yet',
  };
}
