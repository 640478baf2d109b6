import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { defaultRedirect } from '#domain/access/redirect.ts';

/** Everything the environment says, checked once at start. `.env.example` lists the names. */
export const environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default('localhost'),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
      .optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must look like https://bestatt.example' }).optional(),
    /** Hosts on which pages are counted, with commas between; the public address's without it, `none` for nowhere. */
    ANALYTICS_HOSTS: z
      .string()
      .regex(/^(none|[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*)$/i, 'must be hosts like bestatt.example, or none')
      .optional(),
    JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    /** Header in which a trusted proxy puts the client's address; without it the socket's address counts. */
    TRUSTED_PROXY_HEADER: z
      .string()
      .regex(/^[a-z0-9-]+$/i, 'must be the name of a header')
      .optional(),
    /** Calls of the API, sounds and pictures that one address may ask for in a second; 0 for no limit. */
    REQUESTS_PER_ADDRESS: z.coerce
      .number({ error: 'must be a number' })
      .int()
      .min(0)
      .max(100_000)
      .default(60),
    /** Answers faster than one can read count like others: for browser tests and rehearsals. */
    PWNED_PASSWORDS_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://api.pwnedpasswords.com' })
      .optional(),
    COUNT_FAST_ANSWERS: z.enum(['true', 'false']).default('false'),
    /** Metrics are read here; none are served without it. */
    METRICS_PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    /** Whether /dev shows what would have been sent. */
    DEV_INBOX: z.enum(['true', 'false']).default('false'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.no:465' })
      .optional(),
    MAIL_FROM: z.string().min(3).optional(),
    SMS_URL: z.url({ protocol: /^https?$/, error: 'must look like https://gateway.example/send' }).optional(),
    SMS_TOKEN: z.string().min(1).optional(),
    SMS_FROM: z.string().min(1).max(15).default('Bestatt'),
    /** Calling codes that messages are sent to, with commas between; those of `defaultAuthSettings` without it. */
    SMS_COUNTRIES: z
      .string()
      .transform((text) => text.split(',').map((code) => code.trim().replace(/^\+/, '')))
      .pipe(z.array(z.string().regex(/^[1-9]\d{0,3}$/, 'must be calling codes like 47,46,45')))
      .optional(),
    PHONE_LOGIN: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
    /** Names that may be private, whose feeds the editor's desk may fetch; with commas between. */
    FEED_PRIVATE_HOSTS: z
      .string()
      .transform((text) =>
        text
          .toLowerCase()
          .split(',')
          .map((name) => name.trim()),
      )
      .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, 'must be names of hosts like news.internal,localhost')))
      .default([]),
    /** Where rooms are made for sessions of the language café whose hosts give no link. */
    JITSI_URL: z.url({ protocol: /^https$/, error: 'must look like https://meet.example.no' }).optional(),
    /** Where pictures of articles lie: their addresses begin with it. Rule 9.531. */
    IMAGE_HOST: z
      .url({ protocol: /^https?$/, error: 'must look like https://content.example.no, without a path' })
      .refine(isOrigin, 'must look like https://content.example.no, without a path')
      .optional(),
    /** Files in an S3-like store instead of a folder in DATA_DIR. */
    STORAGE_S3_BUCKET: z.string().min(1).optional(),
    STORAGE_S3_REGION: z.string().min(1).default('us-east-1'),
    STORAGE_S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must look like https://s3.eu-north-1.amazonaws.com' })
      .optional(),
    STORAGE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    STORAGE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    STORAGE_MAX_FILE_MB: z.coerce.number({ error: 'must be a number' }).min(1).max(5000).default(50),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[rs]k_/, 'must look like sk_live_… or rk_live_…')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(8, 'must look like whsec_…').optional(),
    STRIPE_API_URL: z
      .url({ protocol: /^https?$/, error: 'must look like http://localhost:12111' })
      .optional(),
    /** Who sells, for receipts. */
    SELLER_NAME: z.string().max(200).optional(),
    SELLER_ORG_NUMBER: z
      .string()
      .transform((text) => text.replace(/\s/g, ''))
      .refine(isOrgNumber, 'must be an organisation number of nine digits')
      .optional(),
    SELLER_ADDRESS: z.string().max(300).optional(),
    /** In Merverdiavgiftsregisteret: prices hold 25 % VAT. */
    SELLER_VAT_REGISTERED: z.enum(['true', 'false']).default('false'),
    /** Where the operator is told of messages from the contact form. */
    CONTACT_ADDRESS: z.email({ error: 'must be an address like post@example.no' }).optional(),
    /** The product's name at push services (RFC 8292), base64url; a pair is made and kept in the database without it. */
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^B[\w-]{86}$/, 'must be a public key of P-256 in base64url, 87 characters that begin with B')
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be a private key of P-256 in base64url, 43 characters')
      .optional(),
    VAPID_SUBJECT: z
      .string()
      .regex(
        /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/,
        'must look like mailto:post@example.no or https://bestatt.example',
      )
      .optional(),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    /** Any OpenID Connect provider, e.g. Keycloak, Entra or Feide; OIDC_NAME is what the client calls it. */
    OIDC_NAME: z
      .string()
      .regex(/^[a-z][a-z0-9_:-]{1,40}$/, 'must be lower-case letters and digits')
      .default('oidc'),
    OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must look like https://login.example.no' }).optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    /** Where a signed-out visitor is sent from protected paths: a path of ours, without its language. */
    AUTH_LOGIN_PATH: z
      .string()
      .regex(/^\/[\w/-]+$/, 'must be a path like /auth')
      .default(defaultRedirect.loginPath),
    /** Patterns of paths, with commas between; `*` stands for anything. */
    AUTH_REDIRECT_INCLUDE: patterns().optional(),
    AUTH_REDIRECT_EXCLUDE: patterns().optional(),
    AUTH_REDIRECT_SAVE_PATH: z.enum(['true', 'false']).default('true'),
    /** Where people may review the product; with `none` the menu's entry is left out. */
    REVIEW_URL: z.union([z.literal('none'), z.url()]).optional(),
  })
  .refine((values) => !values.SMTP_URL || values.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is needed beside SMTP_URL',
  })
  .refine(
    (values) =>
      !values.STORAGE_S3_BUCKET || (values.STORAGE_S3_ACCESS_KEY_ID && values.STORAGE_S3_SECRET_ACCESS_KEY),
    { path: ['STORAGE_S3_ACCESS_KEY_ID'], error: 'and its secret are needed beside STORAGE_S3_BUCKET' },
  )
  .refine((values) => !values.STRIPE_SECRET_KEY || values.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: 'is needed beside STRIPE_SECRET_KEY',
  })
  // Bokføringsforskriften § 5-1-2: whoever takes money says who they are.
  .refine((values) => !values.STRIPE_SECRET_KEY || (values.SELLER_NAME && values.SELLER_ORG_NUMBER), {
    path: ['SELLER_NAME'],
    error: 'and SELLER_ORG_NUMBER are needed beside STRIPE_SECRET_KEY: they stand on receipts',
  })
  .refine((values) => values.SELLER_VAT_REGISTERED === 'false' || values.SELLER_ORG_NUMBER, {
    path: ['SELLER_ORG_NUMBER'],
    error: 'is needed beside SELLER_VAT_REGISTERED',
  })
  .refine((values) => !values.OIDC_ISSUER || (values.OIDC_CLIENT_ID && values.OIDC_CLIENT_SECRET), {
    path: ['OIDC_CLIENT_ID'],
    error: 'and OIDC_CLIENT_SECRET are needed beside OIDC_ISSUER',
  })
  .refine((values) => !values.VAPID_PUBLIC_KEY === !values.VAPID_PRIVATE_KEY, {
    path: ['VAPID_PUBLIC_KEY'],
    error: 'and VAPID_PRIVATE_KEY are needed beside each other',
  })
  .refine(
    ({ VAPID_PUBLIC_KEY: open, VAPID_PRIVATE_KEY: secret }) => !open || !secret || isPair(open, secret),
    { path: ['VAPID_PUBLIC_KEY'], error: 'does not belong to VAPID_PRIVATE_KEY' },
  )
  .refine((values) => !values.SMS_URL || values.SMS_TOKEN, {
    path: ['SMS_TOKEN'],
    error: 'is needed beside SMS_URL',
  });

export type EnvironmentValues = z.infer<typeof environment>;

/** `/app*, /onboarding` as a list. Rule 2.11, Rule 2.12. */
function patterns() {
  return z
    .string()
    .transform((text) => text.split(',').map((pattern) => pattern.trim()))
    .pipe(z.array(z.string().regex(/^[/*]/, 'must be paths like /app* with commas between')));
}

/** A scheme, a host and no more. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.href === `${url.origin}/`;
}

/** Whether a private key of P-256 has this public key. */
function isPair(open: string, secret: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(secret, 'base64url');
    return pair.getPublicKey('base64url') === open;
  } catch {
    return false;
  }
}

/** Nine digits, the last of which checks the others (Brønnøysundregistrene: modulus 11). */
function isOrgNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = [3, 2, 7, 6, 5, 4, 3, 2, 1].reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
  return sum % 11 === 0;
}
