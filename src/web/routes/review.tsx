import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { type FinishedSitting, readFinished } from '#web/features/result/result-data.ts';
import { readReviewQuery } from '#web/features/result/review-list.ts';
import { ReviewScreen } from '#web/features/result/review-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('review', location.pathname);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const session = openSession(request, context);
  const sitting = await readFinished({ request, session, sittingId: params.sittingId });
  return data(sitting, { headers: session.headers });
}

/** A finished sitting does not change: going from task to task fetches nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function ReviewPage() {
  const sitting = useLoaderData<typeof loader>() as FinishedSitting;
  const [query] = useSearchParams();
  return <ReviewScreen sitting={sitting} {...readReviewQuery(query)} />;
}
