import type { SupabaseClient } from '@supabase/supabase-js';
import { data, redirectDocument } from 'react-router';
import type { LoadContext } from '#web/api/api-context.ts';
import { pathInLocale } from '#web/locale/locale.ts';
import { lacksSecondFactor, localeOf } from './post-login.ts';
import { openSession, type Session } from './session.ts';
import { readViewer } from './viewer.ts';

export type RoleAccess = Session & { readonly userId: string; readonly roles: readonly string[] };

/**
 * Who may look at what a role opens, by the roles in the database, not the token's. A visitor is led to the login and back; to
 * anybody without such a role the page does not exist. Rule 6.19: who has one sets up a second factor first.
 * @param mayOpen whether these roles open the page
 * @throws Response of a redirect, or 404.
 */
export async function openWithRole(
  request: Request,
  context: LoadContext,
  mayOpen: (roles: readonly string[]) => boolean,
): Promise<RoleAccess> {
  const { viewer, headers: seen } = await readViewer(request, context);
  const url = new URL(request.url);
  const next = new URLSearchParams({ next: url.pathname.replace(/\.data$/, '') + ownSearch(url) });
  if (viewer.kind !== 'user')
    throw redirectDocument(pathInLocale(`/auth?${next}`, localeOf(request)), { headers: seen });
  const { supabase, headers, isPutOff } = openSession(request, context);
  const { data: rows } = await supabase.from('user_roles').select('role').eq('user_id', viewer.id);
  const roles = (rows ?? []).map(({ role }) => role as string);
  if (!mayOpen(roles) && roles.length === 0 && (await lacksSecondFactor(supabase)))
    throw redirectDocument(pathInLocale(`/auth/factor?${next}`, localeOf(request)), { headers });
  if (!mayOpen(roles)) throw data(null, { status: 404 });
  if (!(await mayAct(supabase, roles))) throw ledToSecondFactor({ request, headers, next });
  return { supabase, headers, isPutOff, roles, userId: viewer.id };
}

/** Whether policies and functions take the role for given; what they ask besides it is the second factor. */
async function mayAct(supabase: SupabaseClient, roles: readonly string[]): Promise<boolean> {
  const { data: given } = await supabase.rpc('has_role', { wanted: roles[0] });
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
