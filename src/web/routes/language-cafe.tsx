import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { taskLevels } from '#domain/levels/levels.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { type SessionsData, SessionsScreen } from '#web/features/cafe-sessions/sessions-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('language-cafe', location.pathname);

/** Rule 1.11, Rule 9.475; who may open it is the guard's (Rule 6.12). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { searchParams } = new URL(request.url);
  const mine = searchParams.has('mine');
  const level = (!mine && taskLevels.find((one) => one === searchParams.get('level'))) || null;
  const result = await callFunction(supabase, 'cafe-sessions', { mine, ...(level && { level }) });
  if (!result.ok) throw callFailure('The sessions', result, headers);
  return data<SessionsData>({ ...result.answer, mine, level }, { headers });
}

export default function LanguageCafe() {
  return <SessionsScreen {...(useLoaderData<typeof loader>() as SessionsData)} />;
}
