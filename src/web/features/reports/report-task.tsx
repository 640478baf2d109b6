import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/components/disclosure.tsx';
import type { OwnReport } from './report-data.ts';
import { ReportForm } from './report-form.tsx';

type ReportTaskProps = {
  readonly taskId: string;
  /** What the person said of it before; null when nothing. */
  readonly report: OwnReport | null;
};

/** 'Something wrong with this task?': a tap opens it, a tap says what; and what came of it. Rule 9.322, Rule 9.323. */
export function ReportTask({ taskId, report }: ReportTaskProps) {
  const { t } = useTranslation('review');
  if (report?.status === 'answered') return <Answer report={report} />;
  return (
    <Disclosure title={t('report.title')} className="border-b-0">
      <ReportForm taskId={taskId} isWaiting={report !== null} />
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
