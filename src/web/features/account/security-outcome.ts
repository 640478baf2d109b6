import type { SupabaseClient } from '@supabase/supabase-js';
import { asksForCode } from '#web/features/sign-in/confirm-owner.ts';
import type { Enrolment, SentCode } from '#web/features/sign-in/second-factor.ts';

export const securityIntents = [
  'password',
  'factor-begin',
  'factor-verify',
  'factor-cancel',
  'factor-remove',
  'phone-begin',
  'phone-again',
  'phone-verify',
  'codes-send',
  'codes',
  'sessions',
  'session',
  'link',
  'unlink',
] as const;
export type SecurityIntent = (typeof securityIntents)[number];

export type SecurityOutcome =
  | {
      readonly kind: 'saved';
      readonly intent: SecurityIntent;
      /** Key of the texts `security:…`. */
      readonly note: string;
      /** New recovery codes, shown this once. */
      readonly codes?: readonly string[];
    }
  | {
      readonly kind: 'refused';
      readonly intent: SecurityIntent;
      /** Keys of `security:errors.…`, by field; '' is the form's own. */
      readonly errors: Readonly<Record<string, string>>;
      readonly waitSeconds?: number;
      readonly enrolment?: Enrolment;
      readonly sent?: SentCode;
      /** The number as it was typed. */
      readonly number?: string;
      /** The code that stands in for the password was asked for. */
      readonly codeSent?: boolean;
      /** Which factor, way in or provider the form is about. */
      readonly of?: string;
    }
  /** A code was sent to the account's address, which the form asks for in place of the password. */
  | {
      readonly kind: 'confirming';
      readonly intent: SecurityIntent;
      readonly number?: string;
      readonly of: string;
    }
  /** The person may go on to a provider now: by a link, since a form may not leave the site. */
  | { readonly kind: 'onward'; readonly intent: SecurityIntent; readonly provider: string }
  /** An authenticator app is being set up. */
  | { readonly kind: 'enrolling'; readonly intent: SecurityIntent; readonly enrolment: Enrolment }
  /** A phone is being set up: its code is waited for. */
  | { readonly kind: 'sent'; readonly intent: SecurityIntent; readonly sent: SentCode };

/** What came with the form, and whose session it is. */
export type SecurityChange = { readonly supabase: SupabaseClient; readonly fields: FormData };

/** A demo's learner keeps what protects it; said at whichever field the form has. */
export function refusedInDemo(intent: SecurityIntent): SecurityOutcome {
  return { kind: 'refused', intent, errors: { '': 'demo', password: 'demo', number: 'demo', code: 'demo' } };
}

/** What a form is about, where there are several of its kind. */
export function subjectOf(fields: FormData): string {
  const subject = fields.get('factor') ?? fields.get('identity') ?? fields.get('provider') ?? '';
  return String(subject).slice(0, 60);
}

/** Password or code did not do, for a reason of `settings:confirm.errors`; what was typed besides stays. Rule 9.160. */
export function unconfirmed({
  intent,
  problem,
  fields,
}: {
  readonly intent: SecurityIntent;
  readonly problem: string;
  readonly fields: FormData;
}): SecurityOutcome {
  const number = fields.get('number');
  return {
    ...{ kind: 'refused', intent, errors: { confirm: problem } },
    ...{ codeSent: asksForCode(fields), of: subjectOf(fields) },
    ...(number !== null && { number: String(number) }),
  };
}

/** Nothing was changed, for a reason that a field or the whole form says. */
export function refused({
  intent,
  problem,
  field = '',
}: {
  readonly intent: SecurityIntent;
  readonly problem: string;
  readonly field?: string | undefined;
}): SecurityOutcome {
  return { kind: 'refused', intent, errors: { [field]: problem } };
}
