import { useTranslation } from 'react-i18next';
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { LinkButton } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { PoolPractice } from '#web/features/result/pool-practice.tsx';
import { PracticeProblem } from '#web/features/result/practice-button.tsx';
import { type ListedTest, listedTestColumns, TestRow } from '#web/features/result/test-row.tsx';
import { readStartPage } from '#web/features/test-settings/start-page.ts';
import { useLocale } from '#web/locale/locale.ts';
import { hasSession, openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('tests', location.pathname);

/** Tests on one page; older ones are fetched by `?before=`. */
const pageSize = 20;

type TestList = {
  readonly tests: readonly ListedTest[];
  /** Where the next page begins, as an instant; null on the last. */
  readonly older: string | null;
  readonly isFirst: boolean;
  /** Of the licence; null without a session, where nothing can be practised yet. */
  readonly tier: number | null;
};

/** Rule 2.39, Rule 6.8: the policies give each person their own. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!hasSession(request)) return data<TestList>({ tests: [], older: null, isFirst: true, tier: null });
  const { supabase, headers } = openSession(request, context);
  const before = new URL(request.url).searchParams.get('before');
  let query = supabase
    .from('sittings')
    .select(listedTestColumns)
    .in('status', ['active', 'finished'])
    .order('started_at', { ascending: false })
    .limit(pageSize + 1);
  if (before && !Number.isNaN(Date.parse(before))) query = query.lt('started_at', before);
  const [{ data: rows, error }, { tier }] = await Promise.all([
    query.returns<ListedTest[]>(),
    readStartPage(supabase, context.get(apiContext).now()),
  ]);
  if (error) throw readFailure('The tests', error);
  const tests = rows.slice(0, pageSize);
  const older = rows.length > pageSize ? (tests.at(-1)?.started_at ?? null) : null;
  return data<TestList>({ tests, older, isFirst: !before, tier }, { headers });
}

export default function Tests() {
  const { t } = useTranslation('result');
  const { tests, older, isFirst, tier } = useLoaderData<typeof loader>() as TestList;
  const { to } = useLocale();
  // Of the tabs of a phone, one leads to practice and one to what was done.
  const onlyResults = useSearchParams()[0].get('show') === 'results';
  return (
    <div className="screen">
      <h1 className="heading-page">{t('tests.title')}</h1>
      <PracticeProblem />
      {tier !== null && isFirst && !onlyResults && <PoolPractice tier={tier} />}
      {tests.length === 0 ? (
        <EmptyState
          title={t('tests.emptyTitle')}
          icon="lucide:mountain"
          action={
            <LinkButton to={to('/app/leveltest')} variant="primary">
              {t('tests.start')}
            </LinkButton>
          }
        >
          <p>{t('tests.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className="mt-8 space-y-3">
          {tests.map((test) => (
            <li key={test.id}>
              <TestRow test={test} />
            </li>
          ))}
        </ul>
      )}
      {(older || !isFirst) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {!isFirst && <LinkButton to={to('/app/test')}>{t('tests.newest')}</LinkButton>}
          {older && <LinkButton to={`?before=${encodeURIComponent(older)}`}>{t('tests.older')}</LinkButton>}
        </div>
      )}
    </div>
  );
}
