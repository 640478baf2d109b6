import type { SupabaseClient } from '@supabase/supabase-js';
import { knownCountries } from '#domain/accounts/countries.ts';
import { isEmail } from '#domain/accounts/email.ts';
import { checkProfile, type ProfileError, type ProfileForm } from '#domain/accounts/profile.ts';
import { dayIn, profileRow, readProfileForm } from './profile-data.ts';
import { beginApp, type Enrolment, giveCode, readEnrolment, removeApp } from './second-factor.ts';

export const settingsIntents = [
  'profile',
  'email',
  'password',
  'sessions',
  'delete',
  'keep',
  'factor-begin',
  'factor-verify',
  'factor-cancel',
  'factor-remove',
] as const;
export type SettingsIntent = (typeof settingsIntents)[number];

export type SettingsOutcome =
  /** `note` is a key of the texts `settings:…`. */
  | { readonly kind: 'saved'; readonly intent: SettingsIntent; readonly note: string }
  | {
      readonly kind: 'refused';
      readonly intent: SettingsIntent;
      /** Keys of `settings:errors.…`, by field; '' is the form's own. */
      readonly errors: Readonly<Record<string, string>>;
      readonly enrolment?: Enrolment;
    }
  /** An authenticator app is being set up. */
  | { readonly kind: 'enrolling'; readonly intent: 'factor-begin'; readonly enrolment: Enrolment }
  | {
      readonly kind: 'wrong_profile';
      readonly intent: 'profile';
      readonly form: ProfileForm;
      readonly errors: Partial<Record<keyof ProfileForm, ProfileError>>;
    };

type Change = {
  readonly supabase: SupabaseClient;
  readonly userId: string;
  readonly fields: FormData;
  readonly now: Date;
  /** Where the links of mails lead to. */
  readonly confirmUrl: string;
};

/** Carries out one form of the settings. Rule 2.21, Rule 5.10. */
export function changeSettings(intent: SettingsIntent, change: Change): Promise<SettingsOutcome> {
  switch (intent) {
    case 'profile':
      return changeProfile(change);
    case 'email':
      return changeEmail(change);
    case 'password':
      return changePassword(change);
    case 'sessions':
      return signOutOthers(change);
    case 'delete':
    case 'keep':
      return changeDeletion(intent, change);
    case 'factor-begin':
      return beginFactor(change);
    case 'factor-verify':
      return verifyFactor(change);
    case 'factor-cancel':
    case 'factor-remove':
      return removeFactor(intent, change);
  }
}

async function beginFactor({ supabase }: Change): Promise<SettingsOutcome> {
  const intent = 'factor-begin';
  const begun = await beginApp(supabase);
  if (begun.kind === 'refused')
    return { kind: 'refused', intent, errors: { '': factorProblem(begun.problem) } };
  return { kind: 'enrolling', intent, enrolment: begun.enrolment };
}

async function verifyFactor({ supabase, fields }: Change): Promise<SettingsOutcome> {
  const intent = 'factor-verify';
  const enrolment = readEnrolment(fields);
  if (!enrolment) return { kind: 'refused', intent, errors: { '': 'failed' } };
  const problem = await giveCode(supabase, [enrolment.id], String(fields.get('code') ?? ''));
  if (problem) return { kind: 'refused', intent, errors: { '': factorProblem(problem) }, enrolment };
  return { kind: 'saved', intent, note: 'factor.saved' };
}

async function removeFactor(
  intent: 'factor-cancel' | 'factor-remove',
  { supabase, fields }: Change,
): Promise<SettingsOutcome> {
  const problem = await removeApp(supabase, String(fields.get('factor') ?? ''));
  if (problem) return { kind: 'refused', intent, errors: { '': factorProblem(problem) } };
  return { kind: 'saved', intent, note: intent === 'factor-remove' ? 'factor.removed' : 'factor.cancelled' };
}

/** Keys of `auth:errors` as those of `settings:errors`. */
function factorProblem(problem: string): string {
  switch (problem) {
    case 'mfa_verification_failed':
    case 'factorFormat':
      return 'factorCode';
    case 'insufficient_aal':
      return 'secondFactor';
    case 'tooMany':
      return 'tooMany';
  }
  return 'failed';
}

async function changeProfile({ supabase, userId, fields, now }: Change): Promise<SettingsOutcome> {
  const intent = 'profile';
  const form = readProfileForm(fields);
  const checked = checkProfile(form, knownCountries(), dayIn(now));
  if (checked.kind === 'wrong') return { kind: 'wrong_profile', intent, form, errors: checked.errors };
  const { data, error } = await supabase
    .from('users')
    .update(profileRow(checked.profile))
    .eq('id', userId)
    .select('id');
  if (error || data.length === 0) return { kind: 'refused', intent, errors: { '': 'failed' } };
  await supabase.auth.updateUser({ data: { full_name: checked.profile.fullName } });
  await supabase.auth.refreshSession();
  return { kind: 'saved', intent, note: 'saved' };
}

async function changeEmail({ supabase, fields, confirmUrl }: Change): Promise<SettingsOutcome> {
  const intent = 'email';
  const email = String(fields.get('email') ?? '').trim();
  if (email === '') return { kind: 'refused', intent, errors: { email: 'emailRequired' } };
  if (!isEmail(email)) return { kind: 'refused', intent, errors: { email: 'emailFormat' } };
  // A link goes to the old and the new address; nothing tells whether another account has it.
  const { error } = await supabase.auth.updateUser({ email }, { emailRedirectTo: confirmUrl });
  if (error) return { kind: 'refused', intent, errors: { email: problemOf(error) } };
  return { kind: 'saved', intent, note: 'email.sent' };
}

async function changePassword({ supabase, fields }: Change): Promise<SettingsOutcome> {
  const intent = 'password';
  const password = String(fields.get('password') ?? '');
  if (password === '') return { kind: 'refused', intent, errors: { password: 'passwordRequired' } };
  if (password !== fields.get('confirmPassword'))
    return { kind: 'refused', intent, errors: { confirmPassword: 'passwordsDiffer' } };
  const current = String(fields.get('currentPassword') ?? '');
  const { error } = await supabase.auth.updateUser({ password, current_password: current });
  if (error?.code === 'current_password_required')
    return { kind: 'refused', intent, errors: { currentPassword: 'passwordRequired' } };
  if (error?.code === 'current_password_invalid')
    return { kind: 'refused', intent, errors: { currentPassword: 'currentWrong' } };
  if (error) return { kind: 'refused', intent, errors: { password: problemOf(error) } };
  return { kind: 'saved', intent, note: 'password.saved' };
}

async function signOutOthers({ supabase }: Change): Promise<SettingsOutcome> {
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  return error
    ? { kind: 'refused', intent: 'sessions', errors: { '': 'failed' } }
    : { kind: 'saved', intent: 'sessions', note: 'sessions.saved' };
}

async function changeDeletion(
  intent: 'delete' | 'keep',
  { supabase, userId, now }: Change,
): Promise<SettingsOutcome> {
  const { data, error } = await supabase
    .from('users')
    .update({ deletion_asked_at: intent === 'delete' ? now.toISOString() : null })
    .eq('id', userId)
    .select('id');
  if (error || data.length === 0) return { kind: 'refused', intent, errors: { '': 'failed' } };
  return { kind: 'saved', intent, note: intent === 'delete' ? 'saved' : 'danger.undone' };
}

function problemOf(error: {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}): string {
  switch (error.code) {
    case 'weak_password':
      return 'weak';
    case 'same_password':
      return 'same';
    case 'insufficient_aal':
      return 'secondFactor';
    case 'reauthentication_needed':
      return 'again';
    case 'validation_failed':
    case 'email_address_invalid':
      return 'emailFormat';
  }
  return error.status === 429 ? 'tooMany' : 'failed';
}
