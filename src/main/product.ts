import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import type pg from 'pg';
import { pino } from 'pino';
import { type ApiSettings, createApi } from '#server/app.ts';
import { googleProvider } from '#server/auth/oidc.ts';
import { type AuthSettings, defaultAuthSettings } from '#server/auth/settings.ts';
import { loadBank } from '#server/bank/load-bank.ts';
import { createClipStore } from '#server/clips/clip-store.ts';
import { createAudio } from '#server/clips/routes.ts';
import type { ServerContext } from '#server/context.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createSmtpMail } from '#server/providers/mail/smtp-mail.ts';
import { createGatewaySms } from '#server/providers/sms/gateway-sms.ts';
import { createInboxSms } from '#server/providers/sms/inbox-sms.ts';
import { createSpeech } from '#server/providers/speech/create-speech.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import { addressHeader, clientAddress } from './client-address.ts';
import type { Config } from './config.ts';
import { createHealth } from './health.ts';
import { createPages } from './pages.ts';

export type Product = {
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  readonly close: () => Promise<void>;
};

/**
 * Puts database, API and pages together.
 * @throws Error with one clear sentence when the database cannot be reached or prepared.
 */
export async function createProduct(input: {
  config: Config;
  root: string;
  version: string;
}): Promise<Product> {
  const { config, root, version } = input;
  const log = pino({ level: config.logLevel });
  const { database, embedded } = await openStore(config, root, (message) => log.warn(message));
  try {
    await loadBank({ database, contentDir: join(root, 'content'), log });
    const tokens = await createTokens({
      database,
      jwtSecret: config.jwtSecret,
      issuer: `${config.publicUrl}/auth/v1`,
    });
    const context: ServerContext = {
      database,
      tokens,
      log,
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
    const api = createApi(context, apiSettings(config, database));
    const pages = await createPages({ config, root, context, api });
    const app = new Hono();
    app.use(async (c, next) => {
      // The last value is the one that the trusted proxy wrote; those before it come from the client.
      // The address travels to services and in-process calls in a header that nobody outside can set.
      const headers = new Headers(c.req.raw.headers);
      const given = config.trustedProxyHeader
        ? headers.get(config.trustedProxyHeader)?.split(',').at(-1)?.trim()
        : undefined;
      headers.set(addressHeader, given || getConnInfo(c).remote.address || 'unknown');
      c.req.raw = new Request(c.req.raw, { headers });
      await next();
    });
    app.route('/', createHealth({ database, speech, version, config, anonKey: tokens.keys.anon }));
    app.route('/audio', createAudio(clips));
    app.route('/', api);
    app.route('/', pages);
    const filling = clips.fill();
    return {
      fetch: app.fetch,
      async close() {
        clips.stop();
        await speech.close();
        await api.close();
        await filling;
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await database.close().catch(() => {});
    await embedded?.stop();
    throw error;
  }
}

function apiSettings(config: Config, database: Database): ApiSettings {
  const mail = config.mail ? createSmtpMail(config.mail) : createInboxMail(database);
  const sms = config.sms ? createGatewaySms(config.sms) : createInboxSms(database);
  const auth = defaultAuthSettings({ publicUrl: config.publicUrl, mail, sms });
  // Without a mail server nothing reaches the person, so the address cannot be proved (decision 005).
  const providers: AuthSettings['providers'] = config.google ? { google: googleProvider(config.google) } : {};
  return { auth: { ...auth, providers, email: { ...auth.email, autoconfirm: !config.mail } } };
}

async function openStore(
  config: Config,
  root: string,
  log: (message: string) => void,
): Promise<{ database: Database; embedded: EmbeddedPostgres | undefined }> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  const connection: pg.PoolConfig = embedded
    ? embedded.connection()
    : { connectionString: config.databaseUrl };
  try {
    await migrate(connection, [join(root, 'db/platform'), join(root, 'db/migrations')]);
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
  };
}
