import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { reportReasons } from '#domain/items/report-reasons.ts';
import { Button } from '#web/components/button.tsx';
import { FieldError, TextArea } from '#web/forms/field.tsx';
import type { ReportResult } from './report-data.ts';

type ReportFormProps = {
  readonly taskId: string;
  /** It was reported before, and waits for an answer. */
  readonly isWaiting: boolean;
  /** Where it is sent; the page's own action where it is left out. */
  readonly action?: string;
};

/** What is wrong with a task: a tap says it, and words may be added. Rule 9.322. */
export function ReportForm({ taskId, isWaiting, action }: ReportFormProps) {
  const { t } = useTranslation('review');
  const fetcher = useFetcher<ReportResult>();
  const isSent = fetcher.data?.outcome === 'sent';
  return (
    <fetcher.Form method="post" action={action} className="max-w-reading space-y-4 text-text">
      <input type="hidden" name="taskId" value={taskId} />
      <p className="text-ui text-second">{t('report.text')}</p>
      <TextArea name="text" label={t('report.more')} rows={2} maxLength={1000} />
      <div className="flex flex-wrap gap-2">
        {reportReasons.map((reason) => (
          <Button
            key={reason}
            type="submit"
            name="reason"
            value={reason}
            size="small"
            aria-disabled={fetcher.state !== 'idle' || undefined}
          >
            {t(`report.reason.${reason}`)}
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        {(isSent || (isWaiting && !fetcher.data)) && (
          <p className="text-ui font-semibold">{t(isSent ? 'report.sent' : 'report.waiting')}</p>
        )}
      </div>
      {fetcher.data?.outcome === 'failed' && <FieldError id="report-error">{t('report.failed')}</FieldError>}
    </fetcher.Form>
  );
}
