import { useTranslation } from 'react-i18next';
import type { PlannedWeek } from '#domain/readiness/week-plan.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { formatWeekdayAtStart } from '#web/formats/format-weekday.ts';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { useLocale } from '#web/locale/locale.ts';
import { SessionLink } from './session-link.tsx';

/** Weeks that stand open; the rest is a tap away, and will change anyway. */
const openWeeks = 3;

/** The plan, week by week. Rule 9.313. */
export function WeekList({
  weeks,
  today,
}: {
  readonly weeks: readonly PlannedWeek[];
  readonly today: string;
}) {
  const { t } = useTranslation('plan');
  const later = weeks.slice(openWeeks);
  return (
    <div className="space-y-6">
      <Weeks weeks={weeks.slice(0, openWeeks)} today={today} />
      {later.length > 0 && (
        <details className="disclosure">
          <summary className="inline-flex min-h-12 list-none items-center gap-2.5 font-semibold lg:min-h-9">
            <span className="disclosure-sign" aria-hidden="true" />
            {t('weeks.later', { count: later.length })}
          </summary>
          <div className="mt-4">
            <Weeks weeks={later} today={today} />
          </div>
        </details>
      )}
    </div>
  );
}

function Weeks({ weeks, today }: { readonly weeks: readonly PlannedWeek[]; readonly today: string }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
      {weeks.map((week) => (
        <li key={week.monday}>
          <Week week={week} today={today} />
        </li>
      ))}
    </ul>
  );
}

function Week({ week, today }: { readonly week: PlannedWeek; readonly today: string }) {
  const { t } = useTranslation('plan');
  const { locale } = useLocale();
  const isThis = week.monday <= today;
  return (
    <>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {isThis ? t('weeks.this') : t('weeks.from', { day: dayIn(week.monday, locale) })}
        {week.doneDays > 0 && (
          <span className="text-sm font-normal text-second">{t('weeks.done', { count: week.doneDays })}</span>
        )}
      </h3>
      {week.sessions.length === 0 && <p className="mt-2 text-ui text-second">{t('weeks.rest')}</p>}
      <ol className="mt-2 divide-y divide-hairline border-t border-hairline">
        {week.sessions.map((session) => (
          <li key={session.day} className="flex gap-3 py-2.5">
            <Icon name={iconOf(session)} size={18} className="mt-1 text-second" />
            <div className="min-w-0 flex-1 text-ui">
              <p className="text-sm text-second">
                {session.day === today ? (
                  <strong className="text-text">{t('weeks.today')}</strong>
                ) : (
                  formatWeekdayAtStart(session.day, locale)
                )}
                {' · '}
                {t('weeks.minutes', { count: session.minutes })}
              </p>
              <p>
                <SessionLink session={session} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function iconOf(session: PlannedWeek['sessions'][number]): IconName {
  if (session.kind === 'level_test') return 'lucide:mountain';
  return session.kind === 'mock' ? 'lucide:graduation-cap' : categoryIcons[session.category];
}

/** '30 November' without its weekday: all of them are Mondays. */
function dayIn(day: string, locale: 'en-GB' | 'nb-NO'): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
