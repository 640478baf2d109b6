import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { ReportsScreen } from '#web/features/community/reports-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('community-reports', location.pathname),
  { name: 'robots', content: 'noindex' },
];

export const handle = { shared: false };

/** Rule 9.380: for moderators. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'community-report-list', {});
  if (!result.ok) throw callFailure('the reports', result, headers);
  return data(result.answer, { headers });
}

export default function CommunityReports() {
  return <ReportsScreen {...useLoaderData<typeof loader>()} />;
}
