import type { SupabaseClient } from '@supabase/supabase-js';
import { callFunction } from '#web/api/call-function.ts';
import { confirmOwner, confirmProblem, sendOwnerCode } from '#web/features/sign-in/confirm-owner.ts';
import {
  giveCode,
  giveSentCode,
  listFactors,
  readSentCode,
  type SentCode,
  sendCode,
} from '#web/features/sign-in/second-factor.ts';
import { reasonsOf, weakPassword } from '#web/features/sign-in/weak-password.ts';
import {
  beginFactor,
  beginPhoneFactor,
  factorProblem,
  sendAgain,
  takeFactorAway,
  verifyApp,
  verifyPhone,
} from './factor-changes.ts';
import {
  refused,
  type SecurityChange,
  type SecurityIntent,
  type SecurityOutcome,
  subjectOf,
  unconfirmed,
} from './security-outcome.ts';

/** Carries out one form of the security settings. Rule 2.21, Rule 5.10, Rule 9.62, Rule 9.63, Rule 9.64, Rule 9.65. */
export function changeSecurity(intent: SecurityIntent, change: SecurityChange): Promise<SecurityOutcome> {
  if (change.fields.has('codeFor')) return sendCodeFor(intent, change);
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
    case 'codes-send':
      return sendForCodes(change);
    case 'codes':
      return makeCodes(change);
    case 'link':
      return goToProvider(change);
    case 'sessions':
      return signOutOthers(change);
    case 'session':
      return signOutOne(change);
    case 'unlink':
      return unlink(change);
  }
}

async function changePassword({ supabase, fields }: SecurityChange): Promise<SecurityOutcome> {
  const intent = 'password';
  const password = String(fields.get('password') ?? '');
  if (password === '') return refused({ intent, problem: 'passwordRequired', field: 'password' });
  if (password !== fields.get('confirmPassword'))
    return refused({ intent, problem: 'passwordsDiffer', field: 'confirmPassword' });
  const current = String(fields.get('currentPassword') ?? '');
  const { error } = await supabase.auth.updateUser({ password, current_password: current });
  switch (error?.code) {
    case undefined:
      return error
        ? refused({ intent, problem: 'failed', field: 'password' })
        : { kind: 'saved', intent, note: 'password.saved' };
    case 'current_password_required':
      return refused({ intent, problem: 'passwordRequired', field: 'currentPassword' });
    case 'current_password_invalid':
      return refused({ intent, problem: 'currentWrong', field: 'currentPassword' });
    case 'weak_password':
      return refused({ intent, problem: weakPassword(reasonsOf(error)), field: 'password' });
    case 'same_password':
      return refused({ intent, problem: 'same', field: 'password' });
    case 'insufficient_aal':
      return refused({ intent, problem: 'secondFactor', field: 'password' });
    case 'reauthentication_needed':
      return refused({ intent, problem: 'again', field: 'password' });
  }
  return refused({ intent, problem: error?.status === 429 ? 'tooMany' : 'failed', field: 'password' });
}

/** The code that stands in for the password; the form comes back with everything that was typed. Rule 9.160. */
async function sendCodeFor(
  intent: SecurityIntent,
  { supabase, fields }: SecurityChange,
): Promise<SecurityOutcome> {
  const problem = await sendOwnerCode(supabase);
  if (problem) return unconfirmed({ intent, problem, fields });
  const number = fields.get('number');
  return {
    ...{ kind: 'confirming', intent, of: subjectOf(fields) },
    ...(number !== null && { number: String(number) }),
  };
}

/** A message for whoever has no app, before new recovery codes are made. Rule 9.163. */
async function sendForCodes({ supabase }: SecurityChange): Promise<SecurityOutcome> {
  const intent = 'codes-send';
  const phone = (await listFactors(supabase)).find(({ kind }) => kind === 'phone');
  if (!phone) return refused({ intent, problem: 'failed' });
  const result = await sendCode(supabase, { factorId: phone.id, number: phone.ending });
  if (result.kind === 'sent') return { kind: 'sent', intent, sent: result.sent };
  const wait = result.waitSeconds === null ? {} : { waitSeconds: result.waitSeconds };
  return { kind: 'refused', intent, errors: { '': factorProblem(result.problem) }, ...wait };
}

/** New codes come after a code of the second factor, typed here or given in the last minutes. Rule 9.62, Rule 9.163. */
async function makeCodes({ supabase, fields }: SecurityChange): Promise<SecurityOutcome> {
  const sent = readSentCode(fields);
  const typed = String(fields.get('code') ?? '').trim();
  const problem = typed === '' ? null : await giveForCodes(supabase, sent, typed);
  const kept = sent ? { sent } : {};
  if (problem) return { kind: 'refused', intent: 'codes', errors: { code: factorProblem(problem) }, ...kept };
  const made = await callFunction(supabase, 'recovery-codes', {});
  if (!made.ok && made.code === 'second_factor_not_fresh')
    return {
      kind: 'refused',
      intent: 'codes',
      ...kept,
      errors: { code: 'codesNeedCode', '': 'codesNeedPhone' },
    };
  if (!made.ok) return refused({ intent: 'codes', problem: made.status === 429 ? 'tooMany' : 'failed' });
  return { kind: 'saved', intent: 'codes', note: 'codes.made', codes: made.answer.codes };
}

async function giveForCodes(
  supabase: SupabaseClient,
  sent: SentCode | null,
  typed: string,
): Promise<string | null> {
  if (sent) return giveSentCode({ supabase, sent, typed });
  const apps = (await listFactors(supabase)).filter(({ kind }) => kind === 'totp');
  return giveCode({ supabase, factorIds: apps.map(({ id }) => id), typed });
}

/** Rule 9.65, Rule 9.160. */
async function goToProvider({ supabase, fields }: SecurityChange): Promise<SecurityOutcome> {
  const intent = 'link';
  const problem = await confirmOwner(supabase, fields);
  if (problem) return unconfirmed({ intent, problem, fields });
  return { kind: 'onward', intent, provider: subjectOf(fields) };
}

async function signOutOthers({ supabase }: SecurityChange): Promise<SecurityOutcome> {
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  return error
    ? refused({ intent: 'sessions', problem: 'failed' })
    : { kind: 'saved', intent: 'sessions', note: 'devices.othersDone' };
}

async function signOutOne({ supabase, fields }: SecurityChange): Promise<SecurityOutcome> {
  const ended = await callFunction(supabase, 'session-revocations', {
    sessionId: String(fields.get('session') ?? ''),
  });
  return ended.ok
    ? { kind: 'saved', intent: 'session', note: 'devices.oneDone' }
    : refused({ intent: 'session', problem: ended.status === 429 ? 'tooMany' : 'failed' });
}

/** Rule 8.20: the codes of the auth service have words of their own. */
async function unlink({ supabase, fields }: SecurityChange): Promise<SecurityOutcome> {
  const intent = 'unlink';
  const { data } = await supabase.auth.getUserIdentities();
  const identity = data?.identities.find(({ identity_id: id }) => id === fields.get('identity'));
  if (!identity) return refused({ intent, problem: 'identity_not_found' });
  const problem = await confirmOwner(supabase, fields);
  if (problem) return unconfirmed({ intent, problem, fields });
  const { error } = await supabase.auth.unlinkIdentity(identity);
  const missing = error && confirmProblem(error);
  if (missing) return unconfirmed({ intent, problem: missing, fields });
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
      return refused({ intent, problem: error.code });
    case 'insufficient_aal':
      return refused({ intent, problem: 'secondFactor' });
  }
  return refused({ intent, problem: error.status === 429 ? 'tooMany' : 'failed' });
}
