import { useTranslation } from 'react-i18next';
import { dateFormat } from '#domain/time/formats.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { CardStatistics } from './card-data.ts';
import { ChartTable } from './chart-table.tsx';

const shownWeeks = 12;
/** The scale begins at this share: below it hardly anybody is. */
const least = 0.5;
const [width, height, foot, left] = [360, 130, 20, 34] as const;
const y = (share: number) => ((1 - Math.max(share, least)) / (1 - least)) * height;

type RetentionChartProps = { readonly weeks: CardStatistics['weeks']; readonly aim: number };

/** The share recalled of the words that were due, week by week, beside the one that is aimed at. */
export function RetentionChart({ weeks, aim }: RetentionChartProps) {
  const { t } = useTranslation('flashcards');
  const { locale } = useLocale();
  const shown = weeks.slice(-shownWeeks);
  const answers = shown.reduce((sum, week) => sum + week.answers, 0);
  const recalled = shown.reduce((sum, week) => sum + week.recalled, 0);
  if (answers === 0) return <p className="mt-2 text-second">{t('statistics.retentionNone')}</p>;
  const percent = (share: number) => Math.round(share * 100);
  const name = (monday: string) =>
    dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(monday));
  const told = t('statistics.retentionText', {
    ...{ share: percent(recalled / answers), aim: percent(aim), count: answers },
  });
  const step = (width - left) / shown.length;
  return (
    <>
      <p className="mt-2 text-second">{told}</p>
      <svg
        role="img"
        aria-label={told}
        viewBox={`0 -10 ${width} ${height + foot + 10}`}
        className="mt-4 w-full"
      >
        {[1, 0.75, 0.5].map((share) => (
          <g key={share}>
            <line x1={left} x2={width} y1={y(share)} y2={y(share)} className="stroke-hairline" />
            <text x="0" y={y(share) + 4} className="fill-muted text-[12px]">
              {percent(share)} %
            </text>
          </g>
        ))}
        <line
          {...{ x1: left, x2: width, y1: y(aim), y2: y(aim) }}
          className="stroke-text"
          strokeDasharray="5 4"
        />
        {shown.map((week, place) => {
          const x = left + step * (place + 0.5);
          return (
            <g key={week.monday}>
              {week.answers > 0 && (
                <rect
                  x={x - step / 2 + 3}
                  y={y(week.recalled / week.answers)}
                  width={step - 6}
                  height={height - y(week.recalled / week.answers) + 1}
                  rx="2"
                  className="fill-certainty"
                />
              )}
              {place % 4 === 0 && (
                <text x={x - step / 2 + 3} y={height + 16} className="fill-muted text-[12px]">
                  {name(week.monday)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <p className="mt-1 text-sm text-muted">{t('statistics.retentionLine', { aim: percent(aim) })}</p>
      <ChartTable
        caption={t('statistics.retention')}
        head={[t('statistics.week'), t('statistics.share'), t('statistics.answers')]}
        rows={shown.map((week) => [
          name(week.monday),
          week.answers === 0 ? '–' : `${percent(week.recalled / week.answers)} %`,
          week.answers,
        ])}
      />
    </>
  );
}
