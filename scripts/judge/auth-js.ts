import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { JWK } from 'jose';
import { createAuth } from '#server/auth/routes.ts';
import { type AuthSettings, defaultAuthSettings } from '#server/auth/settings.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createGatewaySms } from '#server/providers/sms/gateway-sms.ts';
import type { Outcome, Stack, Suite } from './suite.ts';

const folder = 'packages/core/auth-js';
const jest = 'npx jest --config jest.config.cli.js --runInBand --coverage=false --ci --forceExit --json';
/** The files whose tests talk to the server; the others of the suite are tests of the client alone. */
const talkingFiles = ['GoTrueApi.test.ts', 'GoTrueClient.test.ts', 'passkey.e2e.test.ts'];

/**
 * `packages/core/auth-js` with what its `test/supabase/config.toml` sets. It runs twice: without a server,
 * to learn which of its tests need one, and with it.
 */
export const authJs: Suite = {
  folder,
  sql: [],
  // The suite's command may make them anew while the server runs.
  signingKeys: (checkout) => {
    const cwd = join(checkout, folder);
    const file = join(cwd, 'test/supabase/signing_keys.json');
    if (!existsSync(file)) execFileSync(process.execPath, ['test/generate-signing-keys.js'], { cwd });
    return JSON.parse(readFileSync(file, 'utf8')) as JWK[];
  },
  createApp: (stack) => new Hono().route('/auth/v1', createAuth(stack.context, suiteSettings(stack))),
  command: ({ port }) => {
    const hide = `HIDDEN_PORT=${port} NODE_OPTIONS=--import=${join(import.meta.dirname, 'without-server.mjs')}`;
    return `node test/generate-signing-keys.js; ${hide} ${jest} --silent --outputFile=$RESULT.dry >/dev/null 2>&1; ${jest} --outputFile=$RESULT`;
  },
  count: ({ file }) => countLive(`${file}.dry`, file),
};

const wide = { burst: 10_000, perHour: 100_000 };

function suiteSettings({ context, port }: Stack): AuthSettings {
  const publicUrl = `http://127.0.0.1:${port}`;
  // The suite has no SMS provider and wants sending to fail.
  const sms = createGatewaySms({ url: 'http://127.0.0.1:1/', token: 'none', from: 'none' });
  const settings = defaultAuthSettings({ publicUrl, mail: createInboxMail(context.database), sms });
  return {
    ...settings,
    siteUrl: 'http://127.0.0.1:3000',
    redirectUrls: ['https://127.0.0.1:3000', 'http://localhost:5173'],
    manualLinking: false,
    email: { ...settings.email, autoconfirm: true, otpSeconds: 3600, pauseSeconds: 1 },
    phone: {
      ...settings.phone,
      enabled: true,
      countries: null,
      autoconfirm: true,
      pauseSeconds: 1,
      testOtp: { '1234567890': '123456' },
    },
    password: {
      ...settings.password,
      minLength: 6,
      refuseCommon: false,
      changeNeedsCurrentPassword: false,
      changeNeedsReauthentication: false,
    },
    // Its tests change addresses and set factors up by the session alone, as supabase/auth lets them.
    changes: { ...settings.changes, needConfirmation: false },
    providers: {
      google: {
        issuer: 'https://accounts.google.com',
        clientId: '53566906701-bmhc1ndue7hild39575gkpimhs06b7ds.apps.googleusercontent.com',
        clientSecret: 'none',
        skipNonceCheck: true,
      },
    },
    // The suite's own limits are a hundred and more of each, and all of it comes from one address.
    limits: Object.fromEntries(
      Object.keys(settings.limits).map((name) => [name, wide]),
    ) as AuthSettings['limits'],
  };
}

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** A test is live when it fails without a server. */
function countLive(dryFile: string, file: string): Outcome {
  const needServer = new Set(readTests(dryFile).flatMap(({ name, passed }) => (passed ? [] : [name])));
  const live = readTests(file).filter(({ name, passed }) => needServer.has(name) || !passed);
  const failed = live.filter(({ passed }) => !passed).map(({ name }) => name);
  return { live: live.length, passed: live.length - failed.length, failed };
}

function readTests(file: string): { name: string; passed: boolean }[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return testResults.flatMap(({ name, assertionResults }) => {
    const short = name.split('/test/').at(-1) ?? name;
    if (!talkingFiles.includes(short)) return [];
    return assertionResults.map(({ fullName, status }) => ({
      name: `${short}: ${fullName}`,
      passed: status === 'passed',
    }));
  });
}
