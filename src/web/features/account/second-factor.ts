import type { SupabaseClient } from '@supabase/supabase-js';
import { renderSVG } from 'uqr';
import { signInProblem } from '#web/features/sign-in/sign-in-problem.ts';

export type Factor = { readonly id: string; readonly createdAt: string };

/** A factor that is being set up: it counts once a code of it was typed. */
export type Enrolment = {
  readonly id: string;
  /** What an authenticator app reads from the QR code (`otpauth://…`). */
  readonly uri: string;
  readonly secret: string;
  /** The QR code as an address for `<img>`. */
  readonly picture: string;
};

/** The person's authenticator apps that count, the oldest first. */
export async function listApps(supabase: SupabaseClient): Promise<Factor[]> {
  const { data } = await supabase.auth.mfa.listFactors();
  return (data?.totp ?? []).map(({ id, created_at }) => ({ id, createdAt: created_at }));
}

/** Begins to set an app up; what was begun before and not finished is forgotten. Rule 9.23. */
export async function beginApp(
  supabase: SupabaseClient,
): Promise<{ kind: 'begun'; enrolment: Enrolment } | { kind: 'refused'; problem: string }> {
  const { mfa } = supabase.auth;
  const { data: known } = await mfa.listFactors();
  for (const { id, status } of known?.all ?? []) {
    if (status === 'unverified') await mfa.unenroll({ factorId: id });
  }
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: crypto.randomUUID() });
  if (error) return { kind: 'refused', problem: signInProblem(error) };
  return { kind: 'begun', enrolment: enrolmentOf(data.id, data.totp.uri) };
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

/** Gives a code of any of the factors, which raises the session; null, or a key of `auth:errors`. */
export async function giveCode(
  supabase: SupabaseClient,
  factorIds: readonly string[],
  typed: string,
): Promise<string | null> {
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

/** Takes an app away; null, or a key of `auth:errors`. */
export async function removeApp(supabase: SupabaseClient, factorId: string): Promise<string | null> {
  const { error } = await supabase.auth.mfa.unenroll({ factorId });
  if (error) return signInProblem(error);
  // The session's claims still say that it was raised.
  await supabase.auth.refreshSession();
  return null;
}
