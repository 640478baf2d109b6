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
import { callFunction } from '#web/api/call-function.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openHosting } from '#web/features/cafe-sessions/host-access.ts';
import { HostSessionScreen } from '#web/features/cafe-sessions/host-session-screen.tsx';
import { orOffline, saveSession } from '#web/features/cafe-sessions/save-session.ts';
import type { HostOutcome } from '#web/features/cafe-sessions/session-form.tsx';
import { problemAt } from '#web/features/cafe-sessions/typed-session.ts';
import { readSheets } from '#web/features/language-cafe/read-sheets.ts';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('host-session', location.pathname),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const session = await openHosting(request, context);
  const [found, sheets] = await Promise.all([
    readWithRole(session.supabase, 'host-session', { sessionId: params.sessionId ?? '' }),
    readSheets(context),
  ]);
  const isOpen = !found.session.cancelled && new Date(found.session.startsAt) > context.get(apiContext).now();
  return data({ ...found, sheets, isOpen }, { headers: session.headers });
}

/** Changes the session, or cancels it, alone or with those that follow. Rule 9.477. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const session = await openHosting(request, context);
  const fields = await request.formData();
  const intent = String(fields.get('intent'));
  const sessionId = params.sessionId ?? '';
  const { headers, supabase } = session;
  const list = (done: string) =>
    redirect(pathInLocale(`/app/host?done=${done}`, localeOf(request)), { headers });
  if (intent === 'save') {
    const now = context.get(apiContext).now();
    const saved = await saveSession(session, { fields, sessionId, now });
    return saved.ok ? list('changed') : data(saved.outcome, { status: saved.status, headers });
  }
  const following = intent === 'cancel-following';
  const result = await callFunction(supabase, 'host-changes', { kind: 'cancel', sessionId, following });
  if (result.ok) return list('cancelled');
  const outcome: HostOutcome = { kind: 'refused', problems: problemAt(result.code), typed: null };
  return data(outcome, { status: result.status, headers });
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return orOffline(request, () => serverAction<typeof action>());
}

export default function HostSession() {
  const loaded = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as HostOutcome | undefined) ?? null;
  return <HostSessionScreen {...loaded} outcome={outcome} />;
}
