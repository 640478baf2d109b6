import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/time/days.ts';
import { dateFormat, numberFormat } from '#domain/time/formats.ts';
import { BarChart } from '#web/components/bar-chart.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ChartTable } from './chart-table.tsx';

/** Words that come on each of thirty days, as bars; the number of the fullest day is at the left. */
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
      <div className="mt-4">
        <BarChart
          label={told}
          bars={days.map((count, day) => ({
            key: name(day),
            parts: [{ share: count / most, className: day === 0 ? 'fill-blue' : 'fill-certainty' }],
          }))}
          lines={[{ at: 1, name: numberFormat(locale, {}).format(most) }]}
          names={[0, 10, 20].map((day) => ({ from: day, name: name(day) }))}
        />
      </div>
      <ChartTable
        caption={t('statistics.forecast')}
        head={[t('statistics.day'), t('statistics.words')]}
        rows={days.map((count, day) => [name(day), count])}
      />
    </>
  );
}
