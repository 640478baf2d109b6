import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

type AbortDialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  /** Something is answered, so a result can be made of it. */
  readonly canFinish: boolean;
  readonly onEnd: (status: 'finished' | 'aborted') => void;
};

/** 'Do you want to abort?' — with the gentler ways out beside it. */
export function AbortDialog({ ref, canFinish, onEnd }: AbortDialogProps) {
  const { t } = useTranslation('task');
  return (
    <dialog
      ref={ref}
      aria-labelledby="abort-title"
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-hairline bg-card p-6 text-text shadow-float"
    >
      <form method="dialog">
        <h2 id="abort-title" className="font-serif text-2xl">
          {t('abortDialog.title')}
        </h2>
        <p className="mt-2 text-second">{t('abortDialog.text')}</p>
        <div className="mt-6 flex flex-col gap-2">
          <button type="submit" className="button button-primary">
            {t('abortDialog.continue')}
          </button>
          {canFinish && (
            <button type="submit" className="button button-secondary" onClick={() => onEnd('finished')}>
              {t('abortDialog.finish')}
            </button>
          )}
          <button type="submit" className="button button-quiet text-wrong" onClick={() => onEnd('aborted')}>
            {t('abortDialog.abort')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
