import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { createApi } from '#server/app.ts';
import { type AuthSettings, defaultAuthSettings } from '#server/auth/settings.ts';
import type { ServerContext } from '#server/context.ts';
import { createFolderFiles } from '#server/providers/files/folder-files.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createInboxSms } from '#server/providers/sms/inbox-sms.ts';
import { defaultStorageSettings } from '#server/storage/settings.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export type TestApi = {
  readonly database: TestDatabase;
  readonly app: Hono;
  readonly context: ServerContext;
  /** The official client, with a session of its own and the address it comes from. */
  readonly client: (address?: string) => SupabaseClient;
  readonly close: () => Promise<void>;
};

const url = 'http://bestatt.test';

/** The whole API on a fresh database, called in process through the official client. */
export async function testApi(
  change: (auth: AuthSettings) => AuthSettings = (settings) => settings,
): Promise<TestApi> {
  const database = await testDatabase();
  const tokens = await createTokens({ database });
  const mail = createInboxMail(database);
  const context: ServerContext = {
    database,
    tokens,
    mail,
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    publicUrl: url,
    clientAddress: (request) => request.headers.get('x-bestatt-address') ?? 'unknown',
    now: () => new Date(),
  };
  const auth = defaultAuthSettings({ publicUrl: url, mail, sms: createInboxSms(database) });
  const folder = mkdtempSync(join(tmpdir(), 'bestatt-files-'));
  const app = createApi(context, {
    auth: change({ ...auth, email: { ...auth.email, autoconfirm: true } }),
    storage: {
      ...defaultStorageSettings,
      files: createFolderFiles(join(folder, 'files')),
      incomingDir: join(folder, 'incoming'),
    },
  });
  return {
    database,
    app,
    context,
    client: (address = '192.0.2.1') =>
      createClient(url, tokens.keys.anon, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: {
          fetch: async (input, init) => {
            const request = new Request(input, init);
            request.headers.set('x-bestatt-address', address);
            return app.fetch(request);
          },
        },
      }),
    async close() {
      await app.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
