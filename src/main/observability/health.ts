import { Hono } from 'hono';
import type { Config } from '#main/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { modelProvider } from '#server/providers/assessment/model/model-settings.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import type { Speech } from '#server/providers/speech/speech.ts';

type HealthInput = {
  readonly database: Database;
  readonly speech: Speech;
  readonly files: FileStore;
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
        providers: { ...providersOf(input), files: await describeFiles(input.files) },
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
    payment: config.stripe ? 'stripe' : 'embedded: a test checkout; no money is taken',
    languageModel: config.languageModel
      ? modelProvider(config.languageModel)
      : 'embedded: our own rules; no text leaves this process',
    transcription: config.transcription
      ? config.transcription.kind === 'service'
        ? new URL(config.transcription.url).host
        : `embedded: ${config.transcription.model}; no sound leaves this process`
      : 'embedded: the browser’s own where it is switched on, else nobody listens',
  };
}

/** An S3 is asked for no more than this often, however often we are. */
const filesKnownMs = 10_000;
const known = new WeakMap<FileStore, { readonly reachable: Promise<boolean>; readonly until: number }>();

async function describeFiles(files: FileStore): Promise<object> {
  const last = known.get(files);
  const answer =
    last && last.until > performance.now()
      ? last
      : { reachable: files.isReachable(), until: performance.now() + filesKnownMs };
  known.set(files, answer);
  return { kind: files.kind === 'folder' ? 'embedded: a folder' : 's3', reachable: await answer.reachable };
}
