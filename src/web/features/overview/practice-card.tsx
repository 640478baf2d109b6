import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PracticeCalendar } from '#domain/overview/practice-calendar.ts';
import { dateFormat } from '#domain/time/formats.ts';
import { Card } from '#web/components/card.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { dayName, PracticeChart, StepSquares } from './practice-chart.tsx';

type PracticeCardProps = {
  readonly calendar: PracticeCalendar;
  /** The week's goal in days, 0 for none. */
  readonly weeklyDays: number;
};

/** The days of practice of the last weeks: what was done. Nothing is said of days without. Rule 9.74. */
export function PracticeCard({ calendar, weeklyDays }: PracticeCardProps) {
  const { t } = useTranslation('overview');
  const { to, locale } = useLocale();
  const { weeks, activeDays, tasks } = calendar;
  const active = weeks.at(-1)?.active ?? 0;
  const goal = weeklyDays === 0 ? 'none' : active >= weeklyDays ? 'reached' : 'onTheWay';
  return (
    <Card aria-labelledby="practice-title" className="flex flex-col">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="practice-title" className="heading-4">
          {t('practice.title')}
        </h2>
        <p className="text-sm text-second">
          {t('practice.days', { count: activeDays, weeks: weeks.length })}
        </p>
      </div>
      <div className="relative pt-4">
        <PracticeChart
          calendar={calendar}
          locale={locale}
          description={t('practice.description', { count: activeDays, weeks: weeks.length, tasks })}
        />
        {/* A table keeps the width of its words, however it is hidden. */}
        <div className="sr-only">
          <PracticeTable calendar={calendar} />
        </div>
      </div>
      <p className="mt-3 mb-4 flex items-center justify-end gap-3 text-sm text-muted" aria-hidden="true">
        {t('practice.few')} <StepSquares /> {t('practice.many')}
      </p>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline pt-2 text-ui">
        <span className="text-second">{t(`practice.week.${goal}`, { count: active, goal: weeklyDays })}</span>
        <Link
          to={to('/app/settings/practice')}
          className="inline-flex min-h-12 lg:min-h-9 items-center text-link"
        >
          {t(weeklyDays === 0 ? 'practice.setGoal' : 'practice.changeGoal')}
        </Link>
      </p>
    </Card>
  );
}

/** The same in numbers, for those who hear the page. */
function PracticeTable({ calendar }: { readonly calendar: PracticeCalendar }) {
  const { t } = useTranslation('overview');
  const { locale } = useLocale();
  const rows = [0, 1, 2, 3, 4, 5, 6];
  return (
    <table>
      <caption>{t('practice.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('practice.weekOf')}</th>
          {rows.map((row) => (
            <th key={row} scope="col">
              {dayName({ row, locale, weekday: 'long' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendar.weeks.map(({ monday, days }) => (
          <tr key={monday}>
            <th scope="row">
              {dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
                new Date(monday),
              )}
            </th>
            {rows.map((row) => (
              <td key={row}>{days[row]?.tasks ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
