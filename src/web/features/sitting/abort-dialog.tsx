import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

type AbortDialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  /** Something is answered, so a result can be made of it. */
  readonly canFinish: boolean;
  readonly onEnd: (status: 'finished' | 'aborted') => void;
};

/** 'Do you want to abort?' — with the gentler ways out beside it. Rule 2.30. */
export function AbortDialog({ ref, canFinish, onEnd }: AbortDialogProps) {
  const { t } = useTranslation('task');
  return (
    <dialog
      ref={ref}
      aria-labelledby="abort-title"
      aria-describedby="abort-text"
      className="on-card m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-hairline bg-card p-6 text-text shadow-float max-sm:mb-4"
    >
      <form method="dialog">
        <h2 id="abort-title" className="heading-3">
          {t('abortDialog.title')}
        </h2>
        <p id="abort-text" className="mt-2 text-second">
          {t('abortDialog.text')}
        </p>
        <div className="mt-6 flex flex-col gap-2">
          <button type="submit" className="button button-primary">
            {t('abortDialog.continue')}
          </button>
          {canFinish && (
            <button type="submit" className="button button-secondary" onClick={() => onEnd('finished')}>
              {t('abortDialog.finish')}
            </button>
          )}
          <button type="submit" className="button button-danger" onClick={() => onEnd('aborted')}>
            {t('abortDialog.abort')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
