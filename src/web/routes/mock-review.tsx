import {
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
import { readReviewQuery } from '#web/features/result/review-list.ts';
import { ReviewScreen } from '#web/features/result/review-screen.tsx';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('review', location.pathname);

/** Keys and reasons of a part that is finished. Rule 9.299. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const partId = params.partId ?? '';
  if (!/^[0-9a-f-]{36}$/i.test(partId)) throw data(null, { status: 404 });
  const result = await callFunction(supabase, 'mock-reviews', { partId });
  if (!result.ok && result.status === 404) throw data(null, { status: 404 });
  if (!result.ok && result.code === 'answers_hidden') {
    const locale = localeOfPath(new URL(request.url).pathname);
    throw redirect(pathInLocale(`/app/mock-tests/${partId}`, locale), { headers });
  }
  if (!result.ok) throw callFailure('The review', result);
  return data({ partId, tasks: reviewedTasks(result.answer) }, { headers });
}

/** A finished part does not change: going from task to task fetches nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function MockReview() {
  const { partId, tasks } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <ReviewScreen
      sitting={asSitting(partId, tasks)}
      reports={null}
      backTo={`/app/mock-tests/${partId}/result`}
      {...readReviewQuery(query)}
    />
  );
}
