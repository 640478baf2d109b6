import { useTranslation } from 'react-i18next';
import { dateFormat } from '#domain/time/formats.ts';
import { BarChart } from '#web/components/bar-chart.tsx';
import { formatPercent } from '#web/formats/format-percent.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { CardStatistics } from './card-data.ts';
import { ChartTable } from './chart-table.tsx';

const shownWeeks = 12;
/** The scale begins at this share: below it hardly anybody is. */
const least = 0.5;
const height = (share: number) => (Math.max(share, least) - least) / (1 - least);

type RetentionChartProps = { readonly weeks: CardStatistics['weeks']; readonly aim: number };

/** The share recalled of the words that were due, week by week, beside the one that is aimed at. */
export function RetentionChart({ weeks, aim }: RetentionChartProps) {
  const { t } = useTranslation('flashcards');
  const { locale } = useLocale();
  const shown = weeks.slice(-shownWeeks);
  const answers = shown.reduce((sum, week) => sum + week.answers, 0);
  const recalled = shown.reduce((sum, week) => sum + week.recalled, 0);
  if (answers === 0) return <p className="mt-2 text-second">{t('statistics.retentionNone')}</p>;
  const percent = (share: number) => formatPercent(share, locale);
  const name = (monday: string) =>
    dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(monday));
  const told = t('statistics.retentionText', {
    ...{ share: percent(recalled / answers), aim: percent(aim), count: answers },
  });
  return (
    <>
      <p className="mt-2 text-second">{told}</p>
      <div className="mt-4">
        <BarChart
          label={told}
          bars={shown.map((week) => ({
            key: week.monday,
            parts:
              week.answers > 0
                ? [{ share: height(week.recalled / week.answers), className: 'fill-certainty' }]
                : [],
          }))}
          lines={[0.5, 0.75, 1].map((share) => ({ at: height(share), name: percent(share) }))}
          goal={height(aim)}
          names={shown.flatMap((week, place) =>
            place % 4 === 0 ? [{ from: place, name: name(week.monday) }] : [],
          )}
        />
      </div>
      <p className="mt-1 text-sm text-muted">{t('statistics.retentionLine', { aim: percent(aim) })}</p>
      <ChartTable
        caption={t('statistics.retention')}
        head={[t('statistics.week'), t('statistics.share'), t('statistics.answers')]}
        rows={shown.map((week) => [
          name(week.monday),
          week.answers === 0 ? '–' : percent(week.recalled / week.answers),
          week.answers,
        ])}
      />
    </>
  );
}
