import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { signInProblem } from './sign-in-problem.ts';

/** What a code in a mail is for. `upgrade`: the address of an account that was anonymous until now. */
export const mailCodeKinds = ['login', 'recovery', 'signup', 'upgrade'] as const;
export type MailCodeKind = (typeof mailCodeKinds)[number];

const otpTypes = { login: 'email', recovery: 'recovery', signup: 'signup', upgrade: 'email_change' } as const;

/** Kinds of links that a mail of ours holds. */
export const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

/**
 * Sends the mail with link and code. Null when it is on its way, and also when no account has the address: who asks
 * learns nothing about that. Else a key of `auth:errors`.
 */
export async function sendMailCode(
  supabase: SupabaseClient,
  given: { kind: MailCodeKind; email: string; redirectTo: string },
): Promise<string | null> {
  const error = await askForMail(supabase, given);
  return !error || error.code === 'otp_disabled' ? null : signInProblem(error);
}

async function askForMail(
  supabase: SupabaseClient,
  { kind, email, redirectTo }: Parameters<typeof sendMailCode>[1],
) {
  const { auth } = supabase;
  const options = { emailRedirectTo: redirectTo };
  switch (kind) {
    case 'login':
      return (await auth.signInWithOtp({ email, options: { ...options, shouldCreateUser: false } })).error;
    case 'recovery':
      return (await auth.resetPasswordForEmail(email, { redirectTo })).error;
    case 'signup':
      return (await auth.resend({ type: 'signup', email, options })).error;
    case 'upgrade':
      return (await auth.resend({ type: 'email_change', email, options })).error;
  }
}

export type Proof =
  | { readonly kind: 'code'; readonly token: string }
  | { readonly kind: 'link'; readonly tokenHash: string; readonly type: LinkType };

/** What somebody typed or pasted into the code field: six digits, however they are spaced, or the mail's link. */
export function readProof(text: string): Proof | null {
  const typed = text.trim();
  const token = typed.replace(/[\s\-–]/g, '');
  if (/^\d{6}$/.test(token)) return { kind: 'code', token };
  const query = URL.canParse(typed) ? new URL(typed).searchParams : null;
  const tokenHash = query?.get('token_hash');
  const type = linkTypes.find((known) => known === query?.get('type'));
  return tokenHash && type ? { kind: 'link', tokenHash, type } : null;
}

export type Verified =
  | { readonly kind: 'signed_in' }
  /** One of two addresses has agreed to a change. */
  | { readonly kind: 'one_address_confirmed' }
  /** `problem` is a key of `auth:errors`. */
  | { readonly kind: 'refused'; readonly problem: string };

/** Uses up a code, or the link that was pasted in its place; either signs in. */
export async function verifyProof({
  supabase,
  proof,
  asked,
}: {
  readonly supabase: SupabaseClient;
  readonly proof: Proof;
  readonly asked: { kind: MailCodeKind; email: string };
}): Promise<Verified> {
  if (proof.kind === 'link') return verifyLink(supabase, proof);
  const type = otpTypes[asked.kind];
  const { data, error } = await supabase.auth.verifyOtp({ email: asked.email, token: proof.token, type });
  if (error?.code === 'otp_expired') return { kind: 'refused', problem: 'wrongCode' };
  return outcomeOf(data, error);
}

/** Uses up the token of a mail's link. */
export async function verifyLink(
  supabase: SupabaseClient,
  link: { tokenHash: string; type: LinkType },
): Promise<Verified> {
  const { data, error } = await supabase.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  return outcomeOf(data, error);
}

function outcomeOf(data: { session: object | null }, error: AuthError | null): Verified {
  if (error) return { kind: 'refused', problem: signInProblem(error) };
  return { kind: data.session ? 'signed_in' : 'one_address_confirmed' };
}
