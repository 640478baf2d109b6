import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { readMockExams } from '#web/features/mocks/mock-data.ts';
import { PartResultScreen } from '#web/features/mocks/part-result-screen.tsx';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('mock-result', location.pathname);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const to = (path: string) => pathInLocale(path, localeOfPath(new URL(request.url).pathname));
  const { supabase, headers } = openSession(request, context);
  const partId = params.partId ?? '';
  if (!/^[0-9a-f-]{36}$/i.test(partId)) throw data(null, { status: 404 });
  const state = await callFunction(supabase, 'mock-states', { partId });
  if (!state.ok && state.status === 404) throw data(null, { status: 404 });
  if (!state.ok) throw callFailure('The mock exam', state);
  if (state.answer.kind !== 'over') throw redirect(to(`/app/mock-tests/${partId}`), { headers });
  const { result, part, examId } = state.answer;
  if (!result) throw redirect(to('/app/mock-tests'), { headers });
  const exam = (await readMockExams(supabase)).find(({ id }) => id === examId) ?? null;
  return data({ partId, part, result, exam }, { headers });
}

export default function MockResult() {
  return <PartResultScreen {...useLoaderData<typeof loader>()} />;
}
