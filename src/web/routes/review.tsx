import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { type OwnReport, readReports, sendReport } from '#web/features/reports/report-data.ts';
import { type FinishedSitting, readFinished } from '#web/features/result/result-data.ts';
import { readReviewQuery } from '#web/features/result/review-list.ts';
import { ReviewScreen } from '#web/features/result/review-screen.tsx';
import { localeOfPath } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

type Reviewed = { readonly sitting: FinishedSitting; readonly reports: readonly OwnReport[] };

export const meta: MetaFunction = ({ location }) => pageMeta('review', location.pathname);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const session = openSession(request, context);
  const sitting = await readFinished({ request, session, sittingId: params.sittingId });
  const reports = await readReports(
    session.supabase,
    sitting.tasks.map(({ taskId }) => taskId),
  );
  return data({ sitting, reports }, { headers: session.headers });
}

/** Says what is wrong with a task. Rule 9.322. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const fields = await request.formData();
  const result = await sendReport(supabase, { sittingId: params.sittingId ?? '', fields, locale });
  return data(result, { headers, status: result.outcome === 'sent' ? 200 : 400 });
}

/** A finished sitting does not change: going from task to task fetches nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function ReviewPage() {
  const { sitting, reports } = useLoaderData<typeof loader>() as Reviewed;
  const [query] = useSearchParams();
  return <ReviewScreen sitting={sitting} reports={reports} {...readReviewQuery(query)} />;
}
