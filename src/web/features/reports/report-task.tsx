import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { reportReasons } from '#domain/items/report-reasons.ts';
import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { FieldError, TextArea } from '#web/forms/field.tsx';
import type { OwnReport, ReportResult } from './report-data.ts';

type ReportTaskProps = {
  readonly taskId: string;
  /** What the person said of it before; null when nothing. */
  readonly report: OwnReport | null;
};

/** 'Something wrong with this task?': a tap opens it, a tap says what; and what came of it. Rule 9.322, Rule 9.323. */
export function ReportTask({ taskId, report }: ReportTaskProps) {
  const { t } = useTranslation('review');
  const fetcher = useFetcher<ReportResult>();
  const isSent = fetcher.data?.outcome === 'sent';
  if (report?.status === 'answered') return <Answer report={report} />;
  return (
    <Disclosure title={t('report.title')} className="border-b-0">
      <fetcher.Form method="post" className="max-w-reading space-y-4 text-text">
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
          {(isSent || (report && !fetcher.data)) && (
            <p className="text-ui font-semibold">{t(isSent ? 'report.sent' : 'report.waiting')}</p>
          )}
        </div>
        {fetcher.data?.outcome === 'failed' && (
          <FieldError id="report-error">{t('report.failed')}</FieldError>
        )}
      </fetcher.Form>
    </Disclosure>
  );
}

function Answer({ report }: { readonly report: OwnReport }) {
  const { t } = useTranslation('review');
  return (
    <div className="max-w-reading rounded-control bg-sunk p-4 text-ui">
      <p className="font-semibold">{t(`report.outcome.${report.outcome ?? 'kept'}`)}</p>
      {report.answer && <p className="mt-1 whitespace-pre-line text-second">{report.answer}</p>}
    </div>
  );
}
