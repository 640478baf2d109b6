import { type AuthSettings, defaultAuthSettings } from '#server/auth/settings.ts';
import type { Database } from '#server/db/database.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createGatewaySms } from '#server/providers/sms/gateway-sms.ts';

/** The suite has no SMS provider and wants sending to fail. */
const noSms = createGatewaySms({ url: 'http://127.0.0.1:1/', token: 'none', from: 'none' });

const wide = { burst: 10_000, perHour: 100_000 };

/** Auth as `packages/core/auth-js/test/supabase/config.toml` of the suite has it. */
export function authJsSettings(database: Database): AuthSettings {
  const publicUrl = 'http://127.0.0.1:54321';
  const settings = defaultAuthSettings({ publicUrl, mail: createInboxMail(database), sms: noSms });
  return {
    ...settings,
    siteUrl: 'http://127.0.0.1:3000',
    redirectUrls: ['https://127.0.0.1:3000', 'http://localhost:5173'],
    manualLinking: false,
    email: { ...settings.email, autoconfirm: true, otpSeconds: 3600, pauseSeconds: 1 },
    phone: { ...settings.phone, autoconfirm: true, pauseSeconds: 1, testOtp: { '1234567890': '123456' } },
    password: {
      ...settings.password,
      minLength: 6,
      refuseCommon: false,
      changeNeedsCurrentPassword: false,
      changeNeedsReauthentication: false,
    },
    providers: {
      google: {
        issuer: 'https://accounts.google.com',
        clientId: '53566906701-bmhc1ndue7hild39575gkpimhs06b7ds.apps.googleusercontent.com',
        clientSecret: 'env(SUPABASE_AUTH_EXTERNAL_GOOGLE_SECRET)',
        skipNonceCheck: true,
      },
    },
    // The suite's own limits are a hundred and more of each; all of it comes from one address.
    limits: {
      anonymous: wide,
      refresh: wide,
      signIn: wide,
      guess: wide,
      verify: wide,
      request: wide,
      sso: wide,
      mfa: wide,
      mailSent: wide,
      smsSent: wide,
    },
  };
}
