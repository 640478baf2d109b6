import type { Server } from 'node:http';
import { join } from 'node:path';
import type pg from 'pg';
import { ownImagePrefix } from '#domain/images/image-address.ts';
import type { Config } from '#main/config/config.ts';
import { limitAddress } from '#main/http/address-limit.ts';
import { clientAddress, socketAddress } from '#main/http/client-address.ts';
import { secured } from '#main/http/secured.ts';
import { createDevInbox } from '#main/inbox/dev-inbox.ts';
import { createHealth } from '#main/observability/health.ts';
import { createLog } from '#main/observability/log.ts';
import { createMetrics, type Metrics } from '#main/observability/metrics.ts';
import { createRequestLogging } from '#main/observability/request-logging.ts';
import { createPages } from '#main/pages/pages.ts';
import { type ApiSettings, createApi } from '#server/api/create-api.ts';
import { productJobDefinitions } from '#server/api/product-jobs.ts';
import { defaultAuthSettings } from '#server/auth/settings.ts';
import { clipJobs, clipSoundsJob } from '#server/clips/clip-jobs.ts';
import { createClipStore } from '#server/clips/clip-store.ts';
import { createAudio } from '#server/clips/routes.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { prepareDemoHistory } from '#server/demo/prepare-demo-history.ts';
import { modelSuggester } from '#server/desk/suggest-version.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { openTextChecker } from '#server/language/text-checker.ts';
import type { PaymentSettings } from '#server/payments/payment-service.ts';
import type { Assessor } from '#server/providers/assessment/assessor.ts';
import { modelAssessor } from '#server/providers/assessment/model/model-assessor.ts';
import type { ModelSettings } from '#server/providers/assessment/model/model-settings.ts';
import { readCriteria } from '#server/providers/assessment/model/read-criteria.ts';
import { createFolderFiles } from '#server/providers/files/folder-files.ts';
import { createS3Files } from '#server/providers/files/s3-files.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createSmtpMail } from '#server/providers/mail/smtp-mail.ts';
import { createEmbeddedPayment } from '#server/providers/payment/embedded-payment.ts';
import { createStripePayment } from '#server/providers/payment/stripe-payment.ts';
import { createGatewaySms } from '#server/providers/sms/gateway-sms.ts';
import { createInboxSms } from '#server/providers/sms/inbox-sms.ts';
import { createSpeech } from '#server/providers/speech/create-speech.ts';
import { createTranscriber } from '#server/providers/transcription/create-transcriber.ts';
import { loadScenes } from '#server/scenes/load-scenes.ts';
import { createScenes } from '#server/scenes/routes.ts';
import { readScenes } from '#server/scenes/scene-store.ts';
import { leftBefore } from '#server/storage/leftovers.ts';
import { defaultStorageSettings, type StorageSettings } from '#server/storage/settings.ts';
import { unknownFilesJob } from '#server/storage/storage-jobs.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import { loadContent } from './load-content.ts';
import { endParts } from './shutdown.ts';

/** What visitors can call without a page around it; the payment provider's webhook is none of theirs. */
const limitedPaths = [
  '/auth',
  '/rest',
  '/storage',
  '/realtime',
  '/functions',
  '/audio',
  '/scenes',
  '/api/savory',
  ownImagePrefix,
].map((endpoint) => `${endpoint}/*`);

export type Product = {
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  readonly metrics: Metrics;
  /** Takes the server's WebSocket upgrades. */
  readonly attach: (server: Server) => void;
  /** Tells every socket why it is closed; the server waits for none of them then. */
  readonly closeSockets: (reason: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Puts database, API and pages together.
 * @throws Error with one clear sentence when the database cannot be reached or prepared, or
 * what the settings name is not installed.
 */
export async function createProduct(input: {
  config: Config;
  root: string;
  version: string;
}): Promise<Product> {
  const { config, root, version } = input;
  const log = createLog(config.logLevel);
  // Before anything runs: what it needs may be missing.
  const transcriber = config.transcription && createTranscriber(config.transcription, config);
  const { database, embedded, connection } = await openStore(config, {
    root,
    log: (message) => log.warn(message),
  });
  try {
    await loadContent({ connection, contentDir: join(root, 'content'), logLevel: config.logLevel });
    const scenes = readScenes(join(root, 'content'), log);
    await loadScenes(database, scenes);
    const tokens = await createTokens({
      database,
      jwtSecret: config.jwtSecret,
      issuer: `${config.publicUrl}/auth/v1`,
    });
    const mail = config.mail ? createSmtpMail(config.mail) : createInboxMail(database);
    const jobs = await openJobs({ connection, log, definitions: productJobDefinitions });
    const context: ServerContext = {
      database,
      jobs,
      tokens,
      log,
      mail,
      publicUrl: config.publicUrl,
      clientAddress,
      now: () => new Date(),
    };
    const speech = createSpeech({
      dataDir: config.dataDir,
      contentDir: join(root, 'content'),
      settings: config.speech,
      log,
    });
    const clips = createClipStore({ database, speech, log });
    const checker = openTextChecker({ contentDir: join(root, 'content') });
    const settings = {
      ...apiSettings(config, context),
      checker,
      desk: deskSettings(config),
      cafe: { meetingServer: config.meetingServer },
      payment: await paymentSettings(config, context),
      ...{ contact: config.contact, push: config.push },
      ...(config.languageModel && { languageModel: modelOver(config.languageModel, { root, log }) }),
      ...(transcriber && { transcriber }),
      countsFastAnswers: config.countsFastAnswers,
      countedHosts: config.countedHosts,
    };
    const { files } = settings.storage;
    const api = createApi(context, settings);
    const pages = await createPages({ config, root, context, api });
    const metrics = createMetrics({ database, jobs: { clip: () => speech.describe() } });
    const app = createRequestLogging({ log, metrics, trustedProxyHeader: config.trustedProxyHeader });
    app.use(...secured(config.publicUrl));
    app.route('/', createHealth({ database, speech, files, version, config, anonKey: tokens.keys.anon }));
    const limit = limitAddress(config.requestsPerAddress);
    for (const path of limitedPaths) app.use(path, limit);
    app.route('/audio', createAudio(clips));
    app.route('/scenes', createScenes(scenes));
    app.route('/dev', createDevInbox(database, config));
    app.route('/', api);
    app.route('/', pages);
    await jobs.work([...api.jobs, ...(config.speech.ahead ? clipJobs(clips) : [])]);
    await jobs.enqueue(unknownFilesJob, { before: leftBefore(settings.storage).toISOString() });
    if (config.speech.ahead) await jobs.enqueue(clipSoundsJob, {});
    const stopPreparing = prepareDemoHistory(api.buildDemoHistory, log);
    return {
      fetch: app.fetch,
      metrics,
      attach: (server) =>
        api.realtime.attach(server, (request) => socketAddress(request, config.trustedProxyHeader)),
      closeSockets: api.realtime.closeSockets,
      async close() {
        stopPreparing();
        // Both at once: a sound that is being made ends with its voice.
        const closing = Promise.all([jobs.close(), speech.close()]);
        await endParts(
          [
            { name: 'jobs and speech', end: () => closing },
            { name: 'api', end: () => api.close() },
            { name: 'checker', end: () => checker.close() },
            { name: 'database', end: () => database.close() },
            { name: 'postgres', end: async () => embedded?.stop() },
          ],
          log,
        );
      },
    };
  } catch (error) {
    await database.close().catch(() => {});
    await embedded?.stop();
    throw error;
  }
}

/** A language model over whatever rules judge texts. */
function modelOver(
  settings: ModelSettings,
  { root, log }: { readonly root: string; readonly log: ServerContext['log'] },
): (rules: Assessor) => Assessor {
  const criteria = readCriteria(join(root, 'content'));
  return (rules) => modelAssessor({ settings, rules, criteria, warn: (message) => log.warn(message) });
}

function deskSettings({ languageModel, feedHosts, imageHost }: Config): ApiSettings['desk'] {
  return {
    suggester: languageModel && modelSuggester(languageModel),
    feedHosts,
    hasImageHost: imageHost !== null,
  };
}

async function paymentSettings(config: Config, context: ServerContext): Promise<PaymentSettings> {
  const provider = config.stripe
    ? await createStripePayment(config.stripe, context)
    : createEmbeddedPayment(context);
  return { provider, seller: config.seller };
}

function apiSettings(
  config: Config,
  { database, mail }: ServerContext,
): Pick<ApiSettings, 'auth' | 'storage'> {
  const sms = config.sms ? createGatewaySms(config.sms) : createInboxSms(database);
  const auth = defaultAuthSettings({ publicUrl: config.publicUrl, mail, sms });
  return {
    // Without a mail server nothing reaches the person, so the address cannot be proved (decision 005).
    auth: {
      ...auth,
      providers: config.oidc,
      email: { ...auth.email, autoconfirm: !config.mail },
      password: { ...auth.password, pwnedUrl: config.pwnedPasswordsUrl },
      phone: {
        ...auth.phone,
        enabled: config.phoneLogin,
        ...(config.smsCountries && { countries: config.smsCountries }),
      },
    },
    storage: storageSettings(config),
  };
}

function storageSettings(config: Config): StorageSettings {
  const folder = join(config.dataDir, 'files');
  const files = config.s3 ? createS3Files(config.s3) : createFolderFiles(config.filesDir);
  // With a database and a folder of its own, nobody else's upload can lie there.
  const isAlone = !config.databaseUrl && !config.s3;
  return {
    ...defaultStorageSettings,
    files,
    incomingDir: join(folder, 'incoming'),
    maxFileBytes: config.maxFileBytes,
    ...(isAlone && { leftoversAfterMs: 0 }),
  };
}

async function openStore(
  config: Config,
  { root, log }: { readonly root: string; readonly log: (message: string) => void },
): Promise<{ database: Database; embedded: EmbeddedPostgres | undefined; connection: pg.PoolConfig }> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  const connection: pg.PoolConfig = embedded
    ? embedded.connection()
    : { connectionString: config.databaseUrl };
  try {
    await migrate(connection, { folders: [join(root, 'db/platform'), join(root, 'db/migrations')] });
  } catch (error) {
    await embedded?.stop();
    const { code, message } = error as { code?: string; message: string };
    const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', '28P01', '3D000', '28000'];
    if (code && unreachable.includes(code) && config.databaseUrl) {
      throw new Error(`The database of DATABASE_URL cannot be reached: ${message || code}.`);
    }
    throw error;
  }
  return {
    database: openDatabase(connection, (error) => log(`a database connection broke: ${error.message}`)),
    embedded,
    connection,
  };
}
