import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import type { LinkedIdentity } from '#web/features/account/identities-section.tsx';
import { changeSecurity } from '#web/features/account/security-changes.ts';
import { refusedInDemo, securityIntents } from '#web/features/account/security-outcome.ts';
import { SecurityScreen } from '#web/features/account/security-screen.tsx';
import { providerName, readProviders } from '#web/features/sign-in/providers.ts';
import { listFactors } from '#web/features/sign-in/second-factor.ts';
import { pathInLocale } from '#web/locale/locale.ts';
import { ownPath } from '#web/session/own-path.ts';
import { localeOf } from '#web/session/post-login.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('security', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, headers: read } = await readViewer(request, context);
  if (viewer.kind !== 'user')
    throw redirectDocument(pathInLocale('/auth', localeOf(request)), { headers: read });
  const { supabase, headers } = openSession(request, context);
  const [factors, recovery, devices, linked, providers] = await Promise.all([
    listFactors(supabase),
    callFunction(supabase, 'recovery-codes-left', {}),
    callFunction(supabase, 'device-sessions', {}),
    supabase.auth.getUserIdentities(),
    readProviders(context),
  ]);
  const identities = (linked.data?.identities ?? []).map(
    ({ identity_id: id, provider, identity_data: known, created_at: linkedAt }): LinkedIdentity => ({
      id,
      provider,
      name: providerName(provider),
      address: String(known?.email ?? known?.phone ?? ''),
      linkedAt: linkedAt ?? null,
    }),
  );
  const { searchParams } = new URL(request.url);
  const next = ownPath(searchParams.get('next'), request);
  return data(
    {
      email: viewer.email,
      factors,
      recovery: recovery.ok ? recovery.answer : { left: 0, madeAt: null },
      sessions: devices.ok ? devices.answer.sessions : [],
      identities,
      providers: providers.filter(({ id }) => identities.every(({ provider }) => provider !== id)),
      recovered: searchParams.has('recovered') ? { next } : null,
      needed: searchParams.get('needed') === 'admin' ? { next } : null,
    },
    { headers },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const intent = securityIntents.find((one) => one === (fields.get('codeFor') ?? fields.get('intent')));
  if (!intent) throw data('Unknown form.', { status: 400 });
  const { viewer } = await readViewer(request, context);
  if (viewer.kind !== 'user') throw redirectDocument(pathInLocale('/auth', localeOf(request)));
  const { supabase, headers } = openSession(request, context);
  const outcome = viewer.demoUntil
    ? refusedInDemo(intent)
    : await changeSecurity(intent, { supabase, fields });
  return data(outcome, { headers, status: outcome.kind === 'refused' ? 400 : 200 });
}

export default function Security() {
  return (
    <SecurityScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
  );
}
