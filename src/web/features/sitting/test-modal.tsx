import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { wordsIn } from '#domain/language/words.ts';
import { Icon } from '#web/components/icon.tsx';
import { FlagMark } from '#web/components/logo.tsx';
import { showToast } from '#web/components/toast-store.ts';
import { LevelChip } from '#web/components/trail/level-chip.tsx';
import { StimulusView } from '#web/features/tasks/stimulus-view.tsx';
import { TaskView } from '#web/features/tasks/task-view.tsx';
import { AbortDialog } from './abort-dialog.tsx';
import { ProgressStrip } from './progress-strip.tsx';
import type { SittingData, SittingTask } from './sitting-data.ts';
import { TestClock } from './test-clock.tsx';
import { TestKeys, useTestKeys } from './test-keys.tsx';
import { useSitting } from './use-sitting.ts';

const categoryIcons = {
  read: 'lucide:book-open',
  listen: 'lucide:headphones',
  write: 'lucide:pen-line',
  speak: 'lucide:mic',
} as const;

/** The test itself: the whole screen, task on one side, answer on the other; on a phone one below the other. */
export function TestModal({ initial }: { initial: SittingData }) {
  const { t } = useTranslation('task');
  const control = useSitting(initial);
  const { sitting, task, isLast, response, busy, problem } = control;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = sitting.tasks.findLast((one) => one.position < task.position);
  useStartedToast();
  useTestKeys({ control, previous: previous?.position ?? null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new task
  useEffect(() => {
    // A new task is read from its top, by eye and by screen reader.
    heading.current?.focus({ preventScroll: true });
    document.querySelector('[data-task-scroll]')?.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
  }, [task.position]);

  const nextLabel =
    task.answered && isLast && sitting.status === 'finished'
      ? t('toResult')
      : task.answered || !sitting.settings.showAnswers
        ? t('next')
        : t('check');
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <header className="sticky top-0 z-20 border-b border-hairline bg-page">
        <div className="flex min-h-14 items-center justify-between gap-4 px-4 lg:min-h-18 lg:px-10">
          <button
            type="button"
            onClick={() => dialog.current?.showModal()}
            className="-ml-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-second lg:hidden"
          >
            <Icon name="lucide:x" />
            {t('abort')}
          </button>
          <h1 ref={heading} tabIndex={-1} className="text-sm whitespace-nowrap lg:heading-4">
            <span className="hidden items-center gap-2.5 lg:flex">
              <FlagMark className="h-[1.1rem]" />
              {t('levelTest')}
            </span>
            <span className="lg:sr-only">
              <strong className="font-semibold">{t('taskNumber', { number: task.position })}</strong>{' '}
              <span className="text-muted">{t('atMost', { count: atMost(sitting) })}</span>
            </span>
          </h1>
          <ProgressStrip
            sitting={sitting}
            position={task.position}
            atMost={atMost(sitting)}
            onGoTo={control.goTo}
            className="hidden lg:flex"
          />
          <TestClock startedAt={sitting.startedAt} />
        </div>
        <ProgressStrip
          sitting={sitting}
          position={task.position}
          atMost={atMost(sitting)}
          onGoTo={control.goTo}
          small
          className="px-4 pb-3 lg:hidden"
        />
      </header>

      <main
        id="main"
        data-kind={task.kind}
        data-answered={task.answered}
        className="flex-1 lg:grid lg:min-h-0 lg:grid-cols-[11fr_9fr]"
      >
        <section
          data-task-scroll
          aria-label={t('stimulus')}
          className="px-4 py-5 lg:overflow-y-auto lg:border-r lg:border-hairline lg:px-10 lg:py-10"
        >
          <TaskFacts task={task} />
          <StimulusView
            key={task.position}
            sitting={sitting}
            task={task}
            response={response}
            onRespond={control.setResponse}
          />
        </section>
        <section
          data-question
          aria-label={t('question')}
          className="border-t border-hairline px-4 pt-6 pb-28 lg:overflow-y-auto lg:border-t-0 lg:px-10 lg:py-10"
        >
          <TaskView key={task.position} task={task} response={response} onRespond={control.setResponse} />
          {problem && (
            <p role="alert" className="mt-6 rounded-control bg-warning-soft p-4 text-warning">
              {t([`errors.${problem}`, 'errors.unexpected_failure'])}
            </p>
          )}
        </section>
      </main>

      <footer
        data-test-buttons
        className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-page lg:static"
      >
        <div className="flex items-center gap-2 p-3 lg:h-20 lg:px-10">
          <button
            type="button"
            onClick={() => dialog.current?.showModal()}
            className="-ml-2 hidden min-h-11 items-center gap-2 rounded-control px-2 text-second lg:flex"
          >
            <Icon name="lucide:x" />
            {t('abort')}
          </button>
          <TestKeys kind={task.kind} className="hidden flex-1 justify-center lg:flex" />
          <button
            type="button"
            disabled={!previous}
            onClick={() => previous && control.goTo(previous.position)}
            className="button button-secondary flex-1 lg:flex-none"
          >
            <Icon name="lucide:arrow-left" />
            {t('previous')}
          </button>
          {sitting.settings.showAnswers && !task.answered && (
            <button
              type="button"
              disabled={busy}
              onClick={control.reveal}
              className="button button-secondary flex-1 lg:flex-none"
            >
              <Icon name="lucide:eye" className="max-sm:hidden" />
              {t('showAnswer')}
            </button>
          )}
          <button
            type="button"
            disabled={busy || (task.answered && isLast && sitting.status === 'active')}
            onClick={control.next}
            className="button button-primary flex-1 lg:flex-none"
          >
            {nextLabel}
            <Icon name="lucide:arrow-right" />
          </button>
        </div>
      </footer>
      <AbortDialog ref={dialog} canFinish={sitting.tasks.some((one) => one.answered)} onEnd={control.end} />
    </div>
  );
}

/** Category, level and length of the text. The level tells nothing about the key. */
function TaskFacts({ task }: { task: SittingTask }) {
  const { t } = useTranslation('task');
  const { stimulus } = task;
  const words =
    stimulus.kind === 'text' ? stimulus.paragraphs.reduce((sum, text) => sum + wordsIn(text).length, 0) : 0;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui text-second">
      <Icon name={categoryIcons[task.category]} />
      {t(`category.${task.category}`)}
      <span aria-hidden="true">·</span>
      <LevelChip level={task.level} />
      {words > 0 && (
        <>
          <span aria-hidden="true">·</span>
          {t('words', { count: words })}
        </>
      )}
    </p>
  );
}

function atMost(sitting: SittingData): number {
  return sitting.settings.length === 'quick' ? 12 : 34;
}

/** 'Test started — good luck', once, when the test was just started. */
function useStartedToast() {
  const { t } = useTranslation('task');
  const [search, setSearch] = useSearchParams();
  const started = search.has('started');
  useEffect(() => {
    if (!started) return;
    showToast({ title: t('started'), color: 'success', icon: 'lucide:mountain' });
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [started, t, setSearch]);
}
