import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

type SkipDialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  readonly onGoToQuestion: () => void;
  readonly onSkip: () => void;
};

/**
 * Asks before a task without an answer is handed in: it counts as wrong, and answers are final. Rule 2.28. The dialog
 * gives the focus back to where it was; the way to the question takes it after that.
 */
export function SkipDialog({ ref, onGoToQuestion, onSkip }: SkipDialogProps) {
  const { t } = useTranslation('task');
  const closeAnd = (action: () => void) => (event: React.MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('dialog')?.close();
    action();
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby="skip-title"
      aria-describedby="skip-text"
      className="on-card m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-hairline bg-card p-6 text-text shadow-float max-sm:mb-4"
    >
      <h2 id="skip-title" className="heading-3">
        {t('skip.title')}
      </h2>
      <p id="skip-text" className="mt-2 text-second">
        {t('skip.text')}
      </p>
      <div className="mt-6 flex flex-col gap-2">
        <button type="button" className="button button-primary" onClick={closeAnd(onGoToQuestion)}>
          {t('skip.toQuestion')}
        </button>
        <button type="button" className="button button-secondary" onClick={closeAnd(onSkip)}>
          {t('skip.skip')}
        </button>
      </div>
    </dialog>
  );
}
