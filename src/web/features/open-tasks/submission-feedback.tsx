import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWaiting } from '#domain/submissions/submission.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { AssessedLevel, AssessmentText } from './assessment-text.tsx';
import { CorrectAgain } from './correct-again.tsx';
import { CriteriaList } from './criteria-list.tsx';
import { FeedbackUnderWay } from './feedback-under-way.tsx';
import { HandedInText } from './handed-in-text.tsx';
import { ModelSource } from './model-source.tsx';
import { ModelTexts } from './model-texts.tsx';
import { PointList } from './point-list.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';
import { TeacherPartLazy } from './teacher-part-lazy.tsx';
import { retryAssessment } from './use-assessment.ts';

type SubmissionFeedbackProps = {
  readonly sittingId: string;
  readonly task: OpenSittingTask;
  /** Left out where nothing is waited for. */
  readonly update?: (task: OpenSittingTask) => void;
};

/** What was handed in, what is said of it, and what one can hold it against oneself. Rule 9.272, Rule 9.273. */
export function SubmissionFeedback({ sittingId, task, update }: SubmissionFeedbackProps) {
  const { t } = useTranslation('writing');
  const { submitted } = task;
  if (!submitted) {
    return (
      <p className="flex items-start gap-2.5 rounded-control bg-blue-soft px-3.5 py-3 text-ui">
        <Icon name="lucide:circle-dashed" size={18} className="mt-0.5 shrink-0 text-second" />
        {t('leftOpen')}
      </p>
    );
  }
  const { submission } = submitted;
  return (
    <div className="space-y-8">
      <div aria-live="polite">
        {isWaiting(submission) ? (
          <FeedbackUnderWay kind={submission.kind} part={submission.partial ?? null} />
        ) : submission.status === 'failed' ? (
          <Failed {...{ sittingId, task, update }} />
        ) : submission.feedback ? (
          <AssessedLevel assessment={submission.feedback} kind={submission.kind} />
        ) : (
          <NotAssessed reason={submission.reason ?? 'no_assessor'} kind={submission.kind} />
        )}
      </div>
      {!isWaiting(submission) && <ModelSource {...{ sittingId, task, update }} />}
      <TeacherPartLazy {...{ sittingId, task, submission }} />
      {submission.feedback && <AssessmentText assessment={submission.feedback} />}
      {task.task.kind === 'speak' && <SpokenAnswer {...{ sittingId, task, submission }} shown={task.task} />}
      <HandedInText task={task} submission={submission} />
      {submission.kind === 'write' && submission.feedback && (
        <CorrectAgain sittingId={sittingId} task={task} submission={submission} />
      )}
      <PointList points={submitted.points} found={submission.feedback?.points} kind={submission.kind} />
      <CriteriaList task={task} assessment={submission.feedback} />
      <ModelTexts models={submitted.models} />
    </div>
  );
}

/** Rule 9.273: nobody has judged it, and nothing is made up. */
function NotAssessed({ reason, kind }: { readonly reason: string; readonly kind: 'write' | 'speak' }) {
  const { t } = useTranslation('writing');
  return (
    <section className="rounded-card border border-hairline bg-sunk p-5">
      <h2 className="flex items-center gap-2.5 heading-4">
        <Icon name="lucide:circle-dashed" className="text-second" />
        {t('notAssessed.title')}
      </h2>
      <p className="mt-1.5 max-w-reading text-second">
        {t([
          ...(kind === 'speak' ? [`notAssessed.spoken.${reason}`] : []),
          `notAssessed.reason.${reason}`,
          'notAssessed.reason.no_assessor',
        ])}
      </p>
    </section>
  );
}

/** Rule 4.15: something broke; it is asked for again at a press. */
function Failed({ sittingId, task, update }: SubmissionFeedbackProps) {
  const { t } = useTranslation('writing');
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const again = async () => {
    setState('asking');
    const isUnderWay = await retryAssessment(sittingId, task);
    setState(isUnderWay ? 'idle' : 'failed');
    if (isUnderWay && task.submitted) {
      const submission = { ...task.submitted.submission, status: 'submitted' as const };
      update?.({ ...task, submitted: { ...task.submitted, submission } });
    }
  };
  return (
    <section role="alert" className="rounded-card border border-hairline bg-wrong-soft p-5">
      <h2 className="flex items-center gap-2.5 heading-4">
        <Icon name="lucide:triangle-alert" className="text-wrong" />
        {t('failed.title')}
      </h2>
      <p className="mt-1.5 max-w-reading">{t(state === 'failed' ? 'failed.again' : 'failed.text')}</p>
      {update && (
        <Button className="mt-4" aria-disabled={state === 'asking' || undefined} onClick={() => void again()}>
          {t(state === 'asking' ? 'failed.asking' : 'failed.tryAgain')}
        </Button>
      )}
    </section>
  );
}
