import { useTranslation } from 'react-i18next';
import { useLocale } from '#web/locale/locale.ts';
import { type ChosenTasks, chosenWords } from './chosen-tasks.ts';

type OpenResultHeadProps = {
  readonly chosen: ChosenTasks;
  /** Written day of the test. */
  readonly day: string;
};

/** The head of a test of nothing but writing and speaking: there is nothing right or wrong to count. */
export function OpenResultHead({ chosen, day }: OpenResultHeadProps) {
  const { t } = useTranslation(['result', 'custom', 'writing']);
  const { locale } = useLocale();
  return (
    <section aria-labelledby="result-level">
      <p className="text-sm text-second">{day}</p>
      <h1 id="result-level" className="mt-1 heading-1">
        {t(chosen.practice ? 'practice.title' : 'custom:result.title')}
      </h1>
      <p className="mt-2 text-[1.0625rem] text-second">{chosenWords({ chosen, t, locale })}</p>
      <p className="mt-5 max-w-[60ch] text-[1.0625rem]">{t('writing:results.lead')}</p>
    </section>
  );
}
