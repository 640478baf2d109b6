import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { formatWeekday, formatWeekdayAtStart } from '#web/formats/format-weekday.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { MyOverviewData } from './overview-data.ts';

/** Days after the exam in which its day still stands there. */
const shownAfterDays = 60;

/** The days to the exam, or an invitation to say when it is. */
export function ExamCountdown({ exam }: { readonly exam: MyOverviewData['exam'] }) {
  const { t } = useTranslation('overview');
  const { to, locale } = useLocale();
  const { days } = exam;
  const settings = to('/app/settings');
  const inWords = (count: number) => t(`exam.number.${count}`, { defaultValue: String(count) });
  if (exam.day === null || days < -shownAfterDays) {
    return (
      <div className="max-w-md text-ui">
        <p className="text-second">
          {t('exam.unset', { rounds: inWords(exam.roundsPerYear), weeks: inWords(exam.registrationWeeks) })}
        </p>
        <Link to={settings} className="inline-flex min-h-12 lg:min-h-9 items-center font-semibold text-link">
          {t('exam.set')}
        </Link>
      </div>
    );
  }
  return (
    <div className="flex max-w-full flex-wrap items-center gap-x-4 gap-y-1">
      {days > 0 && (
        <span
          aria-hidden="true"
          className="font-serif text-5xl font-[560] [font-variant-numeric:lining-nums]"
        >
          {days}
        </span>
      )}
      {/* In large text the number stands above; the pencil stays beside its words. */}
      <div className="flex min-w-[min(12rem,100%)] flex-auto items-center gap-x-2">
        <div className="min-w-0 flex-auto">
          <p className="font-semibold">
            {days > 0 && <span className="sr-only">{days} </span>}
            {days > 0 ? t('exam.days', { count: days }) : t(days === 0 ? 'exam.today' : 'exam.over')}
          </p>
          <p className="text-ui text-second">
            {days < 0
              ? t('exam.overText', { day: formatWeekday(exam.day, locale), weeks: exam.resultWeeks })
              : formatWeekdayAtStart(exam.day, locale)}
          </p>
        </div>
        <Link
          to={settings}
          aria-label={t('exam.change')}
          className="grid size-11 shrink-0 place-items-center rounded-control text-second hover:text-text"
        >
          <Icon name="lucide:pencil" size={18} />
        </Link>
      </div>
    </div>
  );
}
