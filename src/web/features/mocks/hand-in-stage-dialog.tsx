import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

type HandInStageDialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  /** After it the part is over. */
  readonly isLast: boolean;
  readonly unanswered: readonly number[];
  readonly onGoTo: (position: number) => void;
  readonly onHandIn: () => void;
};

/** Asks before a test is handed in, as the exam does, and says which tasks have no answer: there is no way back. */
export function HandInStageDialog({ ref, isLast, unanswered, onGoTo, onHandIn }: HandInStageDialogProps) {
  const { t } = useTranslation('mocks');
  const closeAnd = (action: () => void) => (event: React.MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('dialog')?.close();
    action();
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby="hand-in-title"
      aria-describedby="hand-in-text"
      className="on-card m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-hairline bg-card p-6 text-text shadow-float max-sm:mb-4"
    >
      <h2 id="hand-in-title" className="heading-3">
        {t(isLast ? 'handIn.titleLast' : 'handIn.title')}
      </h2>
      <p id="hand-in-text" className="mt-2 text-second">
        {unanswered.length > 0 && <>{t('handIn.unanswered', { count: unanswered.length })} </>}
        {t(isLast ? 'handIn.textLast' : 'handIn.text')}
      </p>
      {unanswered.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-1.5" aria-label={t('handIn.list')}>
          {unanswered.map((position) => (
            <li key={position}>
              <button
                type="button"
                className="strip-number min-h-11 min-w-11"
                aria-label={t('handIn.goTo', { number: position })}
                onClick={closeAnd(() => onGoTo(position))}
              >
                {position}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-col gap-2">
        <button type="button" className="button button-primary" onClick={closeAnd(() => {})}>
          {t('handIn.back')}
        </button>
        <button type="button" className="button button-secondary" onClick={closeAnd(onHandIn)}>
          {t(isLast ? 'handIn.confirmLast' : 'handIn.confirm')}
        </button>
      </div>
    </dialog>
  );
}
