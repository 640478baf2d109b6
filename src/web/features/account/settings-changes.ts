import type { SupabaseClient } from '@supabase/supabase-js';
import { knownCountries } from '#domain/accounts/countries.ts';
import { isEmail } from '#domain/accounts/email.ts';
import { checkProfile, type ProfileError, type ProfileForm } from '#domain/accounts/profile.ts';
import { osloDay } from '#domain/time/days.ts';
import {
  asksForCode,
  type ConfirmState,
  confirmProblem,
  sendOwnerCode,
  shownIn,
} from '#web/features/sign-in/confirm-owner.ts';
import { readProof, verifyProof } from '#web/features/sign-in/mail-code.ts';
import { profileRow, readProfileForm } from './profile-data.ts';

export const settingsIntents = ['profile', 'email', 'email_again', 'email_code'] as const;
export type SettingsIntent = (typeof settingsIntents)[number];

export type SettingsOutcome =
  /** `note` is a key of the texts `settings:…`. */
  | { readonly kind: 'saved'; readonly intent: SettingsIntent; readonly note: string }
  /** A code was sent to the present address, which the form asks for in place of the password. */
  | { readonly kind: 'confirming'; readonly intent: 'email'; readonly email: string }
  /** With what was typed, so that it is still there without script too. */
  | (Refused & { readonly intent: 'profile'; readonly form: ProfileForm })
  | (Refused & { readonly intent: Exclude<SettingsIntent, 'profile'>; readonly email: string })
  | {
      readonly kind: 'wrong_profile';
      readonly intent: 'profile';
      readonly form: ProfileForm;
      readonly errors: Partial<Record<keyof ProfileForm, ProfileError>>;
    };

type Refused = {
  readonly kind: 'refused';
  /** Keys of `settings:errors.…`, by field; '' is the form's own. */
  readonly errors: Readonly<Record<string, string>>;
  /** Password or code did not do, for a reason of `settings:confirm.errors`. Rule 9.160. */
  readonly confirm?: ConfirmState;
};

type Change = {
  readonly supabase: SupabaseClient;
  readonly userId: string;
  /** The account's address until now. */
  readonly email: string;
  readonly fields: FormData;
  readonly now: Date;
  /** A demo's profile stays as it is. */
  readonly isDemo: boolean;
  /** Where the links of mails lead to. */
  readonly confirmUrl: string;
};

/** Carries out one form of the settings. Rule 5.10. */
export function changeSettings(intent: SettingsIntent, change: Change): Promise<SettingsOutcome> {
  switch (intent) {
    case 'profile':
      return changeProfile(change);
    case 'email':
      return change.fields.has('codeFor') ? sendCodeFor(change) : changeEmail(change);
    case 'email_again':
      return sendBothAgain(change);
    case 'email_code':
      return agreeToEmail(change);
  }
}

/** Rule 7.3. */
async function changeProfile({ supabase, userId, fields, now, isDemo }: Change): Promise<SettingsOutcome> {
  const intent = 'profile';
  const form = readProfileForm(fields);
  const checked = checkProfile(form, { countries: knownCountries(), today: osloDay(now) });
  if (checked.kind === 'wrong') return { kind: 'wrong_profile', intent, form, errors: checked.errors };
  const refused = (problem: string) => ({ kind: 'refused', intent, form, errors: { '': problem } }) as const;
  if (isDemo) return refused('demo');
  const { data, error } = await supabase
    .from('users')
    .update(profileRow(checked.profile))
    .eq('id', userId)
    .select('id');
  if (error) return refused('failed');
  // Rule 8.4: the session is still good, its account is gone.
  if (data.length === 0) return refused('noUser');
  await supabase.auth.updateUser({ data: { full_name: checked.profile.fullName } });
  await supabase.auth.refreshSession();
  return { kind: 'saved', intent, note: 'saved' };
}

/** Rule 9.160: the new address stays in the form. */
async function sendCodeFor({ supabase, fields }: Change): Promise<SettingsOutcome> {
  const intent = 'email';
  const email = String(fields.get('email') ?? '').trim();
  const problem = await sendOwnerCode(supabase);
  if (!problem) return { kind: 'confirming', intent, email };
  return { kind: 'refused', intent, email, errors: {}, confirm: { problem, codeSent: asksForCode(fields) } };
}

/** The mails of a change that was begun, once more. */
async function sendBothAgain({ supabase, fields, confirmUrl }: Change): Promise<SettingsOutcome> {
  const intent = 'email_again';
  const email = String(fields.get('email') ?? '').trim();
  const options = { emailRedirectTo: confirmUrl };
  const { error } = await supabase.auth.resend({ type: 'email_change', email, options });
  if (error) return { kind: 'refused', intent, email, errors: { email: problemOf(error) } };
  return { kind: 'saved', intent, note: 'email.sent' };
}

/** An address that was asked for before gives way to this one. */
async function changeEmail({ supabase, fields, confirmUrl }: Change): Promise<SettingsOutcome> {
  const intent = 'email';
  const email = String(fields.get('email') ?? '').trim();
  const refused = (problem: string) =>
    ({ kind: 'refused', intent, email, errors: { email: problem } }) as const;
  if (email === '') return refused('emailRequired');
  if (!isEmail(email)) return refused('emailFormat');
  // A link goes to the old and the new address; nothing tells whether another account has it.
  const change = { email, ...shownIn(fields) };
  const { error } = await supabase.auth.updateUser(change, { emailRedirectTo: confirmUrl });
  const problem = error && confirmProblem(error);
  if (problem)
    return {
      kind: 'refused',
      intent,
      email,
      errors: {},
      confirm: { problem, codeSent: asksForCode(fields) },
    };
  if (error) return refused(problemOf(error));
  return { kind: 'saved', intent, note: 'email.sent' };
}

/** Takes the code of either mail, or its link: the old and the new address have each got one. */
async function agreeToEmail({ supabase, fields, email: own }: Change): Promise<SettingsOutcome> {
  const intent = 'email_code';
  const email = String(fields.get('email') ?? '').trim();
  const refused = (problem: string) =>
    ({ kind: 'refused', intent, email, errors: { code: problem } }) as const;
  const proof = readProof(String(fields.get('code') ?? ''));
  if (!proof) return refused('codeFormat');
  for (const address of [email, own]) {
    const verified = await verifyProof({ supabase, proof, asked: { kind: 'upgrade', email: address } });
    if (verified.kind === 'signed_in') return { kind: 'saved', intent, note: 'email.changed' };
    if (verified.kind === 'one_address_confirmed')
      return { kind: 'saved', intent, note: 'email.oneConfirmed' };
    if (verified.problem === 'tooMany') return refused('tooMany');
  }
  return refused('codeWrong');
}

function problemOf(error: {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}): string {
  switch (error.code) {
    case 'demo_account':
      return 'demo';
    case 'insufficient_aal':
      return 'secondFactor';
    case 'over_email_send_rate_limit':
      return 'mailJustSent';
    case 'validation_failed':
    case 'email_address_invalid':
      return 'emailFormat';
  }
  return error.status === 429 ? 'tooMany' : 'failed';
}
