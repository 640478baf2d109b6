import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { numberFormat } from '#domain/time/formats.ts';
import { Card } from '#web/components/card.tsx';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';

type Series = FunctionOutput<'admin-visits'>['series'];

const height = 120;

/** Views over time as bars, the visits among them darker; the numbers stand in a table below, which can be opened. */
export function VisitsSeries({ series }: { readonly series: Series }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const number = numberFormat(locale, {});
  const most = Math.max(1, ...series.map(({ views }) => views));
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
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${series.length * 10} ${height}`}
        preserveAspectRatio="none"
        className="mt-4 h-32 w-full"
      >
        {series.map(({ start, views, visits }, index) => (
          <g key={start}>
            <rect x={index * 10 + 1} width="8" {...bar(views, most)} className="fill-certainty" />
            <rect x={index * 10 + 1} width="8" {...bar(visits, most)} className="fill-blue" />
          </g>
        ))}
      </svg>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          {dayOf(series[0]?.start ?? '')} – {dayOf(series.at(-1)?.start ?? '')}
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

function bar(count: number, most: number): { readonly y: number; readonly height: number } {
  const high = (count / most) * height;
  return { y: height - high, height: high };
}
