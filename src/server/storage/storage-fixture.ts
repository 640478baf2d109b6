import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createFolderFiles } from '#server/providers/files/folder-files.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { withoutJobs } from '#server/testing/without-jobs.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import { createStorage } from './routes.ts';
import { defaultStorageSettings, type StorageSettings } from './settings.ts';

type StorageClient = ReturnType<typeof createClient>['storage'];

export type TestStorage = {
  readonly app: Hono;
  readonly database: TestDatabase;
  /** The official client of a person, of anybody (`anon`), or of the service. */
  readonly as: (who: string) => Promise<StorageClient>;
  readonly bearer: (who: string) => Promise<Record<string, string>>;
  /** A request without the client. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** How many files lie in the store, and how many are still arriving. */
  readonly files: () => Promise<{ kept: number; arriving: number }>;
  readonly folder: string;
  readonly close: () => Promise<void>;
};

export const url = 'http://storage.test';
export const ida = '00000000-0000-0000-0000-00000000001a';
export const odd = '00000000-0000-0000-0000-00000000000d';

/** `papers`: everybody their own folder. `pictures`: public, small, of pictures only. */
const policies = `
  insert into storage.buckets (id, name) values ('papers', 'papers'), ('closed', 'closed');
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('pictures', 'pictures', true, 200000, '{image/*}'),
      ('letters', 'letters', false, null, '{text/plain,application/pdf,application/msword,image/svg+xml,audio/webm}');
  create policy own_papers on storage.objects for all to authenticated
    using (bucket_id in ('papers', 'letters') and (storage.foldername(name))[1] = auth.uid()::text)
    with check (bucket_id in ('papers', 'letters') and (storage.foldername(name))[1] = auth.uid()::text);
  create policy own_pictures on storage.objects for insert to authenticated
    with check (bucket_id = 'pictures' and (storage.foldername(name))[1] = auth.uid()::text
      and storage.allow_any_operation(array['storage.object.upload', 'object.sign_upload_url']));
`;

/** The storage service alone on a fresh database and folder, called in process. */
export async function testStorage(settings: Partial<StorageSettings> = {}): Promise<TestStorage> {
  const database = await testDatabase();
  await database.pool.query(policies);
  const tokens = await createTokens({ database });
  const folder = mkdtempSync(join(tmpdir(), 'bestatt-storage-'));
  const context = {
    ...{ database, tokens, publicUrl: url, clientAddress: () => '192.0.2.1', now: () => new Date() },
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    mail: createInboxMail(database),
    jobs: withoutJobs,
  };
  const storage = createStorage(context, {
    ...defaultStorageSettings,
    files: createFolderFiles(join(folder, 'kept')),
    incomingDir: join(folder, 'incoming'),
    ...settings,
  });
  const app = new Hono().route('/storage/v1', storage);
  const keyOf = async (who: string) => {
    if (who === 'anon') return tokens.keys.anon;
    if (who === 'service') return tokens.keys.service;
    const exp = Math.floor(Date.now() / 1000) + 600;
    return tokens.sign({ sub: who, role: 'authenticated', aud: 'authenticated', exp });
  };
  const ask = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(new URL(`/storage/v1${path}`, url), init));
  return {
    app,
    database,
    folder,
    ask,
    async as(who) {
      const accessToken = await keyOf(who);
      return createClient(url, tokens.keys.anon, {
        accessToken: async () => accessToken,
        global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
      }).storage;
    },
    bearer: async (who) => ({ authorization: `Bearer ${await keyOf(who)}` }),
    async files() {
      await storage.settled();
      const kept = readdirSync(join(folder, 'kept'), { recursive: true, withFileTypes: true });
      return {
        kept: kept.filter((entry) => entry.isFile()).length,
        arriving: readdirSync(join(folder, 'incoming')).length,
      };
    },
    async close() {
      await storage.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
