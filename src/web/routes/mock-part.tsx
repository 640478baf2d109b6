import { Suspense } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import type { PartState } from '#domain/mocks/part-state.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { lazyPart } from '#web/components/lazy-part.ts';
import { SkeletonText } from '#web/components/states.tsx';
import { type OpenSittingTask, readPartTasks } from '#web/features/sitting-data/sitting-data.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { hasSession, openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('mock-tests', location.pathname);

/** Each kind of part fetches its own screen: a clip needs no desk, and a desk no options. */
const MockScreen = lazyPart(async () => ({
  default: (await import('#web/features/mocks/mock-screen.tsx')).MockScreen,
}));
const OpenPartScreen = lazyPart(async () => ({
  default: (await import('#web/features/mocks/open-part-screen.tsx')).OpenPartScreen,
}));

type Running = Exclude<PartState, { kind: 'over' }>;
type Loaded = { readonly state: Running; readonly tasks: readonly OpenSittingTask[] };

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
  if (state.kind !== 'over') {
    const tasks = state.kind === 'open' ? await readPartTasks(supabase, partId) : [];
    return data<Loaded>({ state, tasks }, { headers });
  }
  const target = state.status === 'finished' ? `/app/mock-tests/${partId}/result` : '/app/mock-tests';
  throw redirect(to(target), { headers });
}

/** The screen asks for what changes by itself. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function MockPart() {
  const { state, tasks } = useLoaderData<typeof loader>() as Loaded;
  return (
    <Suspense
      fallback={
        <main id="main" aria-busy="true" className="mx-auto w-full max-w-3xl px-4 py-8">
          <SkeletonText lines={6} />
        </main>
      }
    >
      {state.kind === 'open' ? (
        <OpenPartScreen key={state.partId} initial={state} tasks={tasks} />
      ) : (
        <MockScreen key={state.partId} initial={state} />
      )}
    </Suspense>
  );
}
