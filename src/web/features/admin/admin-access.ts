import type { SupabaseClient } from '@supabase/supabase-js';
import { data, redirectDocument } from 'react-router';
import { type AdminSection, sectionsFor } from '#domain/access/permissions.ts';
import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/functions/functions.ts';
import type { LoadContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { pathInLocale } from '#web/locale/locale.ts';
import { lacksSecondFactor, localeOf } from '#web/session/post-login.ts';
import { openSession, type Session } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';

export type AdminAccess = Session & {
  readonly userId: string;
  readonly sections: readonly AdminSection[];
};

/**
 * Who may look at the administration, by the roles in the database, not the token's. Rule 9.61: a visitor is led to the login and
 * back; to anybody else without a role for it the page does not exist. Rule 6.19: who has one sets up a second factor first.
 * @throws Response of a redirect, or 404.
 */
export async function openAdmin(
  request: Request,
  context: LoadContext,
  section?: AdminSection,
): Promise<AdminAccess> {
  const { viewer, headers: seen } = await readViewer(request, context);
  const url = new URL(request.url);
  const next = new URLSearchParams({ next: url.pathname.replace(/\.data$/, '') + ownSearch(url) });
  if (viewer.kind === 'visitor' || viewer.kind === 'guest')
    throw redirectDocument(pathInLocale(`/auth?${next}`, localeOf(request)), { headers: seen });
  const { supabase, headers, isPutOff } = openSession(request, context);
  const { data: rows } = await supabase.from('user_roles').select('role').eq('user_id', viewer.id);
  const sections = sectionsFor((rows ?? []).map(({ role }) => role as string));
  if (sections.length === 0 && (await lacksSecondFactor(supabase)))
    throw redirectDocument(pathInLocale(`/auth/factor?${next}`, localeOf(request)), { headers });
  if (sections.length === 0 || (section && !sections.includes(section))) throw data(null, { status: 404 });
  if (!(await mayAct(supabase, rows))) throw ledToSecondFactor({ request, headers, next });
  return { supabase, headers, isPutOff, sections, userId: viewer.id };
}

/** Whether policies and functions take the role for given; what they ask besides it is the second factor. */
async function mayAct(
  supabase: SupabaseClient,
  rows: readonly { readonly role: unknown }[] | null,
): Promise<boolean> {
  const { data: given } = await supabase.rpc('has_role', { wanted: rows?.[0]?.role });
  return given === true;
}

function ledToSecondFactor({
  request,
  headers,
  next,
}: {
  readonly request: Request;
  readonly headers: Headers;
  readonly next: URLSearchParams;
}): Response {
  const query = new URLSearchParams([['needed', 'admin'], ...next]);
  return redirectDocument(pathInLocale(`/app/settings/security?${query}`, localeOf(request)), { headers });
}

/** The page's query without what the router adds when it asks for data. */
function ownSearch({ searchParams }: URL): string {
  const own = new URLSearchParams(searchParams);
  own.delete('_routes');
  return own.size > 0 ? `?${own}` : '';
}

/** What a list's function answers. @throws Response 404 when the role went meanwhile or there is no such thing, else 500. */
export async function readAdmin<Name extends FunctionName>(
  supabase: SupabaseClient,
  name: Name,
  body: FunctionInput<Name>,
): Promise<FunctionOutput<Name>> {
  const result = await callFunction(supabase, name, body);
  if (result.ok) return result.answer;
  if (result.status === 403 || result.status === 404) throw data(null, { status: 404 });
  throw readFailure(name, { message: `The API answered ${result.status} ${result.code}.` });
}

/** The page that a list's address asks for. */
export function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 40 ? page : 1;
}
