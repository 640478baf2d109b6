import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { Database } from '#server/db/database.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createRest, type RestService } from '#server/rest/routes.ts';
import type { RestSettings } from '#server/rest/settings.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { withoutJobs } from '#server/testing/without-jobs.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';

export type Library = {
  readonly app: RestService;
  readonly database: TestDatabase;
  /** A request as anon, or with the token given. */
  readonly ask: (path: string, options?: Asked) => Promise<Told>;
  readonly tokenOf: (userId: string) => Promise<string>;
  readonly serviceKey: string;
  /** A further service, on another connection or with other settings. */
  readonly serve: (database: Database, settings?: Partial<RestSettings>) => RestService;
  readonly close: () => Promise<void>;
};

export type Asked = {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
};

/** `body` is parsed when it is JSON. */
type Told = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
};

/** The service on a fresh database with the tables of `library.sql`. */
export async function openLibrary(settings: Partial<RestSettings> = {}): Promise<Library> {
  const database = await testDatabase();
  await database.pool.query(readFileSync(join(import.meta.dirname, 'library.sql'), 'utf8'));
  const tokens = await createTokens({ database });
  const log: Logger = pino({ level: process.env.REST_LOG ?? 'silent' });
  const serve = (other: Database, further: Partial<RestSettings> = {}) => {
    const context = {
      ...{ database: other, tokens, log, publicUrl: 'http://bestatt.test', clientAddress: () => '192.0.2.1' },
      mail: createInboxMail(other),
      jobs: withoutJobs,
      now: () => new Date(),
    };
    return createRest(context, {
      ...{ schemas: ['public'], allowRollback: true, allowExplain: true, ...settings },
      ...further,
    });
  };
  const app = serve(database);
  return {
    app,
    database,
    serve,
    serviceKey: tokens.keys.service,
    tokenOf: (userId) =>
      tokens.sign({
        sub: userId,
        role: 'authenticated',
        aud: 'authenticated',
        exp: Math.floor(Date.now() / 1000) + 600,
      }),
    async ask(path, { method, body, headers = {}, token } = {}) {
      const response = await app.request(path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await response.text();
      const isJson =
        /^application\/(\S+\+)?json/.test(response.headers.get('content-type') ?? '') && text !== '';
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson ? JSON.parse(text) : text,
      };
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
