import { callFunction } from '#web/api/call-function.ts';
import { reasonsOf, weakPassword } from '#web/features/sign-in/weak-password.ts';
import {
  beginFactor,
  beginPhoneFactor,
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
} from './security-outcome.ts';

/** Carries out one form of the security settings. Rule 2.21, Rule 5.10, Rule 9.62, Rule 9.63, Rule 9.64, Rule 9.65. */
export function changeSecurity(intent: SecurityIntent, change: SecurityChange): Promise<SecurityOutcome> {
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

async function makeCodes({ supabase }: SecurityChange): Promise<SecurityOutcome> {
  const made = await callFunction(supabase, 'recovery-codes', {});
  if (!made.ok) return refused({ intent: 'codes', problem: made.status === 429 ? 'tooMany' : 'failed' });
  return { kind: 'saved', intent: 'codes', note: 'codes.made', codes: made.answer.codes };
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
      return refused({ intent, problem: error.code });
    case 'insufficient_aal':
      return refused({ intent, problem: 'secondFactor' });
  }
  return refused({ intent, problem: error.status === 429 ? 'tooMany' : 'failed' });
}
