import type { RateLimit } from '#server/http/rate-limit.ts';
import type { MailSender } from '#server/providers/mail/mail-sender.ts';
import type { SmsSender } from '#server/providers/sms/sms-sender.ts';

/**
 * Endpoints of the auth service with a limit of their own. Counted per client address, except `guess` (per address and account,
 * or session), `code` (per address and recipient), `refresh` (per session), `recipient` (per recipient), `factor` and `factorSms` (per account), and
 * what is sent (all together): `smsFactor` for second factors, `smsSent` for all else, of which `smsAsked` is one address's part.
 */
export type LimitName =
  | 'anonymous'
  | 'refresh'
  | 'refreshAddress'
  | 'signIn'
  | 'guess'
  | 'verify'
  | 'request'
  | 'sso'
  | 'mfa'
  | 'factor'
  | 'code'
  | 'recipient'
  | 'mailSent'
  | 'smsSent'
  | 'smsAsked'
  | 'smsFactor'
  | 'factorSms';

/** An OpenID Connect provider. Google is one with its issuer filled in (`google-provider.ts`). */
export type OidcProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Further client ids whose id tokens are taken (e.g. the one of a phone app). */
  readonly otherClientIds?: readonly string[];
  /** Asked of the provider besides those of the call; `openid email profile` by default. */
  readonly scopes?: readonly string[];
  /** Id tokens given to `grant_type=id_token` need no nonce. */
  readonly skipNonceCheck?: boolean;
};

/** As supabase/auth hashes passwords. */
export const defaultHashCost = 10;

export type AuthSettings = {
  /** Where a person lands when no (allowed) `redirect_to` is given; the product's address. */
  readonly siteUrl: string;
  /** Further addresses that may be redirected to; globs with `*` (not `/` or `.`), `**`, `?`. */
  readonly redirectUrls: readonly string[];
  /** Pages of the product that take a link's token themselves (decision 034); named without a query. */
  readonly confirmPages: readonly string[];
  /** Address of this service as clients reach it, e.g. `https://bestatt.no/auth/v1`; also the issuer. */
  readonly externalUrl: string;
  readonly accessTokenSeconds: number;
  readonly signupDisabled: boolean;
  readonly anonymousEnabled: boolean;
  /** Days after which an anonymous account that nobody used is deleted with everything that hangs on it; null for never. */
  readonly anonymousUnusedDays: number | null;
  readonly manualLinking: boolean;
  readonly email: {
    readonly enabled: boolean;
    readonly autoconfirm: boolean;
    /** A change of address must be confirmed at the old one too. */
    readonly secureChange: boolean;
    readonly otpLength: number;
    readonly otpSeconds: number;
    /** Pause between two mails of a kind to one account. */
    readonly pauseSeconds: number;
  };
  readonly phone: {
    /** Signing up and in by number, and a number on an account. Phones as second factors are `mfa.phoneEnabled`. */
    readonly enabled: boolean;
    /** Calling codes that messages are sent to; null for all. */
    readonly countries: readonly string[] | null;
    readonly autoconfirm: boolean;
    readonly otpLength: number;
    readonly otpSeconds: number;
    readonly pauseSeconds: number;
    /** Numbers with a fixed code, for tests; nothing is sent to them. */
    readonly testOtp: Readonly<Record<string, string>>;
  };
  readonly password: {
    /** bcrypt's: each step doubles the time that a guess takes. Tests of other things take four. */
    readonly hashCost: number;
    readonly minLength: number;
    /** Each of these sets of characters must occur. */
    readonly requiredCharacters: readonly string[];
    /** Refuse the commonest passwords (a list of ours). */
    readonly refuseCommon: boolean;
    /** Address of a service that speaks the Pwned Passwords range protocol; null asks nobody. */
    readonly pwnedUrl: string | null;
    /** A change needs a code by mail when the session is older than a day. */
    readonly changeNeedsReauthentication: boolean;
    /** A change needs the old password, unless the person came in by a link or code (OWASP ASVS 5.0, 6.2.3). */
    readonly changeNeedsCurrentPassword: boolean;
    /** How long whoever came by a mail for it may choose a password without the old one. */
    readonly recoverySeconds: number;
  };
  readonly changes: {
    /** Ways in are changed only by whoever shows once more who they are (decision 060). */
    readonly needConfirmation: boolean;
    /** How long that counts, for one change. */
    readonly confirmedSeconds: number;
  };
  readonly sessions: {
    readonly reuseSeconds: number;
    /** Hours after which a session ends whatever happens; null for never. */
    readonly timeboxHours: number | null;
    /** Hours without refresh after which a session ends; null for never. */
    readonly inactivityHours: number | null;
    /** The same for whoever has a role, that is, a row of this table with their `user_id` (Rule 9.258); null: there are no roles. */
    readonly ofRoles: {
      readonly table: string;
      readonly timeboxHours: number | null;
      readonly inactivityHours: number | null;
    } | null;
  };
  readonly mfa: {
    readonly maxFactors: number;
    readonly challengeSeconds: number;
    readonly totpEnabled: boolean;
    readonly phoneEnabled: boolean;
    /** Shown in the authenticator app. */
    readonly issuerName: string;
  };
  readonly providers: Readonly<Record<string, OidcProvider>>;
  readonly limits: Readonly<Record<LimitName, RateLimit>>;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  /** The product's name in mails and messages. */
  readonly productName: string;
};

/**
 * Where learners of Norwegian have their phones: the EEA, Switzerland, Great Britain, Ukraine. Numbers that earn money for
 * whoever has messages sent to them lie elsewhere, for the most part.
 */
const messagedCountries: readonly string[] =
  '30 31 32 33 34 351 352 353 354 356 357 358 359 36 370 371 372 380 385 386 39 40 41 420 421 423 43 44 45 46 47 48 49'.split(
    ' ',
  );

/**
 * The product's defaults.
 *
 * Limits (Rule 9.12). A school class sits behind one address: 60 visitors must all get an anonymous session within a
 * minute, so the bucket holds 120 (two classes) and refills 200 an hour; whoever makes thousands is refused
 * after the first 120. The others are those of Supabase, except refreshes, of which 150 in 5 minutes would refuse such a
 * class: they are counted by session, and by address only to keep a flood of made-up tokens from the database.
 */
export function defaultAuthSettings(given: {
  readonly publicUrl: string;
  readonly mail: MailSender;
  readonly sms: SmsSender;
}): AuthSettings {
  return {
    siteUrl: given.publicUrl,
    redirectUrls: [`${given.publicUrl}/**`],
    confirmPages: [`${given.publicUrl}/confirm`, `${given.publicUrl}/nb/confirm`],
    externalUrl: `${given.publicUrl}/auth/v1`,
    accessTokenSeconds: 3600,
    signupDisabled: false,
    anonymousEnabled: true,
    // Rule 9.42: as long as the session's cookie lives; after that nobody can come back to it.
    anonymousUnusedDays: 400,
    manualLinking: true,
    email: {
      enabled: true,
      autoconfirm: false,
      secureChange: true,
      otpLength: 6,
      otpSeconds: 3600,
      pauseSeconds: 60,
    },
    phone: {
      enabled: false,
      countries: messagedCountries,
      autoconfirm: false,
      otpLength: 6,
      otpSeconds: 600,
      pauseSeconds: 60,
      testOtp: {},
    },
    password: {
      hashCost: defaultHashCost,
      minLength: 8,
      requiredCharacters: [],
      refuseCommon: true,
      pwnedUrl: null,
      changeNeedsReauthentication: false,
      changeNeedsCurrentPassword: true,
      recoverySeconds: 900,
    },
    changes: { needConfirmation: true, confirmedSeconds: 300 },
    sessions: {
      reuseSeconds: 10,
      timeboxHours: null,
      inactivityHours: null,
      ofRoles: null,
    },
    mfa: {
      maxFactors: 10,
      challengeSeconds: 300,
      totpEnabled: true,
      phoneEnabled: true,
      issuerName: 'Bestått',
    },
    providers: {},
    limits: {
      anonymous: { burst: 120, perHour: 200 },
      refresh: { burst: 30, perHour: 120 },
      refreshAddress: { burst: 6000, perHour: 36_000 },
      signIn: { burst: 120, perHour: 600 },
      guess: { burst: 10, perHour: 30 },
      verify: { burst: 60, perHour: 360 },
      request: { burst: 60, perHour: 360 },
      sso: { burst: 30, perHour: 360 },
      mfa: { burst: 15, perHour: 900 },
      // From however many addresses: six digits withstand 30 guesses an hour for years, and nobody's inbox is flooded.
      factor: { burst: 30, perHour: 30 },
      code: { burst: 20, perHour: 30 },
      recipient: { burst: 10, perHour: 10 },
      mailSent: { burst: 200, perHour: 1000 },
      smsSent: { burst: 50, perHour: 200 },
      smsAsked: { burst: 5, perHour: 10 },
      smsFactor: { burst: 100, perHour: 400 },
      factorSms: { burst: 5, perHour: 10 },
    },
    mail: given.mail,
    sms: given.sms,
    productName: 'Bestått',
  };
}
