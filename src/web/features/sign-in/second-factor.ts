import type { SupabaseClient } from '@supabase/supabase-js';
import { renderSVG } from 'uqr';
import { readRecoveryCode } from '#domain/accounts/recovery-code.ts';
import { confirmProblem } from './confirm-owner.ts';
import { signInProblem } from './sign-in-problem.ts';

/** A way to confirm a login. Rule 9.23. */
export type Factor = {
  readonly id: string;
  readonly kind: 'totp' | 'phone';
  readonly createdAt: string;
  /** The last digits of a phone's number; empty for an app. */
  readonly ending: string;
};

/** A factor that is being set up: it counts once a code of it was typed. */
export type Enrolment = {
  readonly id: string;
  /** What an authenticator app reads from the QR code (`otpauth://…`). */
  readonly uri: string;
  readonly secret: string;
  /** The QR code as an address for `<img>`. */
  readonly picture: string;
};

/** A code that was sent to a phone and is waited for. */
export type SentCode = {
  readonly factorId: string;
  readonly challengeId: string;
  /** As it was typed, or its ending. */
  readonly number: string;
};

/** The person's factors that count, the oldest first. */
export async function listFactors(supabase: SupabaseClient): Promise<Factor[]> {
  const { data } = await supabase.auth.mfa.listFactors();
  return (data?.all ?? []).flatMap((factor) => {
    const { id, status, factor_type: kind, created_at: createdAt } = factor;
    // The client's types leave the number out.
    const { phone } = factor as { readonly phone?: string };
    if (status !== 'verified' || (kind !== 'totp' && kind !== 'phone')) return [];
    return [{ id, kind, createdAt, ending: phone?.slice(-3) ?? '' }];
  });
}

/** Begins to set an app up; what was begun before and not finished is forgotten. Rule 9.23. */
export async function beginApp(
  supabase: SupabaseClient,
): Promise<{ kind: 'begun'; enrolment: Enrolment } | Unconfirmed | { kind: 'refused'; problem: string }> {
  await forgetUnfinished(supabase);
  const { data, error } = await supabase.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: crypto.randomUUID(),
  });
  if (error) return unconfirmedBy(error) ?? { kind: 'refused', problem: signInProblem(error) };
  return { kind: 'begun', enrolment: enrolmentOf(data.id, data.totp.uri) };
}

/** Begins to set a phone up and sends it a code. Rule 9.63. */
export async function beginPhone(
  supabase: SupabaseClient,
  number: string,
): Promise<{ kind: 'sent'; sent: SentCode } | Unconfirmed | Refused> {
  await forgetUnfinished(supabase);
  const { data, error } = await supabase.auth.mfa.enroll({
    factorType: 'phone',
    phone: number,
    friendlyName: crypto.randomUUID(),
  });
  if (error) return unconfirmedBy(error) ?? refusalOf(error);
  return sendCode(supabase, { factorId: data.id, number });
}

/** The server wants the password or a code first; `problem` is a key of `settings:confirm.errors`. Rule 9.160. */
type Unconfirmed = { readonly kind: 'unconfirmed'; readonly problem: string };

function unconfirmedBy(error: Parameters<typeof confirmProblem>[0]): Unconfirmed | null {
  const problem = confirmProblem(error);
  return problem === null ? null : { kind: 'unconfirmed', problem };
}

type Refused = {
  readonly kind: 'refused';
  /** Key of `auth:errors`. */
  readonly problem: string;
  /** How long it is until another message may be sent. */
  readonly waitSeconds: number | null;
};

/** Sends a code to a phone that is set up, or is being so. Rule 9.63, Rule 9.24. */
export async function sendCode(
  supabase: SupabaseClient,
  phone: { readonly factorId: string; readonly number: string },
): Promise<{ kind: 'sent'; sent: SentCode } | Refused> {
  const { data, error } = await supabase.auth.mfa.challenge({ factorId: phone.factorId, channel: 'sms' });
  if (error) return refusalOf(error);
  return { kind: 'sent', sent: { ...phone, challengeId: data.id } };
}

function refusalOf(error: Parameters<typeof signInProblem>[0] & { readonly message: string }): Refused {
  const seconds = /after (\d+) seconds/.exec(error.message)?.[1];
  return { kind: 'refused', problem: signInProblem(error), waitSeconds: seconds ? Number(seconds) : null };
}

/** What a form sent back of a code that was sent; null when it holds none. */
export function readSentCode(fields: FormData): SentCode | null {
  const read = (name: string) => String(fields.get(name) ?? '').slice(0, 60);
  const sent = { factorId: read('factor'), challengeId: read('challenge'), number: read('number') };
  return sent.factorId !== '' && sent.challengeId !== '' ? sent : null;
}

/** Rebuilds what the form sent back, so that a mistyped code does not begin all over; null for anything else. */
export function readEnrolment(fields: FormData): Enrolment | null {
  const uri = String(fields.get('uri') ?? '');
  const id = String(fields.get('factor') ?? '');
  return uri.startsWith('otpauth://totp/') && uri.length < 500 && id !== '' ? enrolmentOf(id, uri) : null;
}

function enrolmentOf(id: string, uri: string): Enrolment {
  const svg = renderSVG(uri, { ecc: 'M', border: 4 });
  return {
    id,
    uri,
    secret: new URL(uri).searchParams.get('secret') ?? '',
    picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  };
}

/** Gives a code of any of the apps, which raises the session; null, or a key of `auth:errors`. */
export async function giveCode({
  supabase,
  factorIds,
  typed,
}: {
  readonly supabase: SupabaseClient;
  readonly factorIds: readonly string[];
  readonly typed: string;
}): Promise<string | null> {
  const code = typed.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) return 'factorFormat';
  let problem = 'signedOut';
  for (const factorId of factorIds) {
    const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
    if (!error) return null;
    problem = signInProblem(error);
  }
  return problem;
}

/** Gives the code that was sent to a phone; null, or a key of `auth:errors`. */
export async function giveSentCode({
  supabase,
  sent: { factorId, challengeId },
  typed,
}: {
  readonly supabase: SupabaseClient;
  readonly sent: SentCode;
  readonly typed: string;
}): Promise<string | null> {
  const code = typed.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) return 'sentFormat';
  const { error } = await supabase.auth.mfa.verify({ factorId, challengeId, code });
  if (!error) return null;
  const problem = signInProblem(error);
  return problem === 'mfa_verification_failed' ? 'sentWrong' : problem;
}

/** No message is to go to a phone that may be in other hands; a channel of ours, which the client's types do not know. */
const withoutMessage = 'none' as 'sms';

/** Gives a recovery code in place of a factor's; null, or a key of `auth:errors`. Rule 9.62. */
export async function giveRecoveryCode({
  supabase: {
    auth: { mfa },
  },
  factors,
  typed,
}: {
  readonly supabase: SupabaseClient;
  readonly factors: readonly Factor[];
  readonly typed: string;
}): Promise<string | null> {
  const code = readRecoveryCode(typed);
  if (!code) return 'recoveryFormat';
  const factorId = factors[0]?.id;
  if (!factorId) return 'signedOut';
  const challenge = await mfa.challenge({ factorId, channel: withoutMessage });
  if (challenge.error) return signInProblem(challenge.error);
  const { error } = await mfa.verify({ factorId, challengeId: challenge.data.id, code });
  if (!error) return null;
  const problem = signInProblem(error);
  return problem === 'mfa_verification_failed' ? 'recoveryWrong' : problem;
}

/** Takes a factor away; null, or why not. */
export async function removeFactor(
  supabase: SupabaseClient,
  factorId: string,
): Promise<Unconfirmed | { readonly kind: 'refused'; readonly problem: string } | null> {
  const { error } = await supabase.auth.mfa.unenroll({ factorId });
  if (error) return unconfirmedBy(error) ?? { kind: 'refused', problem: signInProblem(error) };
  // The session's claims still say that it was raised.
  await supabase.auth.refreshSession();
  return null;
}

async function forgetUnfinished({ auth: { mfa } }: SupabaseClient): Promise<void> {
  const { data: known } = await mfa.listFactors();
  for (const { id, status } of known?.all ?? []) {
    if (status === 'unverified') await mfa.unenroll({ factorId: id });
  }
}
