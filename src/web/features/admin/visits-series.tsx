import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { numberFormat } from '#domain/time/formats.ts';
import { BarChart } from '#web/components/bar-chart.tsx';
import { Card } from '#web/components/card.tsx';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';

type Series = FunctionOutput<'admin-visits'>['series'];

/** Views over time as bars, the visits among them darker; a table below, which can be opened, has the numbers. */
export function VisitsSeries({ series }: { readonly series: Series }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const number = numberFormat(locale, {});
  const top = axisTop(Math.max(...series.map(({ views }) => views)));
  const [first, last] = [series[0]?.start ?? '', series.at(-1)?.start ?? ''];
  const sum = (of: 'views' | 'visits') => number.format(series.reduce((all, one) => all + one[of], 0));
  const dayOf = (start: string) => formatShortDate(`${start}T12:00:00Z`, locale);
  return (
    <Card aria-labelledby="series">
      <h2 id="series" className="heading-4">
        {t('visits.series')}
      </h2>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
        {(['views', 'visits'] as const).map((of) => (
          <div key={of} className="flex items-baseline gap-2">
            <dt className="flex items-center gap-2 text-second">
              <span
                aria-hidden="true"
                className={`inline-block size-3 rounded-xs ${of === 'views' ? 'bg-certainty' : 'bg-blue'}`}
              />
              {t(`visits.${of}`)}
            </dt>
            <dd className="font-semibold tabular-nums">{sum(of)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm text-muted">{t('visits.visitsAbout')}</p>
      <div className="mt-5">
        <BarChart
          bars={series.map(({ start, views, visits }) => ({
            key: start,
            parts: [
              { share: views / top, className: 'fill-certainty' },
              { share: visits / top, className: 'fill-blue' },
            ],
          }))}
          lines={[0, 0.5, 1].map((at) => ({ at, name: number.format(at * top) }))}
          names={[
            { from: 0, name: dayOf(first) },
            ...(series.length > 1 ? [{ from: series.length - 1, name: dayOf(last), atEnd: true }] : []),
          ]}
        />
      </div>
      <details className="disclosure mt-3">
        <summary className="inline-flex min-h-11 list-none items-center gap-2.5 text-sm font-semibold">
          <span className="disclosure-sign" aria-hidden="true" />
          {t('visits.table')}
        </summary>
        <table className="mt-2 w-full text-ui tabular-nums">
          <thead>
            <tr className="text-left text-sm text-second">
              <th scope="col">{t('visits.period')}</th>
              <th scope="col" className="text-right">
                {t('visits.views')}
              </th>
              <th scope="col" className="text-right">
                {t('visits.visits')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline">
            {series.map(({ start, views, visits }) => (
              <tr key={start}>
                <th scope="row" className="py-1 text-left font-normal">
                  {dayOf(start)}
                </th>
                <td className="text-right">{number.format(views)}</td>
                <td className="text-right">{number.format(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

/** The round number above all bars whose half is a whole number: 2, 4, 10, 20, 40, 100 … */
export function axisTop(most: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))));
  return [2, 4, 6, 8, 10, 20].map((step) => step * power).find((top) => top >= most) ?? most;
}
