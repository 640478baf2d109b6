import { type ActionFunctionArgs, redirect } from 'react-router';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { callFunction } from '#web/api/call-function.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { hasSession, openSession } from '#web/session/session.ts';

/** Nobody comes here by a link: rounds begin at a result, or where the tests are listed. */
export function loader({ request }: { readonly request: Request }): Response {
  return redirect(pathInLocale('/app/test', localeOfPath(new URL(request.url).pathname)));
}

/** `POST …/practice`: begins a round of practice and leads to its first task; a refusal is said where it came from. Rule 9.190. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const form = await request.formData();
  const to = (path: string, headers?: Headers) =>
    redirect(pathInLocale(path, locale), headers ? { headers } : {});
  if (!hasSession(request)) return to('/app/leveltest');
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'sittings', wanted(form));
  if (result.ok) return to(`/app/test/${result.answer.sittingId}?started`, headers);
  const from = String(form.get('sittingId') ?? '');
  const back = /^[0-9a-f-]{36}$/i.test(from) ? `/app/test/${from}/result` : '/app/test';
  return to(`${back}?${new URLSearchParams({ practice: result.code })}`, headers);
}

/** What the form asks for; the API refuses what is no round. */
function wanted(form: FormData): FunctionInput<'sittings'> {
  const requestKey = String(form.get('requestKey') || crypto.randomUUID());
  const field = (name: string) => String(form.get(name) ?? '');
  if (form.has('redo')) return { kind: 'redo', sittingId: field('sittingId') || null, requestKey };
  if (form.has('again')) {
    return { kind: 'again', sittingId: field('sittingId'), position: Number(field('again')), requestKey };
  }
  if (form.has('sittingId')) {
    return {
      kind: 'practice',
      sittingId: field('sittingId'),
      recommendation: Number(field('recommendation')),
      requestKey,
    };
  }
  return {
    ...{ kind: 'pool', level: field('level') as 'A1', category: field('category') as 'read', requestKey },
    ...(form.has('subject') && { subject: parsed(field('subject')) }),
  };
}

/** The API looks at what it is; a text that is no JSON is no subject. */
function parsed(text: string): Extract<FunctionInput<'sittings'>, { kind: 'pool' }>['subject'] {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
