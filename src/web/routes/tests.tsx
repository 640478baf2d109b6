import { useTranslation } from 'react-i18next';
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { Summary } from '#domain/assessment/types.ts';
import { LinkButton } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { TrailAxis } from '#web/components/trail/trail-axis.tsx';
import { useLevelWords } from '#web/features/result/level-words.ts';
import { useLocale } from '#web/locale.ts';
import { pageMeta } from '#web/page-title.ts';
import { hasSession, openSession } from '#web/session.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('tests', location.pathname);

type Row = { id: string; status: 'active' | 'finished'; started_at: string; summary: Summary | null };

/** Tests on one page; older ones are fetched by `?before=`. */
const pageSize = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!hasSession(request)) return { tests: [], older: null };
  const { supabase, headers } = openSession(request, context);
  const before = new URL(request.url).searchParams.get('before');
  let query = supabase
    .from('sittings')
    .select('id, status, started_at, summary')
    .in('status', ['active', 'finished'])
    .order('started_at', { ascending: false })
    .limit(pageSize + 1);
  if (before && !Number.isNaN(Date.parse(before))) query = query.lt('started_at', before);
  const { data: rows, error } = await query.returns<Row[]>();
  if (error) throw data(error.message, { status: 500 });
  const tests = rows.slice(0, pageSize);
  return data(
    { tests, older: rows.length > pageSize ? (tests.at(-1)?.started_at ?? null) : null },
    { headers },
  );
}

export default function Tests() {
  const { t } = useTranslation('result');
  const { tests, older } = useLoaderData<typeof loader>();
  const { to } = useLocale();
  return (
    <div className="mx-auto max-w-4xl px-4 py-10 lg:px-10 lg:py-14">
      <h1 className="heading-page">{t('tests.title')}</h1>
      {tests.length === 0 ? (
        <EmptyState title={t('tests.emptyTitle')} icon="lucide:mountain">
          <p>{t('tests.emptyText')}</p>
          <LinkButton to={to('/app/leveltest')} variant="primary" className="mt-5">
            {t('tests.start')}
          </LinkButton>
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
      {older && (
        <LinkButton to={`?before=${encodeURIComponent(older)}`} className="mt-6">
          {t('tests.older')}
        </LinkButton>
      )}
    </div>
  );
}

function TestRow({ test }: { test: Row }) {
  const { t } = useTranslation('result');
  const { to, locale } = useLocale();
  const words = useLevelWords();
  const day = new Date(test.started_at).toLocaleString(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Oslo',
  });
  const overall = test.summary?.overall;
  return (
    <Link
      to={to(overall ? `/app/test/${test.id}/result` : `/app/test/${test.id}`)}
      className="block rounded-card border border-hairline bg-card p-5 hover:border-control"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-serif text-xl">
          {overall ? words.headline(overall) : t('tests.unfinished')}
        </span>
        <span className="text-sm text-muted">{day}</span>
      </span>
      {overall && test.summary && (
        <>
          <span className="mt-1 block text-sm text-second">
            {t('tests.right', { correct: test.summary.correct, count: test.summary.tasks })}
          </span>
          <TrailAxis
            className="mt-4"
            value={overall.v}
            low={overall.low}
            high={overall.high}
            description={words.description(overall)}
          />
        </>
      )}
    </Link>
  );
}
