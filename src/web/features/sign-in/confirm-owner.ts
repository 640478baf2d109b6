import type { SupabaseClient } from '@supabase/supabase-js';

/** How a form that changes a way in stands with the password, or the code in its place. Rule 9.160. */
export type ConfirmState = {
  /** Key of `settings:confirm.errors`. */
  readonly problem?: string | undefined;
  /** A code is on its way to the account's address and is typed in place of the password. */
  readonly codeSent: boolean;
};

type Failure = { readonly code?: string | undefined; readonly status?: number | undefined };

/** What the form holds of it, as the official client sends it along. */
export function shownIn(fields: FormData): { readonly current_password: string; readonly nonce: string } {
  return {
    current_password: String(fields.get('ownPassword') ?? ''),
    nonce: String(fields.get('ownCode') ?? '').replace(/[\s-]/g, ''),
  };
}

/** Whether the form asked for the code that was sent, and not for the password. */
export function asksForCode(fields: FormData): boolean {
  return fields.has('ownCode');
}

/**
 * Shows the server once more who asks; it remembers that for the one change that follows. Null, or a key of
 * `settings:confirm.errors`. Nothing typed is left to the change itself, which says what it needs.
 */
export async function confirmOwner(supabase: SupabaseClient, fields: FormData): Promise<string | null> {
  const shown = shownIn(fields);
  if (shown.current_password === '' && shown.nonce === '') return null;
  const { error } = await supabase.auth.updateUser(
    shown.nonce === '' ? { current_password: shown.current_password } : { nonce: shown.nonce },
  );
  if (!error) return null;
  return confirmProblem(error) ?? (error.status === 429 ? 'tooMany' : 'failed');
}

/** Sends a code to the account's address, for whoever has no password or does not know it. Null, or a key as above. */
export async function sendOwnerCode(supabase: SupabaseClient): Promise<string | null> {
  const { error } = await supabase.auth.reauthenticate();
  if (!error) return null;
  if (error.code === 'over_email_send_rate_limit' || error.code === 'over_sms_send_rate_limit')
    return 'justSent';
  return error.status === 429 ? 'tooMany' : 'failed';
}

/** What is the matter with password or code; null when the refusal is about something else. */
export function confirmProblem({ code }: Failure): string | null {
  switch (code) {
    case 'current_password_required':
      return 'passwordRequired';
    case 'current_password_invalid':
      return 'passwordWrong';
    case 'reauthentication_needed':
      return 'codeNeeded';
    case 'reauthentication_not_valid':
      return 'codeWrong';
  }
  return null;
}
