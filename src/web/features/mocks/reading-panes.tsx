import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { openInputs } from '#web/features/tasks/open-inputs.ts';
import { StimulusView } from '#web/features/tasks/stimulus-view.tsx';
import { TaskView } from '#web/features/tasks/task-view.tsx';
import { asSitting } from './mock-sitting.ts';
import { openMockTask } from './mock-task.ts';
import type { MockControl, RunningPart } from './use-mock-part.ts';

type ReadingPanesProps = {
  readonly control: MockControl;
  readonly state: RunningPart;
  readonly position: number;
};

/** The text on one side, the question on the other; on a phone one below the other, and a word to find before its text. */
export function ReadingPanes({ control, state, position }: ReadingPanesProps) {
  const { t } = useTranslation('mocks');
  const given = state.tasks.find((task) => task.position === position);
  if (!given) return null;
  const task = openMockTask(given);
  const response = control.responseTo(position);
  const onRespond = (value: typeof response) => control.respond(position, value);
  const single = task.stimulus.kind === 'none';
  const questionFirst = task.kind === 'click_word';
  const pane = classNames(
    'relative mx-auto w-full px-4 lg:px-10',
    single ? 'max-w-3xl' : 'max-w-2xl lg:row-start-1 lg:max-w-none lg:overflow-y-auto lg:py-10',
  );
  const text = (
    <section
      key="text"
      data-task-scroll
      aria-label={t('text')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane with nothing to act on is scrolled by keyboard
      tabIndex={0}
      className={classNames(
        pane,
        single ? 'pt-5 lg:pt-10' : 'py-5 lg:col-start-1 lg:border-r lg:border-hairline',
      )}
    >
      <StimulusView
        key={position}
        sitting={asSitting(state.partId)}
        task={task}
        response={response}
        onRespond={onRespond}
      />
    </section>
  );
  const question = (
    <section
      key="question"
      data-question
      data-task-scroll
      aria-label={t('question')}
      className={classNames(
        pane,
        single ? 'py-5 lg:pt-3 lg:pb-10' : 'border-hairline py-6 lg:col-start-2 lg:border-y-0',
        !single && (questionFirst ? 'border-b' : 'border-t'),
      )}
    >
      <TaskView key={position} inputs={openInputs} task={task} response={response} onRespond={onRespond} />
    </section>
  );
  return (
    <main
      id="main"
      data-kind={task.kind}
      data-position={position}
      className={classNames(
        'flex-1 lg:min-h-0',
        single ? 'relative lg:overflow-y-auto' : 'lg:grid lg:grid-cols-[11fr_9fr]',
      )}
    >
      {questionFirst ? [question, text] : [text, question]}
    </main>
  );
}
