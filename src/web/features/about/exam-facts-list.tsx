import { useTranslation } from 'react-i18next';
import { useLocale } from '#web/locale/locale.ts';
import { factsRead, officialUrl, shownFacts } from './exam-facts.ts';

/** The facts about the real exam, each with where it was read. */
export function ExamFacts() {
  const { t } = useTranslation('about');
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${factsRead}-01T00:00:00Z`),
  );
  return (
    <section id="exam" className="page-sides mt-14 scroll-mt-6 lg:mt-20" aria-labelledby="exam-title">
      <div className="rounded-card border border-hairline bg-sunk p-5 md:p-10">
        <h2 id="exam-title" className="heading-2">
          {t('exam.title')}
        </h2>
        <p className="mt-2 max-w-reading text-second">{t('exam.lead', { date })}</p>
        <dl className="mt-6">
          {shownFacts.map((fact) => (
            <div
              key={fact.key}
              className="grid gap-x-8 gap-y-1 border-t border-hairline py-4 md:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{t(`exam.label.${fact.key}`)}</dt>
              <dd className="max-w-reading">
                {t(`exam.fact.${fact.key}`, fact.values)}
                <span className="mt-0.5 block text-sm text-muted">
                  {t('exam.source', { page: fact.source.page })}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 border-t border-hairline pt-4">
          <a href={officialUrl} className="inline-flex min-h-11 items-center text-link">
            {t('exam.official')} (prove.hkdir.no)
          </a>
        </p>
      </div>
    </section>
  );
}
