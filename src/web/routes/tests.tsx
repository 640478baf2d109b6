import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { OpenCategory } from '#domain/levels/categories.ts';
import type { Level } from '#domain/levels/levels.ts';
import { judgedLevel } from '#domain/readiness/judged-level.ts';
import { apiContext } from '#web/api/api-context.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { LinkButton } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.ts';
import { EmptyState } from '#web/components/states.tsx';
import type { LevelHistory } from '#web/features/history/level-history.ts';
import { readHistory } from '#web/features/history/read-history.ts';
import { type JudgedTests, readJudgedTests } from '#web/features/result/open-level-data.ts';
import { PoolPractice } from '#web/features/result/pool-practice.tsx';
import { PracticeProblem } from '#web/features/result/practice-button.tsx';
import { readTeacherNotes, type TeacherNote } from '#web/features/result/teacher-notes.ts';
import { type ListedTest, listedTestColumns, TestRow } from '#web/features/result/test-row.tsx';
import { readStartPage } from '#web/features/test-settings/start-page.ts';
import { useLocale } from '#web/locale/locale.ts';
import { hasSession, openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

/** Most come here to practise. */
const HistorySection = lazyPart(async () => ({
  default: (await import('#web/features/history/history-section.tsx')).HistorySection,
}));

/** Rule 9.257. */
export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  pageMeta(loaderData && practisesHere(loaderData) ? 'practise' : 'tests', location.pathname);

/** Tests on one page; older ones are fetched by `?before=`. */
const pageSize = 20;

type TestList = {
  readonly tests: readonly ListedTest[];
  /** By a test's id. */
  readonly teachers: Readonly<Record<string, TeacherNote>>;
  /** Of texts and recordings, by a test's id. */
  readonly openLevels: Readonly<Record<string, Partial<Record<OpenCategory, Level>>>>;
  /** On the first page; null while nothing has a level. */
  readonly history: LevelHistory | null;
  /** Where the next page begins, as an instant; null on the last. */
  readonly older: string | null;
  readonly isFirst: boolean;
  /** Only what was done is wanted. */
  readonly onlyResults: boolean;
  /** Of the licence; null without a session, where nothing can be practised yet. */
  readonly tier: number | null;
};

/** Rule 2.39, Rule 6.8: the policies give each person their own. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const onlyResults = query.get('show') === 'results';
  if (!hasSession(request))
    return data<TestList>({
      ...{ tests: [], teachers: {}, openLevels: {}, history: null },
      ...{ older: null, isFirst: true, onlyResults, tier: null },
    });
  const { supabase, headers } = openSession(request, context);
  const before = query.get('before');
  let list = supabase
    .from('sittings')
    .select(listedTestColumns)
    .in('status', ['active', 'finished'])
    .neq('kind', 'mock')
    .order('started_at', { ascending: false })
    .limit(pageSize + 1);
  if (before && !Number.isNaN(Date.parse(before))) list = list.lt('started_at', before);
  const [{ data: rows, error }, { tier }] = await Promise.all([
    list.returns<ListedTest[]>(),
    readStartPage(supabase, context.get(apiContext).now()),
  ]);
  if (error) throw readFailure('The tests', error);
  const tests = rows.slice(0, pageSize);
  const older = rows.length > pageSize ? (tests.at(-1)?.started_at ?? null) : null;
  const ids = tests.map(({ id }) => id);
  const [teachers, judged] = await Promise.all([
    readTeacherNotes(supabase, ids),
    readJudgedTests(supabase, before ? { sittingIds: ids } : {}),
  ]);
  const history = before ? null : await readHistory(supabase, judged);
  const openLevels = levelsById(judged);
  return data<TestList>(
    { tests, teachers, openLevels, history, older, isFirst: !before, onlyResults, tier },
    { headers },
  );
}

function levelsById(judged: JudgedTests): TestList['openLevels'] {
  const levels: Record<string, Partial<Record<OpenCategory, Level>>> = {};
  for (const category of ['write', 'speak'] as const)
    for (const { id, answers } of judged[category]) {
      const found = judgedLevel(answers);
      if (found) levels[id] = { ...levels[id], [category]: found.level };
    }
  return levels;
}

export default function Tests() {
  const { t } = useTranslation('result');
  const list = useLoaderData<typeof loader>() as TestList;
  const { tests, teachers, openLevels, history, older, isFirst } = list;
  const { to } = useLocale();
  const practises = practisesHere(list);
  return (
    <div className="screen">
      <h1 className="heading-page">{t(practises ? 'practice.pool.title' : 'tests.title')}</h1>
      <PracticeProblem />
      {practises && <PoolPractice tier={list.tier} />}
      {history && (
        <Suspense>
          <HistorySection history={history} />
        </Suspense>
      )}
      {(practises || history) && tests.length > 0 && <h2 className="mt-10 heading-3">{t('tests.title')}</h2>}
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
        <ul className={practises || history ? 'mt-4 space-y-3' : 'mt-8 space-y-3'}>
          {tests.map((test) => (
            <li key={test.id}>
              <TestRow test={test} openLevels={openLevels[test.id]} teacher={teachers[test.id] ?? null} />
            </li>
          ))}
        </ul>
      )}
      {(older || !isFirst) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {!isFirst && <LinkButton to={to('/app/test?show=results')}>{t('tests.newest')}</LinkButton>}
          {older && (
            <LinkButton to={`?show=results&before=${encodeURIComponent(older)}`}>
              {t('tests.older')}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether the screen begins with practice; without a session there is nothing to draw from yet. Rule 9.257. */
function practisesHere(list: TestList): list is TestList & { readonly tier: number } {
  return list.tier !== null && list.isFirst && !list.onlyResults;
}
