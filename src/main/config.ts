import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readSpeechSettings } from '#server/providers/speech/settings.ts';

/** Everything the environment says, checked once at start. `.env.example` lists the names. */
const environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default('localhost'),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
      .optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must look like https://bestatt.example' }).optional(),
    JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    /** Header in which a trusted proxy puts the client's address; without it the socket's address counts. */
    TRUSTED_PROXY_HEADER: z
      .string()
      .regex(/^[a-z0-9-]+$/i, 'must be the name of a header')
      .optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.no:465' })
      .optional(),
    MAIL_FROM: z.string().min(3).optional(),
    SMS_URL: z.url({ protocol: /^https?$/, error: 'must look like https://gateway.example/send' }).optional(),
    SMS_TOKEN: z.string().min(1).optional(),
    SMS_FROM: z.string().min(1).max(15).default('Bestatt'),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    /** Where people may review the product; the menu's entry is left out without it. */
    REVIEW_URL: z.url().optional(),
  })
  .refine((values) => !values.SMTP_URL || values.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is needed beside SMTP_URL',
  })
  .refine((values) => !values.SMS_URL || values.SMS_TOKEN, {
    path: ['SMS_TOKEN'],
    error: 'is needed beside SMS_URL',
  });

export type Config = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string;
  readonly jwtSecret: string | undefined;
  readonly trustedProxyHeader: string | undefined;
  readonly logLevel: string;
  /** Null: mail goes to the inbox in the database. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  readonly sms: { readonly url: string; readonly token: string; readonly from: string } | null;
  readonly google: { readonly clientId: string; readonly clientSecret: string } | null;
  readonly reviewUrl: string | undefined;
  readonly speech: ReturnType<typeof readSpeechSettings>;
};

/**
 * Reads the configuration.
 * @throws Error with one line for each setting that is wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  }
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  checkDataDir(dataDir);
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    jwtSecret: values.JWT_SECRET,
    trustedProxyHeader: values.TRUSTED_PROXY_HEADER?.toLowerCase(),
    logLevel: values.LOG_LEVEL,
    mail: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    sms:
      values.SMS_URL && values.SMS_TOKEN
        ? { url: values.SMS_URL, token: values.SMS_TOKEN, from: values.SMS_FROM }
        : null,
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? { clientId: values.GOOGLE_CLIENT_ID, clientSecret: values.GOOGLE_CLIENT_SECRET }
        : null,
    reviewUrl: values.REVIEW_URL,
    speech: readSpeechSettings(given),
  };
}

function checkDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`DATA_DIR ${dataDir} cannot be read and written by this user.`);
  }
}
