import { type Ref, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/components/lazy-part.ts';
import { SkeletonText } from '#web/components/states.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** Few report a task: the form comes when somebody does. */
const ReportForm = lazyPart(async () => ({
  default: (await import('#web/features/reports/report-form.tsx')).ReportForm,
}));

type ReportDialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  readonly sittingId: string;
  /** Null until it was opened: nothing is fetched before. */
  readonly taskId: string | null;
};

/** Says what is wrong with the task at hand, without leaving it. Rule 9.397. */
export function ReportDialog({ ref, sittingId, taskId }: ReportDialogProps) {
  const { t } = useTranslation('task');
  const { to } = useLocale();
  return (
    <dialog
      ref={ref}
      aria-labelledby="report-dialog-title"
      onKeyDown={(event) => event.stopPropagation()}
      className="on-card m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-hairline bg-card p-6 text-text shadow-float max-sm:mb-4"
    >
      <h2 id="report-dialog-title" className="mb-3 heading-3">
        {t('report')}
      </h2>
      {taskId !== null && (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <ReportForm
            key={taskId}
            taskId={taskId}
            isWaiting={false}
            action={to(`/app/test/${sittingId}/report`)}
          />
        </Suspense>
      )}
      <form method="dialog" className="mt-4">
        <button type="submit" className="button button-secondary w-full">
          {t('reportClose')}
        </button>
      </form>
    </dialog>
  );
}
