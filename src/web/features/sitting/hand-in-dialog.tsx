import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

/** Why it is asked first: nothing is answered or handed in, or the clip was not heard. */
export type HandInDoubt = 'skip' | 'skipOpen' | 'unheard';

type HandInDialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  readonly doubt: HandInDoubt;
  /** To the question, or to the clip. */
  readonly onBack: () => void;
  readonly onHandIn: () => void;
};

/**
 * Asks before a task is handed in without an answer, or with one to a clip that was not played: answers are final.
 * Rule 2.28, Rule 9.241. The dialog gives the focus back to where it was; the way to question or clip takes it after that.
 */
export function HandInDialog({ ref, doubt, onBack, onHandIn }: HandInDialogProps) {
  const { t } = useTranslation('task');
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
        {t(`${doubt}.title`)}
      </h2>
      <p id="hand-in-text" className="mt-2 text-second">
        {t(`${doubt}.text`)}
      </p>
      <div className="mt-6 flex flex-col gap-2">
        <button type="button" className="button button-primary" onClick={closeAnd(onBack)}>
          {t(`${doubt}.back`)}
        </button>
        <button type="button" className="button button-secondary" onClick={closeAnd(onHandIn)}>
          {t(`${doubt}.handIn`)}
        </button>
      </div>
    </dialog>
  );
}
