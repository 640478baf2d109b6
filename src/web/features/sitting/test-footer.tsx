import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { splitPrompt } from '#web/features/tasks/split-prompt.ts';
import { goToQuestion, useQuestionPlace } from './question-place.ts';
import { TestKeys } from './test-keys.tsx';
import type { SittingControl } from './use-sitting.ts';

type TestFooterProps = {
  readonly control: SittingControl;
  /** Number of the task before this one, if there is one. */
  readonly previous: number | null;
  readonly onNext: () => void;
  readonly onAbort: () => void;
};

/** After these the browser's picture of the test is out of date. */
const stale = ['already_answered', 'task_not_given', 'sitting_over', 'not_signed_in'];

/** The buttons of the test, always in reach, and above them whatever went wrong. */
export function TestFooter({ control, previous, onNext, onAbort }: TestFooterProps) {
  const { t } = useTranslation('task');
  const { sitting, task, isLast, busy, problem, response } = control;
  const { showAnswers } = sitting.settings;
  const nextLabel =
    task.answered && isLast && sitting.status === 'finished'
      ? 'toResult'
      : task.answered || !showAnswers
        ? 'next'
        : 'check';
  const place = useQuestionPlace(task.position);
  const below = place === 'below' && !task.answered && response === null;
  // What is asked stays in sight while a text is read for it.
  const pinned = !task.answered && (below || (place === 'above' && task.kind === 'click_word'));
  return (
    <footer data-test-buttons className="test-footer border-t border-hairline bg-page">
      {problem && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-warning-soft px-4 py-3 text-ui text-warning lg:px-10"
        >
          <p className="flex-1 basis-60">{t([`errors.${problem}`, 'errors.unexpected_failure'])}</p>
          {stale.includes(problem) && (
            <button type="button" onClick={() => location.reload()} className="button button-secondary">
              {t('reload')}
            </button>
          )}
        </div>
      )}
      {pinned && (
        <p aria-hidden="true" lang="nb" className="pinned-question">
          {splitPrompt(task.task.prompt).asked}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 p-3 lg:min-h-20 lg:px-10">
        <button
          type="button"
          onClick={onAbort}
          className="-ml-2 hidden min-h-11 items-center gap-2 rounded-control px-2 text-second hover:text-text lg:flex"
        >
          <Icon name="lucide:x" />
          {t('abort')}
        </button>
        <TestKeys
          task={task.task}
          canMove={previous !== null || task.answered}
          className="hidden flex-1 justify-center lg:flex"
        />
        <button
          type="button"
          disabled={previous === null}
          onClick={() => previous !== null && control.goTo(previous)}
          className="button button-secondary flex-1 max-sm:px-2 lg:flex-none"
        >
          <Icon name="lucide:arrow-left" className="max-xs:hidden" />
          {t('previous')}
        </button>
        {showAnswers && !task.answered && !below && (
          <button
            type="button"
            aria-disabled={busy || undefined}
            onClick={control.reveal}
            className="button button-secondary flex-1 whitespace-nowrap max-sm:px-2 lg:flex-none"
          >
            <Icon name="lucide:eye" className="max-sm:hidden" />
            {t('showAnswer')}
          </button>
        )}
        {/* The question is further down, as on a phone under a long text: the way there comes before the way on. */}
        {below ? (
          <button
            key="to-question"
            type="button"
            onClick={goToQuestion}
            className="button button-secondary flex-1 max-sm:px-2 lg:flex-none"
          >
            {t('toQuestion')}
            <Icon name="lucide:chevron-down" className="max-xs:hidden" />
          </button>
        ) : (
          /* Not `disabled` while busy: the focus would be lost each time. */
          <button
            key="next"
            type="button"
            disabled={task.answered && isLast && sitting.status === 'active'}
            aria-disabled={busy || undefined}
            onClick={onNext}
            className="button button-primary flex-1 max-sm:px-2 lg:flex-none"
          >
            {t(nextLabel)}
            <Icon name="lucide:arrow-right" className="max-xs:hidden" />
          </button>
        )}
      </div>
    </footer>
  );
}
