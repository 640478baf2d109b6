import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { Summary } from '#domain/assessment/types.ts';
import { apiContext } from '#web/api-context.ts';
import { OverviewScreen, type OverviewScreenProps } from '#web/features/result/overview-screen.tsx';
import { type ListedTest, listedTestColumns } from '#web/features/result/test-row.tsx';
import { daysBetween } from '#web/features/result/written-day.ts';
import { pageMeta } from '#web/page-title.ts';
import { hasSession, openSession } from '#web/session.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('overview', location.pathname);

/** Tests below the newest one; all of them have a screen of their own. */
const earlierTests = 3;

type Newest = { readonly id: string; readonly finished_at: string; readonly summary: Summary };
type Open = { readonly id: string; readonly sitting_tasks: readonly { readonly position: number }[] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!hasSession(request)) return data<OverviewScreenProps>({ newest: null, open: null, earlier: [] });
  const { supabase, headers } = openSession(request, context);
  const sittings = (columns: string, status: 'active' | 'finished') =>
    supabase.from('sittings').select(columns).eq('status', status).order('started_at', { ascending: false });
  const [newest, open, earlier] = await Promise.all([
    sittings('id, finished_at, summary', 'finished').limit(1).maybeSingle<Newest>(),
    sittings('id, sitting_tasks(position)', 'active').limit(1).maybeSingle<Open>(),
    sittings(listedTestColumns, 'finished').range(1, earlierTests).returns<ListedTest[]>(),
  ]);
  const error = newest.error ?? open.error ?? earlier.error;
  if (error) throw data(error.message, { status: 500 });
  return data<OverviewScreenProps>(
    {
      newest: newest.data && {
        id: newest.data.id,
        summary: newest.data.summary,
        daysAgo: daysBetween(newest.data.finished_at, context.get(apiContext).now()),
      },
      open: open.data && { id: open.data.id, tasks: open.data.sitting_tasks.length },
      earlier: earlier.data ?? [],
    },
    { headers },
  );
}

export default function Overview() {
  return <OverviewScreen {...(useLoaderData<typeof loader>() as OverviewScreenProps)} />;
}
