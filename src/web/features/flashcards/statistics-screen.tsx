import { useTranslation } from 'react-i18next';
import { BackLink } from '#web/components/back-link.tsx';
import { Card } from '#web/components/card.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { CardStatistics } from './card-data.ts';
import { ForecastChart } from './forecast-chart.tsx';
import { KnownWords } from './known-words.tsx';
import { PractisedDays } from './practised-days.tsx';
import { RetentionChart } from './retention-chart.tsx';
import { ScheduleCard } from './schedule-card.tsx';

/** Rule 9.426: what comes, what is remembered, when was practised, what is known; and when words come again. */
export function StatisticsScreen({
  statistics,
  today,
}: {
  readonly statistics: CardStatistics;
  readonly today: string;
}) {
  const { t } = useTranslation('flashcards');
  const { to } = useLocale();
  const { forecast, weeks, firstDay, days, levels, cards, settings, workload, fit } = statistics;
  return (
    <div className="screen">
      <BackLink to={to('/app/flashcards')}>{t('title')}</BackLink>
      <h1 className="mt-2 heading-page">{t('statistics.title')}</h1>
      <p className="mt-3 max-w-reading text-second">
        {t('statistics.cards', { count: cards.all })}{' '}
        {cards.suspended > 0 && t('statistics.suspended', { count: cards.suspended })}{' '}
        {cards.leeches > 0 && t('statistics.leeches', { count: cards.leeches })}
      </p>
      <div className="mt-6 grid gap-5 lg:grid-cols-2">
        <Card aria-labelledby="known-title">
          <h2 id="known-title" className="heading-3">
            {t('statistics.known')}
          </h2>
          <KnownWords levels={levels} />
        </Card>
        <Card aria-labelledby="forecast-title">
          <h2 id="forecast-title" className="heading-3">
            {t('statistics.forecast')}
          </h2>
          <ForecastChart days={forecast} today={today} />
        </Card>
        <Card aria-labelledby="retention-title">
          <h2 id="retention-title" className="heading-3">
            {t('statistics.retention')}
          </h2>
          <RetentionChart weeks={weeks} aim={settings.recallAim} />
        </Card>
        <Card aria-labelledby="days-title">
          <h2 id="days-title" className="heading-3">
            {t('statistics.days')}
          </h2>
          <PractisedDays firstDay={firstDay} days={days} />
        </Card>
      </div>
      <ScheduleCard settings={settings} workload={workload} fit={fit} />
    </div>
  );
}
