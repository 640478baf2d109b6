import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { openHosting } from '#web/features/cafe-sessions/host-access.ts';
import { orOffline, saveSession } from '#web/features/cafe-sessions/save-session.ts';
import { type HostOutcome, SessionForm } from '#web/features/cafe-sessions/session-form.tsx';
import { emptySession } from '#web/features/cafe-sessions/typed-session.ts';
import { readSheets } from '#web/features/language-cafe/read-sheets.ts';
import { pathInLocale, useLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('host-new', location.pathname),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await openHosting(request, context);
  const [{ makesLinks }, sheets] = await Promise.all([
    readWithRole(session.supabase, 'host-sessions', {}),
    readSheets(context),
  ]);
  return data({ makesLinks, sheets, typed: emptySession(crypto.randomUUID()) }, { headers: session.headers });
}

/** Rule 9.474. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await openHosting(request, context);
  const fields = await request.formData();
  const now = context.get(apiContext).now();
  const saved = await saveSession(session, { fields, sessionId: null, now });
  const { headers } = session;
  if (!saved.ok) return data(saved.outcome, { status: saved.status, headers });
  return redirect(pathInLocale('/app/host?done=planned', localeOf(request)), { headers });
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return orOffline(request, () => serverAction<typeof action>());
}

export default function HostNew() {
  const { t } = useTranslation('cafe-host');
  const { to } = useLocale();
  const outcome = (useActionData<typeof action>() as HostOutcome | undefined) ?? null;
  return (
    <div className="screen">
      <BackLink to={to('/app/host')}>{t('back')}</BackLink>
      <h1 className="mt-3 heading-page">{t('form.newTitle')}</h1>
      <SessionForm {...useLoaderData<typeof loader>()} isNew outcome={outcome} />
    </div>
  );
}
