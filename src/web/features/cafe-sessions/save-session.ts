import { data } from 'react-router';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { callFunction } from '#web/api/call-function.ts';
import type { RoleAccess } from '#web/session/open-with-role.ts';
import type { HostOutcome } from './session-form.tsx';
import { type FormProblems, problemAt, readSession, readTyped, type TypedSession } from './typed-session.ts';

type Saved =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly outcome: HostOutcome };

/** Makes or changes a session as it was typed. @param sessionId the one that is changed; null makes a new one */
export async function saveSession(
  { supabase }: Pick<RoleAccess, 'supabase'>,
  {
    fields,
    sessionId,
    now,
  }: { readonly fields: FormData; readonly sessionId: string | null; readonly now: Date },
): Promise<Saved> {
  const typed = readTyped(fields);
  const read = readSession(typed, now);
  if (read.kind === 'wrong') return { ok: false, status: 400, outcome: refused(typed, read.problems) };
  const body: FunctionInput<'host-changes'> =
    sessionId === null
      ? { kind: 'create', ...read.fields, weeks: read.weeks, requestKey: typed.requestKey }
      : { kind: 'change', sessionId, ...read.fields };
  const result = await callFunction(supabase, 'host-changes', body);
  if (result.ok) return { ok: true };
  return { ok: false, status: result.status, outcome: refused(typed, problemAt(result.code)) };
}

/** A broken connection is an answer too: what was typed stays. @throws what is none */
export async function orOffline<Answer>(request: Request, send: () => Promise<Answer>) {
  const fields = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The status keeps the router from reading the screen anew, which would not get through either.
    const typed = fields.get('intent') === 'save' ? readTyped(fields) : null;
    return data(refused(typed, { form: 'offline' }), { status: 503 });
  }
}

function refused(typed: TypedSession | null, problems: FormProblems): HostOutcome {
  return { kind: 'refused', problems, typed };
}
