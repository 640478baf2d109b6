import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { type Api, type ApiSettings, createApi } from '#server/api/create-api.ts';
import { type AuthSettings, defaultAuthSettings } from '#server/auth/settings.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { JobHandler } from '#server/jobs/define-job.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { openTextChecker } from '#server/language/text-checker.ts';
import type { PaymentSettings } from '#server/payments/payment-service.ts';
import { createFolderFiles } from '#server/providers/files/folder-files.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createEmbeddedPayment } from '#server/providers/payment/embedded-payment.ts';
import { createInboxSms } from '#server/providers/sms/inbox-sms.ts';
import { productLanes } from '#server/rest/lanes.ts';
import { defaultStorageSettings, type StorageSettings } from '#server/storage/settings.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { runJobs } from './run-jobs.ts';

export type TestApi = {
  readonly database: TestDatabase;
  readonly app: Api;
  readonly context: ServerContext;
  readonly storage: StorageSettings;
  /** The official client, with a session of its own and the address it comes from. */
  readonly client: (address?: string) => SupabaseClient;
  /** Runs every job that is due, as the product's workers do beside the requests; or those of other handlers. */
  readonly runJobs: (instead?: readonly JobHandler[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

const url = 'http://bestatt.test';

/** What a test may put in the place of the clock and of who takes the money. */
export type TestWorld = {
  readonly now?: () => Date;
  readonly payment?: (context: ServerContext) => Promise<PaymentSettings['provider']>;
  readonly seller?: PaymentSettings['seller'];
  /** Where the operator is told of messages. */
  readonly contactAddress?: string;
  readonly languageModel?: ApiSettings['languageModel'];
  readonly desk?: ApiSettings['desk'];
  readonly cafe?: ApiSettings['cafe'];
  readonly push?: ApiSettings['push'];
};

/** The whole API on a fresh database, called in process through the official client. */
export async function testApi(
  change: (auth: AuthSettings) => AuthSettings = (settings) => settings,
  world: TestWorld = {},
): Promise<TestApi> {
  const database = await testDatabase();
  const tokens = await createTokens({ database });
  const mail = createInboxMail(database);
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const jobs = await openJobs({ connection: database.connection, log });
  const context: ServerContext = {
    database,
    tokens,
    mail,
    log,
    jobs,
    publicUrl: url,
    clientAddress: (request) => request.headers.get('x-bestatt-address') ?? 'unknown',
    now: world.now ?? (() => new Date()),
  };
  const auth = defaultAuthSettings({ publicUrl: url, mail, sms: createInboxSms(database) });
  const folder = mkdtempSync(join(tmpdir(), 'bestatt-files-'));
  const storage = {
    ...defaultStorageSettings,
    files: createFolderFiles(join(folder, 'files')),
    incomingDir: join(folder, 'incoming'),
  };
  // Its thread begins with the first text.
  const checker = openTextChecker({ contentDir: join(import.meta.dirname, '../../../content') });
  const app = createApi(context, {
    auth: change({
      ...auth,
      email: { ...auth.email, autoconfirm: true },
      // Whoever needs a real cost measures it at the auth service alone.
      password: { ...auth.password, hashCost: 4 },
      // Tests of other things set second factors up without typing a password again.
      changes: { ...auth.changes, needConfirmation: false },
    }),
    storage,
    payment: {
      provider: (await world.payment?.(context)) ?? createEmbeddedPayment(context),
      seller: world.seller ?? { name: null, orgNumber: null, address: null, vatRegistered: false },
    },
    contact: { address: world.contactAddress ?? null },
    checker,
    desk: world.desk ?? { suggester: null, feedHosts: new Set(), hasImageHost: true },
    cafe: world.cafe ?? { meetingServer: null },
    push: world.push ?? { keys: null, subject: 'https://bestatt.test', privateHosts: new Set() },
    ...(world.languageModel && { languageModel: world.languageModel }),
    // Tests answer faster than anybody reads.
    countsFastAnswers: true,
    countedHosts: ['localhost'],
    // Statements of several hundred rows, on a machine that does much else.
    lanes: { ...productLanes, visitors: { ...productLanes.visitors, statementTimeoutMs: 8000 } },
  });
  return {
    database,
    app,
    context,
    storage,
    runJobs: (instead = app.jobs) => runJobs(jobs, instead),
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
      await checker.close();
      await jobs.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
