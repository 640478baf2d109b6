import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import type { MarkedSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { splitPrompt } from '#web/features/tasks/split-prompt.ts';
import { FooterBar, type FooterBarProps } from './footer-bar.tsx';
import { goToQuestion, useQuestionPlace } from './question-place.ts';
import { TestKeys } from './test-keys.tsx';

type TestFooterProps = FooterBarProps & {
  readonly task: MarkedSittingTask;
  readonly onNext: () => void;
};

/** The buttons of the test, always in reach, and above them whatever went wrong. */
export function TestFooter({ control, previous, task, onNext, ...bar }: TestFooterProps) {
  const { t } = useTranslation('task');
  const { sitting, isLast, busy, response } = control;
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
    <FooterBar
      {...bar}
      control={control}
      previous={previous}
      above={
        pinned && (
          <p aria-hidden="true" lang="nb" className="pinned-question">
            {splitPrompt(task.task.prompt).asked}
          </p>
        )
      }
      keys={
        <TestKeys
          task={task.task}
          canMove={previous !== null || task.answered}
          className="hidden flex-1 justify-center lg:flex"
        />
      }
    >
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
    </FooterBar>
  );
}
