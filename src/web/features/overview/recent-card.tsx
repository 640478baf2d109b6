import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { chosenWords } from '#web/features/result/chosen-tasks.ts';
import type { ListedTest } from '#web/features/result/test-row.tsx';
import { formatDayAndMonth } from '#web/formats/format-short-date.ts';
import { reachedStation, useLevelWords } from '#web/levels/level-words.ts';
import { TrailAxis } from '#web/levels/trail-axis.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { MyOverviewData } from './overview-data.ts';

type RecentCardProps = {
  readonly tests: readonly ListedTest[];
  readonly change: MyOverviewData['change'];
  /** A card stands beside it on wide screens. */
  readonly isBeside: boolean;
};

const changeIcons: Readonly<Record<'up' | 'down' | 'same', IconName>> = {
  up: 'lucide:trending-up',
  down: 'lucide:trending-down',
  same: 'lucide:move-right',
};

/** The last tests, and how the newest level compares with the one before. */
export function RecentCard({ tests, change, isBeside }: RecentCardProps) {
  const { t } = useTranslation('overview');
  const { to } = useLocale();
  return (
    <Card
      aria-labelledby="recent-title"
      className={classNames('flex flex-col', isBeside ? 'md:col-span-2' : 'xl:col-span-3')}
    >
      <h2 id="recent-title" className="heading-4">
        {t('recent.title')}
      </h2>
      {change && (
        <p className="mt-2 flex gap-2 text-ui text-second">
          <Icon name={changeIcons[change]} size={18} className="mt-0.5" />
          {t(`recent.${change}`)}
        </p>
      )}
      <ul className="mt-2">
        {tests.map((test) => (
          <li key={test.id} className="border-b border-hairline last:border-0">
            <RecentTest test={test} />
          </li>
        ))}
      </ul>
      <p className="mt-auto border-t border-hairline pt-2 text-ui">
        <Link to={to('/app/test')} className="inline-flex min-h-12 lg:min-h-9 items-center text-link">
          {t('recent.all')}
        </Link>
      </p>
    </Card>
  );
}

function RecentTest({ test }: { readonly test: ListedTest }) {
  const { t } = useTranslation(['overview', 'result', 'custom']);
  const { to, locale } = useLocale();
  const words = useLevelWords();
  const day = formatDayAndMonth(test.started_at, locale);
  return (
    <Link
      to={to(`/app/test/${test.id}/result`)}
      className="on-card group flex min-h-12 items-baseline justify-between gap-x-4 py-2.5 max-[19rem]:flex-wrap text-ui xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_8rem] xl:items-center xl:gap-10"
    >
      <span className="min-w-0">
        <span className="block font-medium group-hover:underline">
          {test.kind === 'custom' || !test.overall
            ? t(test.chosen.practice ? 'result:practice.title' : 'custom:result.title')
            : words.headline(test.overall)}
        </span>
        {test.kind === 'custom' && (
          <span className="block text-sm text-second">{chosenWords({ chosen: test.chosen, t, locale })}</span>
        )}
      </span>
      <span aria-hidden="true" className="hidden xl:block">
        {test.kind === 'level' && test.overall && (
          <TrailAxis
            value={test.overall.verdict.kind === 'unknown' ? null : test.overall.v}
            low={test.overall.low}
            high={test.overall.high}
            reached={reachedStation(test.overall)}
            description={words.description(test.overall)}
          />
        )}
      </span>
      <span className="shrink-0 text-right text-sm text-second">
        <span className="block">{day}</span>
        <span className="block">
          {test.open?.length && !test.tasks
            ? t('recent.written', { count: test.open.reduce((sum, { tasks }) => sum + tasks, 0) })
            : t('recent.right', { correct: test.correct ?? 0, count: test.tasks ?? 0 })}
        </span>
      </span>
    </Link>
  );
}
