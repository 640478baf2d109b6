import { useTranslation } from 'react-i18next';
import { guaranteeTerms } from '#domain/guarantee/terms.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';

/** What counts, in plain words. Rule 1.26, Rule 9.54, Rule 9.55, Rule 9.56. */
export function GuaranteeRules({ resultWeeks }: { readonly resultWeeks: number }) {
  const { t } = useTranslation('guarantee');
  const { locale } = useLocale();
  const { weeks, windowWeeks, weekDays, weekTasks, tasksOfSkill, skillsAskedFrom, proofDays, extensionDays } =
    guaranteeTerms;
  return (
    <section aria-labelledby="rules-title">
      <h2 id="rules-title" className="heading-3">
        {t('rules.title')}
      </h2>
      <ul className="mt-3 max-w-reading list-disc space-y-2.5 pl-[1.25em] text-second marker:text-muted">
        <li>{t('rules.before')}</li>
        <li>{t('rules.week', { days: weekDays, tasks: weekTasks, weeks, window: windowWeeks })}</li>
        <li>
          {t('rules.task', { count: tasksOfSkill })}{' '}
          {t('rules.writingFrom', { day: formatDate(skillsAskedFrom.write, locale) })}{' '}
        </li>
        <li>{t('rules.package', { days: extensionDays })}</li>
        <li>{t('rules.proof', { days: proofDays, weeks: resultWeeks })}</li>
        <li>{t('rules.fail')}</li>
        <li>{t('rules.review')}</li>
      </ul>
    </section>
  );
}
