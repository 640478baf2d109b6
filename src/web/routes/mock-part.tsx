import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { MockScreen } from '#web/features/mocks/mock-screen.tsx';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { hasSession, openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('mock-tests', location.pathname);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const to = (path: string) => pathInLocale(path, localeOfPath(new URL(request.url).pathname));
  if (!hasSession(request)) throw redirect(to('/app/mock-tests'));
  const { supabase, headers } = openSession(request, context);
  const partId = params.partId ?? '';
  const isId = /^[0-9a-f-]{36}$/i.test(partId);
  if (!isId) throw data(null, { status: 404 });
  const result = await callFunction(supabase, 'mock-states', { partId });
  if (!result.ok && result.status === 404) throw data(null, { status: 404 });
  if (!result.ok) throw callFailure('The mock exam', result);
  const state = result.answer;
  if (state.kind !== 'over') return data(state, { headers });
  const target = state.status === 'finished' ? `/app/mock-tests/${partId}/result` : '/app/mock-tests';
  throw redirect(to(target), { headers });
}

/** The screen asks for what changes by itself. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function MockPart() {
  const state = useLoaderData<typeof loader>();
  return <MockScreen key={state.partId} initial={state} />;
}
