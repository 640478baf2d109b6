import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/time/days.ts';
import { dateFormat } from '#domain/time/formats.ts';
import { useLocale } from '#web/locale/locale.ts';
import { ChartTable } from './chart-table.tsx';

const pitch = 14;
/** From so many answers on a square is larger, and so told apart without colour. */
const steps = [1, 10, 30, 80] as const;
const sides = [3, 6, 8, 10, 12] as const;

type PractisedDaysProps = {
  /** A Monday, as ISO 8601. */
  readonly firstDay: string;
  /** Answers on each day since then, today last. */
  readonly days: readonly number[];
};

/** The days on which was practised, a column a week. Nothing is said of the others. */
export function PractisedDays({ firstDay, days }: PractisedDaysProps) {
  const { t } = useTranslation('flashcards');
  const { locale } = useLocale();
  const practised = days.flatMap((count, place) =>
    count > 0 ? [{ day: addDays(firstDay, place), count }] : [],
  );
  const answers = practised.reduce((sum, { count }) => sum + count, 0);
  const weeks = Math.ceil(days.length / 7);
  const told = t('statistics.daysText', { count: practised.length, weeks, answers });
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
  return (
    <>
      <p className="mt-2 text-second">{told}</p>
      <div
        aria-hidden="true"
        className="bar-chart-names mt-4 max-w-md text-xs text-muted"
        style={{ '--bars': weeks } as CSSProperties}
      >
        {days.map((_, place) => {
          const day = addDays(firstDay, place);
          const column = Math.floor(place / 7);
          return (
            day.endsWith('-01') &&
            column < weeks - 1 && (
              <span key={day} style={{ gridColumn: `${column + 1} / -1` }}>
                {format(day, { month: 'short' }).replace('.', '')}
              </span>
            )
          );
        })}
      </div>
      <svg
        role="img"
        aria-label={told}
        viewBox={`0 0 ${weeks * pitch} ${7 * pitch}`}
        className="mt-1 w-full max-w-md"
      >
        {days.map((count, place) => {
          const day = addDays(firstDay, place);
          const side = sides[steps.filter((least) => count >= least).length] ?? sides[0];
          const [column, row] = [Math.floor(place / 7), place % 7];
          return (
            <rect
              key={day}
              x={column * pitch + (pitch - side) / 2}
              y={row * pitch + (pitch - side) / 2}
              {...{ width: side, height: side, rx: 2 }}
              className={count === 0 ? 'fill-control' : 'fill-primary'}
            />
          );
        })}
      </svg>
      <ChartTable
        caption={t('statistics.days')}
        head={[t('statistics.day'), t('statistics.answers')]}
        rows={practised
          .toReversed()
          .map(({ day, count }) => [format(day, { day: 'numeric', month: 'long', year: 'numeric' }), count])}
      />
    </>
  );
}
