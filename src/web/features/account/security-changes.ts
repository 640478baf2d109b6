import type { SupabaseClient } from '@supabase/supabase-js';
import { callFunction } from '#web/features/call-function.ts';
import {
  beginApp,
  beginPhone,
  type Enrolment,
  giveCode,
  giveSentCode,
  listFactors,
  readEnrolment,
  readSentCode,
  removeFactor,
  type SentCode,
  sendCode,
} from './second-factor.ts';

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

type Change = { readonly supabase: SupabaseClient; readonly fields: FormData };

/** Carries out one form of the security settings. Rule 2.21, Rule 5.10, Rule 9.62, Rule 9.63, Rule 9.64, Rule 9.65. */
export function changeSecurity(intent: SecurityIntent, change: Change): Promise<SecurityOutcome> {
  switch (intent) {
    case 'password':
      return changePassword(change);
    case 'factor-begin':
      return beginFactor(change);
    case 'factor-verify':
      return verifyApp(change);
    case 'factor-cancel':
    case 'factor-remove':
      return takeFactorAway(intent, change);
    case 'phone-begin':
      return beginPhoneFactor(change);
    case 'phone-again':
      return sendAgain(change);
    case 'phone-verify':
      return verifyPhone(change);
    case 'codes':
      return makeCodes(change);
    case 'sessions':
      return signOutOthers(change);
    case 'session':
      return signOutOne(change);
    case 'unlink':
      return unlink(change);
  }
}

/** A demo's learner keeps what protects it; said at whichever field the form has. */
export function refusedInDemo(intent: SecurityIntent): SecurityOutcome {
  return { kind: 'refused', intent, errors: { '': 'demo', password: 'demo', number: 'demo', code: 'demo' } };
}

function refused(intent: SecurityIntent, problem: string, field = ''): SecurityOutcome {
  return { kind: 'refused', intent, errors: { [field]: problem } };
}

async function changePassword({ supabase, fields }: Change): Promise<SecurityOutcome> {
  const intent = 'password';
  const password = String(fields.get('password') ?? '');
  if (password === '') return refused(intent, 'passwordRequired', 'password');
  if (password !== fields.get('confirmPassword'))
    return refused(intent, 'passwordsDiffer', 'confirmPassword');
  const current = String(fields.get('currentPassword') ?? '');
  const { error } = await supabase.auth.updateUser({ password, current_password: current });
  switch (error?.code) {
    case undefined:
      return error
        ? refused(intent, 'failed', 'password')
        : { kind: 'saved', intent, note: 'password.saved' };
    case 'current_password_required':
      return refused(intent, 'passwordRequired', 'currentPassword');
    case 'current_password_invalid':
      return refused(intent, 'currentWrong', 'currentPassword');
    case 'weak_password':
      return refused(intent, 'weak', 'password');
    case 'same_password':
      return refused(intent, 'same', 'password');
    case 'insufficient_aal':
      return refused(intent, 'secondFactor', 'password');
    case 'reauthentication_needed':
      return refused(intent, 'again', 'password');
  }
  return refused(intent, error?.status === 429 ? 'tooMany' : 'failed', 'password');
}

async function beginFactor({ supabase }: Change): Promise<SecurityOutcome> {
  const begun = await beginApp(supabase);
  if (begun.kind === 'refused') return refused('factor-begin', factorProblem(begun.problem));
  return { kind: 'enrolling', intent: 'factor-begin', enrolment: begun.enrolment };
}

async function verifyApp({ supabase, fields }: Change): Promise<SecurityOutcome> {
  const intent = 'factor-verify';
  const enrolment = readEnrolment(fields);
  if (!enrolment) return refused(intent, 'failed');
  const problem = await giveCode(supabase, [enrolment.id], String(fields.get('code') ?? ''));
  if (problem) return { kind: 'refused', intent, errors: { '': factorProblem(problem) }, enrolment };
  return { kind: 'saved', intent, note: 'factor.saved', ...(await firstCodes(supabase)) };
}

async function takeFactorAway(
  intent: 'factor-cancel' | 'factor-remove',
  { supabase, fields }: Change,
): Promise<SecurityOutcome> {
  const problem = await removeFactor(supabase, String(fields.get('factor') ?? ''));
  if (problem) return refused(intent, factorProblem(problem));
  return { kind: 'saved', intent, note: intent === 'factor-remove' ? 'factor.removed' : 'factor.cancelled' };
}

async function beginPhoneFactor({ supabase, fields }: Change): Promise<SecurityOutcome> {
  const intent = 'phone-begin';
  const number = withCountry(String(fields.get('number') ?? ''));
  if (!/^\+[1-9]\d{6,14}$/.test(number.replace(/[\s()-]/g, '')))
    return { kind: 'refused', intent, errors: { number: 'phoneFormat' }, number };
  const begun = await beginPhone(supabase, number);
  if (begun.kind === 'sent') return { kind: 'sent', intent, sent: begun.sent };
  return {
    kind: 'refused',
    intent,
    errors: { number: factorProblem(begun.problem) },
    ...(begun.waitSeconds !== null && { waitSeconds: begun.waitSeconds }),
    number,
  };
}

/** Eight digits alone are a Norwegian number. */
function withCountry(typed: string): string {
  const number = typed.trim().replace(/^00/, '+');
  return /^[2-9](\s*\d){7}$/.test(number) ? `+47 ${number}` : number;
}

async function sendAgain({ supabase, fields }: Change): Promise<SecurityOutcome> {
  const intent = 'phone-again';
  const sent = readSentCode(fields);
  if (!sent) return refused(intent, 'failed');
  const again = await sendCode(supabase, sent);
  if (again.kind === 'sent') return { kind: 'sent', intent, sent: again.sent };
  return {
    kind: 'refused',
    intent,
    errors: { '': factorProblem(again.problem) },
    ...(again.waitSeconds !== null && { waitSeconds: again.waitSeconds }),
    sent,
  };
}

async function verifyPhone({ supabase, fields }: Change): Promise<SecurityOutcome> {
  const intent = 'phone-verify';
  const sent = readSentCode(fields);
  if (!sent) return refused(intent, 'failed');
  const problem = await giveSentCode(supabase, sent, String(fields.get('code') ?? ''));
  if (problem) return { kind: 'refused', intent, errors: { code: factorProblem(problem) }, sent };
  return { kind: 'saved', intent, note: 'factor.saved', ...(await firstCodes(supabase)) };
}

/** With the first factor come the codes that stand in for it. Rule 9.62. */
async function firstCodes(supabase: SupabaseClient): Promise<{ readonly codes?: readonly string[] }> {
  if ((await listFactors(supabase)).length > 1) return {};
  const made = await callFunction(supabase, 'recovery-codes', {});
  return made.ok ? { codes: made.answer.codes } : {};
}

async function makeCodes({ supabase }: Change): Promise<SecurityOutcome> {
  const made = await callFunction(supabase, 'recovery-codes', {});
  if (!made.ok) return refused('codes', made.status === 429 ? 'tooMany' : 'failed');
  return { kind: 'saved', intent: 'codes', note: 'codes.made', codes: made.answer.codes };
}

async function signOutOthers({ supabase }: Change): Promise<SecurityOutcome> {
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  return error
    ? refused('sessions', 'failed')
    : { kind: 'saved', intent: 'sessions', note: 'devices.othersDone' };
}

async function signOutOne({ supabase, fields }: Change): Promise<SecurityOutcome> {
  const ended = await callFunction(supabase, 'session-endings', {
    sessionId: String(fields.get('session') ?? ''),
  });
  return ended.ok
    ? { kind: 'saved', intent: 'session', note: 'devices.oneDone' }
    : refused('session', ended.status === 429 ? 'tooMany' : 'failed');
}

/** Rule 8.20: the codes of the auth service have words of their own. */
async function unlink({ supabase, fields }: Change): Promise<SecurityOutcome> {
  const intent = 'unlink';
  const { data } = await supabase.auth.getUserIdentities();
  const identity = data?.identities.find(({ identity_id: id }) => id === fields.get('identity'));
  if (!identity) return refused(intent, 'identity_not_found');
  const { error } = await supabase.auth.unlinkIdentity(identity);
  if (!error) {
    // The session's claims name the ways in.
    await supabase.auth.refreshSession();
    return { kind: 'saved', intent, note: 'identities.unlinked' };
  }
  switch (error.code) {
    case 'identity_not_found':
    case 'single_identity_not_deletable':
    case 'email_conflict_identity_not_deletable':
    case 'manual_linking_disabled':
      return refused(intent, error.code);
    case 'insufficient_aal':
      return refused(intent, 'secondFactor');
  }
  return refused(intent, error.status === 429 ? 'tooMany' : 'failed');
}

/** Keys of `auth:errors` as those of `security:errors`. */
function factorProblem(problem: string): string {
  switch (problem) {
    case 'mfa_verification_failed':
    case 'factorFormat':
      return 'factorCode';
    case 'sentFormat':
    case 'sentWrong':
      return 'sentCode';
    case 'over_sms_send_rate_limit':
      return 'smsPause';
    case 'sms_send_failed':
    case 'mfa_verified_factor_exists':
      return problem;
    case 'insufficient_aal':
      return 'secondFactor';
    case 'tooMany':
      return 'tooMany';
  }
  return 'failed';
}
