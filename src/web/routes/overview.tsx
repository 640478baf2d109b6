import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { Summary } from '#domain/assessment/types.ts';
import { tiers } from '#domain/licences/licence.ts';
import { apiContext } from '#web/api/api-context.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { MyOverview } from '#web/features/overview/my-overview.tsx';
import { type MyOverviewData, readMyOverview } from '#web/features/overview/overview-data.ts';
import { OverviewScreen, type OverviewScreenProps } from '#web/features/overview/overview-screen.tsx';
import { type ListedTest, listedTestColumns } from '#web/features/result/test-row.tsx';
import { daysBetween } from '#web/formats/format-date.ts';
import { hasSession, openSession, type Session } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('overview', location.pathname);

/** Tests of a visitor below the newest one; all of them have a screen of their own. */
const earlierTests = 3;

type Newest = { readonly id: string; readonly finished_at: string; readonly summary: Summary };
type Open = { readonly id: string; readonly sitting_tasks: readonly { readonly position: number }[] };

type Overview =
  | { readonly who: 'visitor'; readonly overview: OverviewScreenProps }
  /** `dueWords`: those that the person's licence lets them review now, for the menu. */
  | { readonly who: 'user'; readonly overview: MyOverviewData; readonly dueWords: number };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const nothing: OverviewScreenProps = { newest: null, open: null, earlier: [] };
  if (!hasSession(request)) return data<Overview>({ who: 'visitor', overview: nothing });
  const { viewer } = await readViewer(request, context);
  const session = openSession(request, context);
  const now = context.get(apiContext).now();
  const overview: Overview =
    viewer.kind === 'user'
      ? await readOwn(session, now)
      : { who: 'visitor', overview: await readVisitorOverview(session, now) };
  return data<Overview>(overview, { headers: session.headers });
}

async function readOwn({ supabase }: Session, now: Date): Promise<Overview> {
  const overview = await readMyOverview(supabase, now);
  const { words, tier } = overview;
  return { who: 'user', overview, dueWords: tier >= tiers.plus ? words.due : 0 };
}

async function readVisitorOverview({ supabase }: Session, now: Date): Promise<OverviewScreenProps> {
  const sittings = (columns: string, status: 'active' | 'finished') =>
    supabase
      .from('sittings')
      .select(columns)
      .eq('status', status)
      .neq('kind', 'mock')
      .order('started_at', { ascending: false });
  const [newest, open, earlier] = await Promise.all([
    sittings('id, finished_at, summary', 'finished').limit(1).maybeSingle<Newest>(),
    sittings('id, sitting_tasks(position)', 'active').limit(1).maybeSingle<Open>(),
    sittings(listedTestColumns, 'finished').range(1, earlierTests).returns<ListedTest[]>(),
  ]);
  const error = newest.error ?? open.error ?? earlier.error;
  if (error) throw readFailure('The tests', error);
  return {
    newest: newest.data && {
      id: newest.data.id,
      summary: newest.data.summary,
      daysAgo: daysBetween(newest.data.finished_at, now),
    },
    open: open.data && { id: open.data.id, tasks: open.data.sitting_tasks.length },
    earlier: earlier.data ?? [],
  };
}

export default function OverviewPage() {
  const { who, overview } = useLoaderData<typeof loader>() as Overview;
  return who === 'user' ? <MyOverview {...overview} /> : <OverviewScreen {...overview} />;
}
