import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: '/tmp', ...env });

test('.env.example lists every setting that is read, and no other', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const names = (file: string, pattern: RegExp) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name]) => name as string);
  const schemaField = /^ {4}([A-Z][A-Z0-9_]+):/gm;
  const settings = [
    'src/main/config/environment.ts',
    'src/server/providers/speech/settings.ts',
    'src/server/providers/transcription/transcription-settings.ts',
    'src/server/providers/assessment/model/model-settings.ts',
  ];
  const read = new Set(settings.flatMap((file) => names(file, schemaField)));
  expect(read).toContain('STRIPE_SECRET_KEY');
  expect(names('.env.example', /^# ([A-Z][A-Z0-9_]+)=/gm).toSorted()).toEqual([...read].toSorted());
});

describe('providers of accounts', () => {
  test('are those whose settings are given, each by its name', () => {
    expect(read({}).oidc).toEqual({});
    const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
    const own = { OIDC_ISSUER: 'https://login.example.no', OIDC_CLIENT_ID: 'o', OIDC_CLIENT_SECRET: 's' };
    expect(read({ ...google, ...own, OIDC_NAME: 'feide' }).oidc).toEqual({
      google: { issuer: 'https://accounts.google.com', clientId: 'g', clientSecret: 's' },
      feide: { issuer: 'https://login.example.no', clientId: 'o', clientSecret: 's' },
    });
    expect(Object.keys(read(own).oidc)).toEqual(['oidc']);
  });

  test('that are given by half are refused', () => {
    expect(() => read({ OIDC_ISSUER: 'https://login.example.no' })).toThrow('OIDC_CLIENT_ID');
    expect(() => read({ OIDC_ISSUER: 'login.example.no' })).toThrow('OIDC_ISSUER must look like');
  });
});

test('9.160, 9.161 numbers log nobody in, and messages go to the countries of the defaults, unless it is set', () => {
  expect(read({})).toMatchObject({ phoneLogin: false, smsCountries: null });
  expect(read({ PHONE_LOGIN: 'true', SMS_COUNTRIES: '+47, 46' })).toMatchObject({
    phoneLogin: true,
    smsCountries: ['47', '46'],
  });
  expect(() => read({ SMS_COUNTRIES: 'Norway' })).toThrow('must be calling codes');
  expect(() => read({ PHONE_LOGIN: 'yes' })).toThrow('must be true or false');
});

test('leaked passwords are asked of a service only where one is named', () => {
  expect(read({}).pwnedPasswordsUrl).toBeNull();
  expect(read({ PWNED_PASSWORDS_URL: 'https://api.pwnedpasswords.com/' }).pwnedPasswordsUrl).toBe(
    'https://api.pwnedpasswords.com',
  );
  expect(() => read({ PWNED_PASSWORDS_URL: 'yes' })).toThrow('PWNED_PASSWORDS_URL must look like');
});

test('the reviews are at Trustpilot, elsewhere or nowhere (2.24)', () => {
  expect(read({ PUBLIC_URL: 'https://bestatt.example/' }).reviewUrl).toBe(
    'https://www.trustpilot.com/evaluate/bestatt.example',
  );
  expect(read({}).reviewUrl).toBeUndefined();
  expect(read({ PUBLIC_URL: 'http://192.0.2.7:3000' }).reviewUrl).toBeUndefined();
  expect(read({ REVIEW_URL: 'https://reviews.example/bestatt' }).reviewUrl).toBe(
    'https://reviews.example/bestatt',
  );
  expect(read({ REVIEW_URL: 'none' }).reviewUrl).toBeUndefined();
  expect(() => read({ REVIEW_URL: 'somewhere' })).toThrow('REVIEW_URL');
});

test('9.531 pictures of articles come from the host that is set up, or from none', () => {
  expect(read({}).imageHost).toBeNull();
  expect(read({ IMAGE_HOST: 'https://content.example.no/' }).imageHost).toBe('https://content.example.no');
  for (const wrong of [
    'content.example.no',
    'ftp://content.example.no',
    'https://content.example.no/cms',
    'https://a:b@c.no',
  ])
    expect(() => read({ IMAGE_HOST: wrong })).toThrow(
      'IMAGE_HOST must look like https://content.example.no, without a path',
    );
});

test('push services know the product by a pair of keys that belong together, or by its own (9.533)', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const other = webPush.generateVAPIDKeys();
  const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(read({}).push).toMatchObject({ keys: null, privateHosts: new Set() });
  expect(read({ ...pair, VAPID_SUBJECT: 'mailto:post@example.no' }).push).toMatchObject({
    ...{ keys: { publicKey, privateKey }, subject: 'mailto:post@example.no' },
  });
  expect(read({ CONTACT_ADDRESS: 'post@example.no' }).push.subject).toBe('mailto:post@example.no');
  expect(read({ PUBLIC_URL: 'https://bestatt.example/' }).push.subject).toBe('https://bestatt.example');
  expect(read({ NODE_ENV: 'development' }).push.privateHosts).toContain('localhost');
  expect(() => read({ VAPID_PUBLIC_KEY: publicKey })).toThrow(
    'VAPID_PRIVATE_KEY are needed beside each other',
  );
  expect(() => read({ ...pair, VAPID_PRIVATE_KEY: other.privateKey })).toThrow('does not belong to');
  expect(() => read({ ...pair, VAPID_PUBLIC_KEY: 'a key' })).toThrow('VAPID_PUBLIC_KEY must be a public key');
  expect(() => read({ VAPID_SUBJECT: 'post@example.no' })).toThrow('VAPID_SUBJECT must look like');
});

test('metrics are off unless a port is given', () => {
  expect(read({}).metrics).toBeNull();
  expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
});

describe('payment', () => {
  const seller = { SELLER_NAME: 'Bestått AS', SELLER_ORG_NUMBER: '999999999' };
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_12345', ...seller };

  test('is the test checkout unless Stripe is configured', () => {
    expect(read({}).stripe).toBeNull();
    expect(read({ ...stripe, STRIPE_API_URL: 'http://localhost:12111' }).stripe).toEqual({
      ...{ secretKey: 'sk_test_1', webhookSecret: 'whsec_12345', apiUrl: 'http://localhost:12111' },
    });
  });

  test('is refused by half: whoever cannot check a signature believes anybody', () => {
    expect(() => read({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      'STRIPE_WEBHOOK_SECRET is needed beside STRIPE_SECRET_KEY',
    );
    expect(() => read({ ...stripe, SELLER_NAME: '' })).toThrow(
      'SELLER_NAME and SELLER_ORG_NUMBER are needed',
    );
    expect(() => read({ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow(
      'STRIPE_SECRET_KEY must look like',
    );
  });

  test('names on receipts only what is given of the seller', () => {
    expect(read({}).seller).toEqual({
      ...{ name: null, orgNumber: null, address: null, vatRegistered: false },
    });
    expect(read({ SELLER_NAME: 'Bestått AS', SELLER_ORG_NUMBER: '' }).seller).toMatchObject({
      ...{ name: 'Bestått AS', orgNumber: null },
    });
    expect(read({ ...seller, SELLER_VAT_REGISTERED: 'true' }).seller).toMatchObject({
      ...{ orgNumber: '999 999 999', vatRegistered: true },
    });
  });

  test('takes no organisation number that is none, and no VAT without one', () => {
    for (const number of ['999 999 998', '12345678', 'NO999999999'])
      expect(() => read({ SELLER_ORG_NUMBER: number })).toThrow('SELLER_ORG_NUMBER must be');
    expect(() => read({ SELLER_VAT_REGISTERED: 'true' })).toThrow('SELLER_ORG_NUMBER is needed');
  });
});

test('9.232 where the operator is told of messages is an address, or nowhere', () => {
  expect(read({}).contact).toEqual({ address: null });
  expect(read({ CONTACT_ADDRESS: 'post@example.no' }).contact).toEqual({ address: 'post@example.no' });
  expect(() => read({ CONTACT_ADDRESS: 'post' })).toThrow('CONTACT_ADDRESS must be an address');
});
