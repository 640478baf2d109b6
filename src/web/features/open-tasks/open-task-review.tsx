import { useTranslation } from 'react-i18next';
import type { OpenSittingTask, SittingData } from '#web/features/sitting-data/sitting-data.ts';
import { SubmissionFeedback } from './submission-feedback.tsx';
import { TaskBrief } from './task-brief.tsx';
import { useAssessment } from './use-assessment.ts';
import { WriteAgain } from './write-again.tsx';

type OpenTaskReviewProps = {
  readonly sitting: SittingData;
  readonly task: OpenSittingTask;
  readonly update: (task: OpenSittingTask) => void;
};

/** A task of writing or speaking of a test that is over: prompt, own answer, feedback, and the way to a second version. */
export function OpenTaskReview({ sitting, task, update }: OpenTaskReviewProps) {
  const { t } = useTranslation('writing');
  useAssessment({ sittingId: sitting.id, task, update });
  return (
    <div className="mt-5 grid gap-x-12 gap-y-8 lg:grid-cols-[9fr_11fr]">
      <section aria-label={t('brief.label')} className="min-w-0">
        <TaskBrief sitting={sitting} task={task} bare />
        <WriteAgain sittingId={sitting.id} task={task} />
      </section>
      <section aria-label={t('feedback.label')} className="min-w-0">
        <SubmissionFeedback sittingId={sitting.id} task={task} update={update} />
      </section>
    </div>
  );
}
