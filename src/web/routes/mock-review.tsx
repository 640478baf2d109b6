import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { asSitting } from '#web/features/mocks/mock-sitting.ts';
import { reviewedTasks } from '#web/features/mocks/mock-task.ts';
import { type OwnReport, readReports, sendReport } from '#web/features/reports/report-data.ts';
import { readReviewQuery } from '#web/features/result/review-list.ts';
import { ReviewScreen } from '#web/features/result/review-screen.tsx';
import { readPartTasks, type SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('review', location.pathname);

type Reviewed = {
  readonly partId: string;
  readonly tasks: readonly SittingTask[];
  readonly reports: readonly OwnReport[];
};

/** Keys and reasons of a part that is finished. Rule 9.299. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const session = openSession(request, context);
  const { supabase, headers } = session;
  const partId = params.partId ?? '';
  if (!/^[0-9a-f-]{36}$/i.test(partId)) throw data(null, { status: 404 });
  const tasks = await readTasks({ request, partId, session });
  const reports = await readReports(
    supabase,
    tasks.map(({ taskId }) => taskId),
  );
  return data({ partId, tasks, reports }, { headers });
}

/** Of marked parts with keys and reasons, of writing and speaking with what was handed in and what came back of it. */
async function readTasks(of: {
  readonly request: Request;
  readonly partId: string;
  readonly session: ReturnType<typeof openSession>;
}): Promise<readonly SittingTask[]> {
  const { request, partId, session } = of;
  const { supabase, headers } = session;
  const backToPart = () =>
    redirect(pathInLocale(`/app/mock-tests/${partId}`, localeOfPath(new URL(request.url).pathname)), {
      headers,
    });
  const state = await callFunction(supabase, 'mock-states', { partId });
  if (!state.ok && state.status === 404) throw data(null, { status: 404 });
  if (!state.ok) throw callFailure('The mock exam', state);
  const { kind, part } = state.answer;
  if (kind !== 'over' || state.answer.status !== 'finished') throw backToPart();
  if (part === 'write' || part === 'speak') return readPartTasks(supabase, partId);
  const result = await callFunction(supabase, 'mock-reviews', { partId });
  if (!result.ok) throw callFailure('The review', result);
  return reviewedTasks(result.answer);
}

/** Says what is wrong with a task. Rule 9.397. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const fields = await request.formData();
  const result = await sendReport(supabase, { sittingId: params.partId ?? '', fields, locale });
  return data(result, { headers, status: result.outcome === 'sent' ? 200 : 400 });
}

/** A finished part does not change: going from task to task fetches nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function MockReview() {
  const { partId, tasks, reports } = useLoaderData<typeof loader>() as Reviewed;
  const [query] = useSearchParams();
  return (
    <ReviewScreen
      sitting={asSitting(partId, tasks)}
      reports={reports}
      backTo={`/app/mock-tests/${partId}/result`}
      {...readReviewQuery(query)}
    />
  );
}
