import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { may } from '#domain/access/permissions.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { ReportsScreen } from '#web/features/community/reports-screen.tsx';
import { openWithRole } from '#web/session/open-with-role.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('community-reports', location.pathname),
  { name: 'robots', content: 'noindex' },
];

export const handle = { shared: false };

/** Rule 9.380: for moderators; to anybody else it does not exist. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openWithRole(request, context, (roles) =>
    may(roles, 'moderateCommunity'),
  );
  const result = await callFunction(supabase, 'community-report-list', {});
  if (!result.ok) throw callFailure('the reports', result, headers);
  return data(result.answer, { headers });
}

export default function CommunityReports() {
  return <ReportsScreen {...useLoaderData<typeof loader>()} />;
}
