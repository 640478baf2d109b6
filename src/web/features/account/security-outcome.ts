import type { SupabaseClient } from '@supabase/supabase-js';
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
  'codes',
  'sessions',
  'session',
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
    }
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
