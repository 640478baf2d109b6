import { Suspense } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import type { StagedPart } from '#domain/mocks/blueprint.ts';
import type { PartResult } from '#domain/mocks/part-result.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { lazyPart } from '#web/components/lazy-part.ts';
import { type JudgedPartResult, readJudgedPart } from '#web/features/mocks/exam-parts-data.ts';
import { type MockExam, readMockExams } from '#web/features/mocks/mock-data.ts';
import { PartResultScreen } from '#web/features/mocks/part-result-screen.tsx';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

/** Most results are of reading and listening. */
const OpenResultScreen = lazyPart(async () => ({
  default: (await import('#web/features/mocks/open-result-screen.tsx')).OpenResultScreen,
}));

export const meta: MetaFunction = ({ location }) => pageMeta('mock-result', location.pathname);

type Loaded = { readonly partId: string; readonly exam: MockExam | null } & (
  | { readonly kind: 'marked'; readonly part: StagedPart; readonly result: PartResult }
  | ({ readonly kind: 'judged' } & JudgedPartResult)
);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const to = (path: string) => pathInLocale(path, localeOfPath(new URL(request.url).pathname));
  const { supabase, headers } = openSession(request, context);
  const partId = params.partId ?? '';
  if (!/^[0-9a-f-]{36}$/i.test(partId)) throw data(null, { status: 404 });
  const found = await callFunction(supabase, 'mock-states', { partId });
  if (!found.ok && found.status === 404) throw data(null, { status: 404 });
  if (!found.ok) throw callFailure('The mock exam', found);
  const state = found.answer;
  if (state.kind !== 'over') throw redirect(to(`/app/mock-tests/${partId}`), { headers });
  const { examId } = state;
  const exam = (await readMockExams(supabase)).find(({ id }) => id === examId) ?? null;
  if (state.part === 'write' || state.part === 'speak') {
    if (state.status !== 'finished') throw redirect(to('/app/mock-tests'), { headers });
    const judged = await readJudgedPart(supabase, state);
    return data<Loaded>({ kind: 'judged', partId, exam, ...judged }, { headers });
  }
  const { part, result } = state;
  if (!result) throw redirect(to('/app/mock-tests'), { headers });
  return data<Loaded>({ kind: 'marked', partId, part, result, exam }, { headers });
}

export default function MockResult() {
  const loaded = useLoaderData<typeof loader>() as Loaded;
  if (loaded.kind === 'marked') return <PartResultScreen {...loaded} />;
  return (
    <Suspense>
      <OpenResultScreen {...loaded} />
    </Suspense>
  );
}
