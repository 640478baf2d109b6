import { type LoaderFunctionArgs, redirect } from 'react-router';
import { confirmProblem } from '#web/features/sign-in/confirm-owner.ts';
import { readProviders } from '#web/features/sign-in/providers.ts';
import { signInProblem } from '#web/features/sign-in/sign-in-problem.ts';
import { pathInLocale } from '#web/locale/locale.ts';
import { ownPath } from '#web/session/own-path.ts';
import { confirmUrl, localeOf } from '#web/session/post-login.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';

/**
 * Off to a provider's sign-in, which comes back to `/confirm`. A guest's account is joined to what the provider knows, so that
 * the results stay; with `existing` the guest goes to the account that it belongs to already. With `link` it is added to the
 * account of whoever is logged in (Rule 9.65).
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = ownPath(searchParams.get('next'), request);
  const provider = (await readProviders(context)).find(({ id }) => id === params.provider);
  if (!provider) throw new Response('There is no such provider.', { status: 404 });
  const { viewer } = await readViewer(request, context);
  const { supabase, headers } = openSession(request, context, { leavesSite: true });
  const links = viewer.kind === 'user' && searchParams.has('link');
  const way = new URLSearchParams({ provider: provider.id, ...(links && { link: '1' }) });
  const redirectTo = `${confirmUrl({ request, context, next })}&${way}`;
  const asked = { provider: provider.id as 'google', options: { redirectTo, skipBrowserRedirect: true } };
  const joins = links || (viewer.kind === 'guest' && !searchParams.has('existing'));
  const { data, error } = await (joins
    ? supabase.auth.linkIdentity(asked)
    : supabase.auth.signInWithOAuth(asked));
  if (data?.url) throw redirect(data.url, { headers });
  // The form that asks for the password leads here; whoever came by another way is led to it.
  if (links && error && confirmProblem(error))
    throw redirect(pathInLocale('/app/settings/security#identities', localeOf(request)), { headers });
  const code = error ? signInProblem(error) : 'failed';
  throw redirect(
    pathInLocale(
      `/confirm?${new URLSearchParams({ next, error_code: code, ...(links && { link: '1' }) })}`,
      localeOf(request),
    ),
  );
}
