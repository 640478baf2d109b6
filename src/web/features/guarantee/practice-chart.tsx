import { useTranslation } from 'react-i18next';
import type { PracticeWeek } from '#domain/guarantee/practice-weeks.ts';
import { guaranteeTerms } from '#domain/guarantee/terms.ts';
import { dateFormat } from '#domain/time/formats.ts';
import { classNames } from '#web/components/class-names.ts';
import { Disclosure } from '#web/components/disclosure.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { type Locale, useLocale } from '#web/locale/locale.ts';

type Weeks = { readonly weeks: readonly PracticeWeek[] };

/** Tasks week by week up to the test; active weeks are full, the others outlined. The same as a table below. */
export function PracticeChart({ weeks }: Weeks) {
  const { t } = useTranslation('guarantee');
  const { locale } = useLocale();
  const most = Math.max(guaranteeTerms.weekTasks, ...weeks.map(({ tasks }) => tasks));
  const window = guaranteeTerms.windowWeeks;
  const active = weeks.filter((week) => week.active).length;
  if (weeks.every(({ tasks }) => tasks === 0)) return <p className="text-second">{t('chart.empty')}</p>;
  return (
    <figure>
      <div
        role="img"
        aria-label={t('chart.alt', { window, active })}
        className="flex h-36 items-end gap-[3px] border-b border-control sm:gap-1.5"
      >
        {weeks.map((week) => (
          <span key={week.monday} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
            {week.tasks > 0 && (
              <span className="-mx-3 text-[min(var(--text-xs),3.4vw)] whitespace-nowrap text-second">
                {week.tasks}
              </span>
            )}
            <span
              className={classNames(
                'rounded-t-xs border border-b-0',
                week.active ? 'border-primary bg-primary' : 'border-control',
                week.tasks === 0 && 'border-transparent',
              )}
              style={{ height: `${Math.round((week.tasks / most) * 80)}%` }}
            />
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1.5 grid grid-cols-4 text-xs text-muted">
        {weeks
          .filter((_, index) => index % 4 === 0)
          .map(({ monday }) => (
            <span key={monday}>{formatShortDate(monday, locale)}</span>
          ))}
      </div>
      <figcaption className="mt-2 text-sm text-muted">{t('chart.caption', { window })}</figcaption>
      <Disclosure title={t('chart.table')} className="mt-2 border-b-0">
        <div className="overflow-x-auto">
          <WeekTable weeks={weeks} />
        </div>
      </Disclosure>
    </figure>
  );
}

function WeekTable({ weeks }: Weeks) {
  const { t } = useTranslation('guarantee');
  const { locale } = useLocale();
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-b border-control text-muted">
          {(['week', 'days', 'tasks', 'active'] as const).map((key) => (
            <th key={key} scope="col" className="py-1.5 pr-3 font-medium">
              {t(`chart.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {weeks.map((week) => (
          <tr key={week.monday}>
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {formatDate(week.monday, locale)}
            </th>
            <td className="pr-3">{week.days}</td>
            <td className="pr-3">{week.tasks}</td>
            <td>{t(week.active ? 'chart.yes' : week.ahead ? 'chart.ahead' : 'chart.no')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatShortDate(day: string, locale: Locale): string {
  return dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
}
