import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { customTotal } from '#domain/assessment/custom-length.ts';
import { usualLength } from '#domain/assessment/test-length.ts';
import { classNames } from '#web/components/class-names.ts';
import { showToast } from '#web/components/toast-store.ts';
import { heardBy } from '#web/features/sitting-data/heard.ts';
import {
  isOpenTask,
  type MarkedSittingTask,
  type SittingData,
} from '#web/features/sitting-data/sitting-data.ts';
import { openInputs } from '#web/features/tasks/open-inputs.ts';
import { StimulusView } from '#web/features/tasks/stimulus-view.tsx';
import { TaskView } from '#web/features/tasks/task-view.tsx';
import { LookUpRegion } from '#web/word-lookup/look-up-region.tsx';
import { AbortDialog } from './abort-dialog.tsx';
import { HandInDialog, type HandInDoubt } from './hand-in-dialog.tsx';
import { OpenTaskPanes } from './open-task-panes.tsx';
import { goToClip, goToQuestion } from './question-place.ts';
import { ReportDialog } from './report-dialog.tsx';
import { TaskFacts } from './task-facts.tsx';
import { TestFooter } from './test-footer.tsx';
import { TestHeader } from './test-header.tsx';
import { useTestKeys } from './test-keys.tsx';
import { type SittingControl, useSitting } from './use-sitting.ts';

/** The test itself (Rule 2.28): the whole screen, task on one side, answer on the other; on a phone one below the other. */
export function TestModal({ initial }: { initial: SittingData }) {
  const control = useSitting(initial);
  const { sitting, task } = control;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = sitting.tasks.findLast((one) => one.position < task.position)?.position ?? null;
  const handIn = useRef<HTMLDialogElement>(null);
  const [doubt, setDoubt] = useState<HandInDoubt>('skip');
  const report = useRef<HTMLDialogElement>(null);
  const [reported, setReported] = useState<string | null>(null);
  const abort = () => dialog.current?.showModal();
  const onReport = () => {
    setReported(task.taskId);
    report.current?.showModal();
  };
  // What is not answered is not handed in by a slip of the thumb: it would count as wrong.
  const next = () => {
    const found = task.answered || control.busy ? null : doubtOf(control);
    if (found === null) return control.next();
    flushSync(() => setDoubt(found));
    handIn.current?.showModal();
  };
  useStartedToast();
  useTestKeys({ control, previous, next });
  useVerdictFocus(control);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new task
  useEffect(() => {
    // A new task is read from its top, by eye and by screen reader.
    heading.current?.focus({ preventScroll: true });
    for (const pane of document.querySelectorAll('[data-task-scroll]')) pane.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
  }, [task.position]);

  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <TestHeader {...{ control, heading, onReport }} length={lengthOf(sitting)} onAbort={abort} />
      {isOpenTask(task) ? (
        <OpenTaskPanes
          {...{ control, task, previous }}
          onAbort={abort}
          onSkip={() => {
            flushSync(() => setDoubt('skipOpen'));
            handIn.current?.showModal();
          }}
        />
      ) : (
        <>
          <Panes control={control} task={task} />
          <TestFooter {...{ control, task, previous }} onNext={next} onAbort={abort} />
        </>
      )}
      <HandInDialog
        ref={handIn}
        doubt={doubt}
        onBack={doubt === 'unheard' ? goToClip : goToQuestion}
        onHandIn={control.next}
      />
      <ReportDialog ref={report} sittingId={sitting.id} taskId={reported} />
      <AbortDialog ref={dialog} canFinish={sitting.tasks.some((one) => one.answered)} onEnd={control.end} />
    </div>
  );
}

/**
 * Text or clip, and the question. What has no text beside it stands in one column; where the answer is a word of the
 * text, the question comes first, so that a phone shows it before the text. The panes are positioned because what is
 * hidden for screen readers in them would lengthen the page otherwise; a pane with nothing to act on is a stop for the
 * Tab key, so that it can be scrolled by keyboard.
 */
function Panes({ control, task }: { control: SittingControl; task: MarkedSittingTask }) {
  const { t } = useTranslation('task');
  const { sitting, response } = control;
  const single = task.stimulus.kind === 'none';
  const questionFirst = task.kind === 'click_word';
  const pane = classNames(
    'relative mx-auto w-full px-4 lg:px-10',
    single ? 'max-w-3xl' : 'max-w-2xl lg:row-start-1 lg:max-w-none lg:overflow-y-auto lg:py-10',
  );
  const around = (
    <section
      key="stimulus"
      data-task-scroll
      aria-label={t('stimulus')}
      tabIndex={task.stimulus.kind === 'text' || task.stimulus.kind === 'persons' ? 0 : undefined}
      className={classNames(
        pane,
        single ? 'pt-5 lg:pt-10' : 'py-5 lg:col-start-1 lg:border-r lg:border-hairline',
      )}
    >
      <TaskFacts task={task} className={questionFirst ? 'max-lg:hidden' : undefined} />
      <LookUpRegion active={task.review !== null && task.stimulus.kind !== 'none'} key={task.position}>
        <StimulusView sitting={sitting} task={task} response={response} onRespond={control.setResponse} />
      </LookUpRegion>
    </section>
  );
  const question = (
    <section
      key="question"
      data-question
      data-task-scroll
      tabIndex={!single && (task.answered || questionFirst) ? 0 : undefined}
      aria-label={t('question')}
      className={classNames(
        pane,
        single ? 'py-5 lg:pt-3 lg:pb-10' : 'border-hairline py-6 lg:col-start-2 lg:border-y-0',
        !single && (questionFirst ? 'border-b' : 'border-t'),
      )}
    >
      {questionFirst && <TaskFacts task={task} className="lg:hidden" />}
      <LookUpRegion active={task.review !== null} hasButton={single} key={task.position}>
        <TaskView inputs={openInputs} task={task} response={response} onRespond={control.setResponse} />
      </LookUpRegion>
    </section>
  );
  return (
    <main
      id="main"
      data-kind={task.kind}
      data-answered={task.answered}
      data-task-scroll={single || undefined}
      tabIndex={single && task.answered ? 0 : undefined}
      className={classNames(
        'flex-1 lg:min-h-0',
        single ? 'relative lg:overflow-y-auto' : 'lg:grid lg:grid-cols-[11fr_9fr]',
      )}
    >
      {questionFirst ? [question, around] : [around, question]}
    </main>
  );
}

/** What speaks against handing in the task as it stands. */
function doubtOf({ sitting, task, response }: SittingControl): HandInDoubt | null {
  // A text is handed in by its own screen, which says what is missing.
  if (isOpenTask(task)) return 'skipOpen';
  if (response === null) return 'skip';
  if (task.stimulus.kind !== 'clip') return null;
  return heardBy(sitting, task) === null ? 'unheard' : null;
}

function lengthOf(sitting: SittingData): number {
  return sitting.kind === 'custom'
    ? customTotal(sitting.settings)
    : usualLength(sitting.settings.length).tasks;
}

/** An answer that was just given, with its key shown: the focus goes to the verdict, and it is scrolled into sight. */
function useVerdictFocus({ task }: SittingControl) {
  const open = useRef<number | null>(null);
  useEffect(() => {
    if (task.answered && open.current === task.position) {
      const verdict = document.querySelector<HTMLElement>('[data-verdict]');
      verdict?.focus({ preventScroll: true });
      verdict?.parentElement?.scrollIntoView({ block: 'nearest' });
    }
    open.current = task.answered ? null : task.position;
  }, [task.position, task.answered]);
}

/** Rule 8.13: 'Test started — good luck', once, when the test was just started. */
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
