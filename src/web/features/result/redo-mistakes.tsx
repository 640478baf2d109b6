import { useTranslation } from 'react-i18next';
import { practiceLength } from '#domain/assessment/practice-length.ts';
import { PracticeButton } from './practice-button.tsx';

type RedoMistakesProps = {
  readonly sittingId: string;
  readonly mistakes: number;
  /** The overview offers them again after a night, when they are remembered and not just repeated. */
  readonly returnTomorrow: boolean;
};

/** The tasks that were not right once more, at once. Rule 9.240. */
export function RedoMistakes({ sittingId, mistakes, returnTomorrow }: RedoMistakesProps) {
  const { t } = useTranslation('result');
  const count = Math.min(mistakes, practiceLength.atMost);
  return (
    <section aria-labelledby="redo-title" className="border-t border-hairline pt-6">
      <h2 id="redo-title" className="heading-4">
        {t('practice.redo.title')}
      </h2>
      <p className="mt-1 max-w-reading text-second">
        {t(count < mistakes ? 'practice.redo.some' : 'practice.redo.all', { count })}
        {returnTomorrow && ` ${t('practice.redo.tomorrow')}`}
      </p>
      <PracticeButton fields={{ redo: '', sittingId }} className="mt-3 sm:self-start sm:[&_button]:w-auto">
        {t('practice.redo.action', { count })}
      </PracticeButton>
    </section>
  );
}
