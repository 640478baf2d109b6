import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

type LeaveDialogProps = { readonly ref: Ref<HTMLDialogElement>; readonly onLeave: () => void };

/** Asks before a part is left for good: it cannot be paused, and what is left has no result. */
export function LeaveDialog({ ref, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('mocks');
  return (
    <dialog
      ref={ref}
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      className="on-card m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-hairline bg-card p-6 text-text shadow-float max-sm:mb-4"
    >
      <form method="dialog">
        <h2 id="leave-title" className="heading-3">
          {t('leave.title')}
        </h2>
        <p id="leave-text" className="mt-2 text-second">
          {t('leave.text')}
        </p>
        <div className="mt-6 flex flex-col gap-2">
          <button type="submit" className="button button-primary">
            {t('leave.back')}
          </button>
          <button type="submit" className="button button-danger" onClick={onLeave}>
            {t('leave.confirm')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
