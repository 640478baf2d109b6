import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/time/days.ts';
import { dateFormat } from '#domain/time/formats.ts';
import { useLocale } from '#web/locale/locale.ts';
import { ChartTable } from './chart-table.tsx';

const [pitch, height, foot] = [12, 84, 18] as const;

/** Words that come on each of thirty days, as bars; the number of the fullest day stands above it. */
export function ForecastChart({ days, today }: { readonly days: readonly number[]; readonly today: string }) {
  const { t } = useTranslation('flashcards');
  const { locale } = useLocale();
  const name = (day: number) =>
    dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(addDays(today, day)),
    );
  const sum = (until: number) => days.slice(0, until).reduce((all, count) => all + count, 0);
  const most = Math.max(...days, 1);
  if (sum(days.length) === 0) return <p className="mt-2 text-second">{t('forecastNone')}</p>;
  const told = t('statistics.forecastText', { today: days[0], week: sum(7), month: sum(days.length) });
  return (
    <>
      <p className="mt-2 text-second">{told}</p>
      <svg
        role="img"
        aria-label={told}
        viewBox={`0 -18 ${days.length * pitch} ${height + foot + 18}`}
        className="mt-4 w-full"
      >
        {days.map((count, day) => {
          const tall = count === 0 ? 1 : Math.max(3, (count / most) * height);
          return (
            <g key={name(day)}>
              <rect
                x={day * pitch + 2}
                y={height - tall}
                width={pitch - 4}
                height={tall}
                rx="2"
                className={day === 0 ? 'fill-blue' : 'fill-certainty'}
              />
              {count === most && count > 0 && days.indexOf(most) === day && (
                <text
                  x={day * pitch + pitch / 2}
                  y={height - tall - 5}
                  textAnchor={day === 0 ? 'start' : 'middle'}
                  className="fill-text text-[12px] font-semibold"
                >
                  {count}
                </text>
              )}
              {day % 10 === 0 && (
                <text x={day * pitch + 2} y={height + 15} className="fill-muted text-[12px]">
                  {name(day)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ChartTable
        caption={t('statistics.forecast')}
        head={[t('statistics.day'), t('statistics.words')]}
        rows={days.map((count, day) => [name(day), count])}
      />
    </>
  );
}
