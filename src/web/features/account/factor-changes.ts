import type { SupabaseClient } from '@supabase/supabase-js';
import { callFunction } from '#web/api/call-function.ts';
import { confirmOwner } from '#web/features/sign-in/confirm-owner.ts';
import {
  beginApp,
  beginPhone,
  giveCode,
  giveSentCode,
  listFactors,
  readEnrolment,
  readSentCode,
  removeFactor,
  sendCode,
} from '#web/features/sign-in/second-factor.ts';
import { refused, type SecurityChange, type SecurityOutcome, unconfirmed } from './security-outcome.ts';

// Forms of the second factor: an app, a phone. Rule 9.62, Rule 9.63.

/** A new authenticator app, with the picture to scan. */
export async function beginFactor({ supabase, fields }: SecurityChange): Promise<SecurityOutcome> {
  const intent = 'factor-begin';
  const unproved = await confirmOwner(supabase, fields);
  if (unproved) return unconfirmed({ intent, problem: unproved, fields });
  const begun = await beginApp(supabase);
  if (begun.kind === 'unconfirmed') return unconfirmed({ intent, problem: begun.problem, fields });
  if (begun.kind === 'refused') return refused({ intent, problem: factorProblem(begun.problem) });
  return { kind: 'enrolling', intent: 'factor-begin', enrolment: begun.enrolment };
}

/** The app's first code switches the second factor on. */
export async function verifyApp({ supabase, fields }: SecurityChange): Promise<SecurityOutcome> {
  const intent = 'factor-verify';
  const enrolment = readEnrolment(fields);
  if (!enrolment) return refused({ intent, problem: 'failed' });
  const problem = await giveCode({
    supabase,
    factorIds: [enrolment.id],
    typed: String(fields.get('code') ?? ''),
  });
  if (problem) return { kind: 'refused', intent, errors: { '': factorProblem(problem) }, enrolment };
  return { kind: 'saved', intent, note: 'factor.saved', ...(await firstCodes(supabase)) };
}

/** One that is set up, or one that was being set up. */
export async function takeFactorAway(
  intent: 'factor-cancel' | 'factor-remove',
  { supabase, fields }: SecurityChange,
): Promise<SecurityOutcome> {
  const unproved = intent === 'factor-remove' ? await confirmOwner(supabase, fields) : null;
  if (unproved) return unconfirmed({ intent, problem: unproved, fields });
  const removed = await removeFactor(supabase, String(fields.get('factor') ?? ''));
  if (removed?.kind === 'unconfirmed') return unconfirmed({ intent, problem: removed.problem, fields });
  const problem = removed?.problem;
  if (problem) return refused({ intent, problem: factorProblem(problem) });
  return { kind: 'saved', intent, note: intent === 'factor-remove' ? 'factor.removed' : 'factor.cancelled' };
}

/** A phone: a code is sent to it. */
export async function beginPhoneFactor({ supabase, fields }: SecurityChange): Promise<SecurityOutcome> {
  const intent = 'phone-begin';
  const number = withCountry(String(fields.get('number') ?? ''));
  if (!/^\+[1-9]\d{6,14}$/.test(number.replace(/[\s()-]/g, '')))
    return { kind: 'refused', intent, errors: { number: 'phoneFormat' }, number };
  const unproved = await confirmOwner(supabase, fields);
  if (unproved) return unconfirmed({ intent, problem: unproved, fields });
  const begun = await beginPhone(supabase, number);
  if (begun.kind === 'unconfirmed') return unconfirmed({ intent, problem: begun.problem, fields });
  if (begun.kind === 'sent') return { kind: 'sent', intent, sent: begun.sent };
  return {
    kind: 'refused',
    intent,
    errors: { number: factorProblem(begun.problem) },
    ...(begun.waitSeconds !== null && { waitSeconds: begun.waitSeconds }),
    number,
  };
}

/** The code once more; the service says when it is too soon. */
export async function sendAgain({ supabase, fields }: SecurityChange): Promise<SecurityOutcome> {
  const intent = 'phone-again';
  const sent = readSentCode(fields);
  if (!sent) return refused({ intent, problem: 'failed' });
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

/** The code that was sent switches the second factor on. */
export async function verifyPhone({ supabase, fields }: SecurityChange): Promise<SecurityOutcome> {
  const intent = 'phone-verify';
  const sent = readSentCode(fields);
  if (!sent) return refused({ intent, problem: 'failed' });
  const problem = await giveSentCode({ supabase, sent, typed: String(fields.get('code') ?? '') });
  if (problem) return { kind: 'refused', intent, errors: { code: factorProblem(problem) }, sent };
  return { kind: 'saved', intent, note: 'factor.saved', ...(await firstCodes(supabase)) };
}

/** Eight digits alone are a Norwegian number. */
function withCountry(typed: string): string {
  const number = typed.trim().replace(/^00/, '+');
  return /^[2-9](\s*\d){7}$/.test(number) ? `+47 ${number}` : number;
}

/** With the first factor come the codes that stand in for it. Rule 9.62. */
async function firstCodes(supabase: SupabaseClient): Promise<{ readonly codes?: readonly string[] }> {
  if ((await listFactors(supabase)).length > 1) return {};
  const made = await callFunction(supabase, 'recovery-codes', {});
  return made.ok ? { codes: made.answer.codes } : {};
}

/** Keys of `auth:errors` as those of `security:errors`. */
export function factorProblem(problem: string): string {
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
    case 'sms_country_not_allowed':
    case 'mfa_verified_factor_exists':
      return problem;
    case 'insufficient_aal':
      return 'secondFactor';
    case 'tooMany':
      return 'tooMany';
  }
  return 'failed';
}
