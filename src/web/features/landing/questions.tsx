import { Trans, useTranslation } from 'react-i18next';
import { Disclosure } from '#web/components/disclosure.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { lengths, questions } from './question-list.ts';

/** What people ask. Facts about the exam stand in features/about/exam-facts.ts with their sources. */
export function Questions() {
  const { t } = useTranslation('landing');
  const { to } = useLocale();
  const links: Readonly<Record<string, string>> = {
    test: to('/about#exam'),
    residence: 'https://www.udi.no/',
  };
  return (
    <section
      className="page-sides mt-16 grid grid-cols-1 gap-x-16 gap-y-5 lg:mt-28 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      aria-labelledby="questions-title"
    >
      <h2 id="questions-title" className="heading-2">
        {t('questions.title')}
      </h2>
      <div className="border-t border-hairline">
        {questions.map((question, index) => (
          <Disclosure
            key={question}
            name="questions"
            open={index === 0}
            title={<h3 className="text-[1.0625rem] font-semibold">{t(`questions.${question}.question`)}</h3>}
          >
            <p>
              <Trans
                t={t}
                i18nKey={`questions.${question}.answer`}
                values={lengths}
                components={{ nb: <span lang="nb" className="italic" /> }}
              />{' '}
              {links[question] && (
                <a href={links[question]} className="text-link">
                  {t(`questions.${question}.link`)}
                </a>
              )}
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
