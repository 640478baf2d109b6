import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultRedirect, type RedirectRules } from '#domain/access/redirect.ts';
import { googleProvider } from '#server/auth/oidc.ts';
import type { OidcProvider } from '#server/auth/settings.ts';
import type { ContactSettings } from '#server/contact/contact-settings.ts';
import type { PushSettings } from '#server/notifications/push-settings.ts';
import type { Seller } from '#server/payments/payment-service.ts';
import { type ModelSettings, readModelSettings } from '#server/providers/assessment/model/model-settings.ts';
import type { S3Settings } from '#server/providers/files/s3-files.ts';
import type { StripeSettings } from '#server/providers/payment/stripe-payment.ts';
import { readSpeechSettings } from '#server/providers/speech/settings.ts';
import {
  readTranscriptionSettings,
  type TranscriptionSettings,
} from '#server/providers/transcription/transcription-settings.ts';
import { type EnvironmentValues, environment } from './environment.ts';

export type Config = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string;
  /** Hosts on which pages are counted; none: nothing is. Rule 5.22. */
  readonly countedHosts: readonly string[];
  readonly jwtSecret: string | undefined;
  readonly trustedProxyHeader: string | undefined;
  readonly requestsPerAddress: number;
  readonly countsFastAnswers: boolean;
  readonly logLevel: string;
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Shows the messages that would have been sent at /dev. */
  readonly devInbox: boolean;
  /** Null: mail goes to the inbox in the database. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  readonly sms: { readonly url: string; readonly token: string; readonly from: string } | null;
  /** Calling codes; null for those of the auth service's defaults. */
  readonly smsCountries: readonly string[] | null;
  readonly phoneLogin: boolean;
  /** Null: only the commonest passwords, which come with the product, are refused. */
  readonly pwnedPasswordsUrl: string | null;
  /** Stored files, where they lie in a folder. */
  readonly filesDir: string;
  /** Null: files lie in a folder. */
  readonly s3: S3Settings | null;
  readonly maxFileBytes: number;
  /** Null: the embedded test checkout; no money is taken. */
  readonly stripe: StripeSettings | null;
  readonly seller: Seller;
  /** Null address: messages from the contact form wait in the administration. */
  readonly contact: ContactSettings;
  /** Providers of accounts besides our own, by the name the client calls them. */
  readonly oidc: Readonly<Record<string, OidcProvider>>;
  readonly redirect: RedirectRules;
  readonly reviewUrl: string | undefined;
  readonly speech: ReturnType<typeof readSpeechSettings>;
  readonly transcription: TranscriptionSettings | null;
  /** Null: our own rules alone judge texts. */
  readonly languageModel: ModelSettings | null;
  /** Names of the operator's own network whose feeds the editor's desk may fetch. */
  readonly feedHosts: ReadonlySet<string>;
  /** A Jitsi server for sessions of the language café; null: hosts give links of their own. */
  readonly meetingServer: string | null;
  /** The origin of the content host with pictures of articles; null: none is set up. */
  readonly imageHost: string | null;
  /** Notifications sent to browsers. */
  readonly push: PushSettings;
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
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    publicUrl,
    countedHosts: readCountedHosts(values.ANALYTICS_HOSTS, publicUrl),
    jwtSecret: values.JWT_SECRET,
    trustedProxyHeader: values.TRUSTED_PROXY_HEADER?.toLowerCase(),
    requestsPerAddress: values.REQUESTS_PER_ADDRESS,
    countsFastAnswers: values.COUNT_FAST_ANSWERS === 'true',
    logLevel: values.LOG_LEVEL,
    metrics:
      values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    devInbox: values.DEV_INBOX === 'true',
    mail: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    sms:
      values.SMS_URL && values.SMS_TOKEN
        ? { url: values.SMS_URL, token: values.SMS_TOKEN, from: values.SMS_FROM }
        : null,
    smsCountries: values.SMS_COUNTRIES ?? null,
    phoneLogin: values.PHONE_LOGIN === 'true',
    pwnedPasswordsUrl: values.PWNED_PASSWORDS_URL?.replace(/\/+$/, '') ?? null,
    filesDir: join(dataDir, 'files', 'kept'),
    s3: readS3(values),
    maxFileBytes: Math.round(values.STORAGE_MAX_FILE_MB * 1024 * 1024),
    stripe: readStripe(values),
    seller: {
      name: values.SELLER_NAME ?? null,
      orgNumber: values.SELLER_ORG_NUMBER?.replace(/(\d{3})(?=\d)/g, '$1 ') ?? null,
      address: values.SELLER_ADDRESS ?? null,
      vatRegistered: values.SELLER_VAT_REGISTERED === 'true',
    },
    contact: { address: values.CONTACT_ADDRESS ?? null },
    oidc: readProviders(values),
    redirect: {
      loginPath: values.AUTH_LOGIN_PATH,
      include: values.AUTH_REDIRECT_INCLUDE ?? defaultRedirect.include,
      exclude: [...defaultRedirect.exclude, ...(values.AUTH_REDIRECT_EXCLUDE ?? [])],
      savePath: values.AUTH_REDIRECT_SAVE_PATH === 'true',
    },
    reviewUrl: readReviewUrl(values.REVIEW_URL, publicUrl),
    speech: readSpeechSettings(given),
    transcription: readTranscriptionSettings(given),
    languageModel: readModelSettings(given),
    feedHosts: new Set(values.FEED_PRIVATE_HOSTS),
    meetingServer: values.JITSI_URL?.replace(/\/+$/, '') ?? null,
    imageHost: values.IMAGE_HOST ? new URL(values.IMAGE_HOST).origin : null,
    push: readPush(values, publicUrl),
  };
}

/** Push services want to know whom to write to; a machine of one's own has no address that they take. */
function readPush(values: EnvironmentValues, publicUrl: string): PushSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, CONTACT_ADDRESS: contact } = values;
  const own = publicUrl.startsWith('https:') ? publicUrl : 'mailto:push@bestatt.invalid';
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
    subject: values.VAPID_SUBJECT ?? (contact ? `mailto:${contact}` : own),
    privateHosts: new Set(values.NODE_ENV === 'production' ? [] : ['localhost', '127.0.0.1']),
  };
}

function readProviders(values: EnvironmentValues): Config['oidc'] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_NAME, OIDC_ISSUER: issuer } = values;
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  return {
    ...(GOOGLE_CLIENT_ID &&
      GOOGLE_CLIENT_SECRET && {
        google: googleProvider({ clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }),
      }),
    ...(issuer && clientId && clientSecret && { [OIDC_NAME]: { issuer, clientId, clientSecret } }),
  };
}

function readStripe(values: EnvironmentValues): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!secretKey || !webhookSecret) return null;
  return { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL };
}

/** The product's own host, unless it is said. */
function readCountedHosts(given: string | undefined, publicUrl: string): readonly string[] {
  if (given === 'none') return [];
  return given?.split(',').map((host) => host.trim().toLowerCase()) ?? [new URL(publicUrl).hostname];
}

/** Rule 2.24: where nothing is said, Trustpilot's page for the product's own host; a machine of one's own has none there. */
function readReviewUrl(given: string | undefined, publicUrl: string): string | undefined {
  if (given === 'none') return undefined;
  const { hostname } = new URL(publicUrl);
  const isPublic = /\.[a-z]{2,}$/i.test(hostname);
  return given ?? (isPublic ? `https://www.trustpilot.com/evaluate/${hostname}` : undefined);
}

function readS3(values: EnvironmentValues): S3Settings | null {
  const { STORAGE_S3_BUCKET: bucket, STORAGE_S3_REGION: region } = values;
  const { STORAGE_S3_ACCESS_KEY_ID: accessKeyId, STORAGE_S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const endpoint = values.STORAGE_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { bucket, region, endpoint, accessKeyId, secretAccessKey };
}

function checkDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`DATA_DIR ${dataDir} cannot be read and written by this user.`);
  }
}
