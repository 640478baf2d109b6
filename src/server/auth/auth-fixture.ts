import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { pino } from 'pino';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Mail, MailSender } from '#server/providers/mail/mail-sender.ts';
import type { Sms } from '#server/providers/sms/sms-sender.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { withoutJobs } from '#server/testing/without-jobs.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import type { Tokens } from '#server/tokens/tokens.ts';
import { createAuth } from './routes.ts';
import { type AuthSettings, defaultAuthSettings } from './settings.ts';

/** The auth service on a fresh database, with a clock to turn and a post office to look into. */
export type AuthFixture = {
  readonly app: Hono;
  readonly context: ServerContext;
  readonly database: TestDatabase;
  readonly settings: AuthSettings;
  readonly tokens: Tokens;
  readonly advance: (seconds: number) => void;
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  readonly client: (flowType?: 'pkce' | 'implicit') => SupabaseClient;
  readonly mails: Mail[];
  readonly texts: Sms[];
  /** The last mail to the address, with its code and link. */
  readonly lastMail: (to: string) => Promise<{ mail: Mail; otp: string; link: string }>;
  readonly lastText: (to: string) => Promise<string>;
  /** A confirmed account and its session. */
  readonly account: (email?: string) => Promise<Account>;
  readonly close: () => Promise<void>;
};

export type Account = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
};

export type CallOptions = {
  readonly body?: unknown;
  readonly token?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Loose on purpose: tests say themselves what must be in it. */
export type Body = { readonly [name: string]: Body } & { readonly [Symbol.iterator]: never };
export type Answer = {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
  readonly location: URL | null;
};

export const productUrl = 'http://bestatt.test';
export const goodPassword = 'et fjell i solnedgang';
let accounts = 0;

export async function authFixture(
  change: (settings: AuthSettings) => AuthSettings = (settings) => settings,
): Promise<AuthFixture> {
  const database = await testDatabase();
  let offsetMs = 0;
  const now = () => new Date(Date.now() + offsetMs);
  const tokens = await createTokens({ database, now });
  const mails: Mail[] = [];
  const mail: MailSender = { kind: 'embedded', send: async (one) => void mails.push(one) };
  const context: ServerContext = {
    database,
    tokens,
    mail,
    log: pino({ level: 'silent' }),
    publicUrl: productUrl,
    jobs: withoutJobs,
    clientAddress: (request) => request.headers.get('x-test-address') ?? '192.0.2.1',
    now,
  };
  const texts: Sms[] = [];
  const defaults = defaultAuthSettings({
    publicUrl: productUrl,
    mail,
    sms: { kind: 'embedded', send: async (sms) => void texts.push(sms) },
  });
  const wide = { burst: 100_000, perHour: 100_000 };
  const limits = Object.fromEntries(
    Object.keys(defaults.limits).map((name) => [name, wide]),
  ) as AuthSettings['limits'];
  const settings = change({
    ...defaults,
    limits,
    email: { ...defaults.email, pauseSeconds: 0 },
    phone: { ...defaults.phone, enabled: true, pauseSeconds: 0 },
    password: { ...defaults.password, hashCost: 4 },
    // What asks for it has a test of its own.
    changes: { ...defaults.changes, needConfirmation: false },
  });
  const app = new Hono();
  const service = createAuth(context, settings);
  app.route('/auth/v1', service);

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const { body, token, address, headers = {} } = options;
    const response = await app.request(`${productUrl}/auth/v1${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(address ? { 'x-test-address': address } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const location = response.headers.get('location');
    return {
      status: response.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {},
      headers: response.headers,
      location: location ? new URL(location) : null,
    };
  }

  async function lastMail(to: string): Promise<{ mail: Mail; otp: string; link: string }> {
    const mail = await waitFor(() => mails.findLast((one) => one.to === to));
    const otp = /^(\d{6})$/m.exec(mail.text)?.[1] ?? '';
    const link = /^(http\S+)$/m.exec(mail.text)?.[1] ?? '';
    return { mail, otp, link };
  }

  return {
    app,
    context,
    database,
    settings,
    tokens,
    mails,
    texts,
    advance: (seconds) => {
      offsetMs += seconds * 1000;
    },
    call,
    client: (flowType = 'implicit') =>
      createClient(productUrl, tokens.keys.anon, {
        auth: {
          persistSession: true,
          storage: memoryStorage(),
          autoRefreshToken: false,
          flowType,
          detectSessionInUrl: false,
        },
        global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
      }),
    lastMail,
    lastText: async (to) =>
      /\d{6}/.exec((await waitFor(() => texts.findLast((one) => one.to === to))).text)?.[0] ?? '',
    async account(email = `person${++accounts}@example.no`) {
      const created = await call('POST', '/admin/users', {
        token: tokens.keys.service,
        body: { email, password: goodPassword, email_confirm: true },
      });
      const signedIn = await call('POST', '/token?grant_type=password', {
        body: { email, password: goodPassword },
      });
      const { access_token: token, refresh_token: refreshToken } = signedIn.body as unknown as {
        access_token: string;
        refresh_token: string;
      };
      return {
        id: (created.body as unknown as { id: string }).id,
        email,
        password: goodPassword,
        token,
        refreshToken,
      };
    },
    async close() {
      await service.close();
      await database.drop();
    },
  };
}

/** Mails go out beside the request. */
async function waitFor<Value>(find: () => Value | undefined): Promise<Value> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('It did not come.');
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
