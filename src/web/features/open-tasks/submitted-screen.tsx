import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isWaiting } from '#domain/submissions/submission.ts';
import type { OpenTaskScreenProps } from './open-task-screen.ts';
import { SubmissionFeedback } from './submission-feedback.tsx';
import { TaskBrief } from './task-brief.tsx';
import { useAssessment } from './use-assessment.ts';

/** A task that was handed in, in the test: what comes back of it, when it comes. One may go on before. Rule 4.12. */
export function SubmittedScreen(props: OpenTaskScreenProps) {
  const { sitting, task, update, next, footer } = props;
  const { t } = useTranslation(['writing', 'task']);
  const verdict = useRef<HTMLDivElement>(null);
  useAssessment({ sittingId: sitting.id, task, update });
  const waits = task.submitted !== null && isWaiting(task.submitted.submission);
  // What just arrived is read next, by eye and by screen reader.
  useEffect(() => {
    if (!waits) verdict.current?.focus({ preventScroll: true });
  }, [waits]);
  const isLast = sitting.tasks.at(-1)?.position === task.position;
  return (
    <>
      <main id="main" data-kind={task.kind} data-answered="true" className="desk">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to stop at */}
        <section aria-label={t('brief.label')} data-task-scroll tabIndex={0} className="desk-brief">
          <TaskBrief sitting={sitting} task={task} />
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to stop at */}
        <section aria-label={t('feedback.label')} data-task-scroll tabIndex={0} className="desk-page">
          <div ref={verdict} tabIndex={-1} className="outline-none">
            <SubmissionFeedback sittingId={sitting.id} task={task} update={update} />
          </div>
        </section>
      </main>
      {footer({
        primary: {
          label: t(isLast && sitting.status === 'finished' ? 'task:toResult' : 'task:next'),
          onPress: next,
        },
        canSkip: false,
      })}
    </>
  );
}
