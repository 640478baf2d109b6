import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WritingDesk } from '#web/features/open-tasks/writing-desk.tsx';
import { Conversation } from './conversation.tsx';
import { HandInPartDialog } from './hand-in-part-dialog.tsx';
import { asSitting } from './mock-sitting.ts';
import { NotesField } from './notes-field.tsx';
import { OpenPartFooter } from './open-part-footer.tsx';
import { OpenPartHeader, type OpenPartProps } from './open-part-header.tsx';
import { TopicChoice } from './topic-choice.tsx';
import { useWritingPart } from './use-writing-part.ts';

/** Writing: one time for all tasks, back and forth between them, and all of it is handed in together. Rule 9.393. */
export function WritingPart({ control, tasks, onLeave }: OpenPartProps) {
  const { t } = useTranslation(['mocks', 'open-mocks']);
  const part = useWritingPart(control, tasks);
  const { place, task, numbers, offered } = part;
  const heading = useRef<HTMLHeadingElement>(null);
  const handIn = useRef<HTMLDialogElement>(null);
  const isLast = place === numbers.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another task is another page
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [place, task?.position]);

  const footer = (
    <OpenPartFooter problem={part.problem} onLeave={onLeave}>
      <button
        type="button"
        disabled={place === 0}
        onClick={() => void part.goTo(place - 1)}
        className="button button-secondary flex-1 max-sm:px-2 lg:flex-none"
      >
        {t('previous')}
      </button>
      <button
        type="button"
        aria-disabled={part.busy || undefined}
        onClick={() => (isLast ? handIn.current?.showModal() : void part.goTo(place + 1))}
        className="button button-primary flex-1 max-sm:px-2 lg:flex-none"
      >
        {t(isLast ? 'open-mocks:handIn.open' : 'next')}
      </button>
    </OpenPartFooter>
  );
  return (
    <>
      <OpenPartHeader
        control={control}
        heading={heading}
        numbers={numbers}
        current={place + 1}
        isDone={part.isWritten}
        onGoTo={(number) => void part.goTo(number - 1)}
      />
      {control.state.clip && (
        <section aria-label={t('open-mocks:conversation.label')}>
          <Conversation clip={control.state.clip} now={control.now} />
          <NotesField partId={control.state.partId} isBar />
        </section>
      )}
      {task ? (
        <>
          {offered.length > 1 && (
            <p className="flex flex-wrap items-center gap-x-4 border-b border-hairline px-4 py-1 text-ui text-second lg:px-10">
              {t('open-mocks:topic.taken')}
              <button
                type="button"
                onClick={() => void part.chooseAnew()}
                className="min-h-11 text-link underline"
              >
                {t('open-mocks:topic.change')}
              </button>
            </p>
          )}
          <WritingDesk
            key={task.position}
            sitting={asSitting(control.state.partId)}
            task={task}
            busy={part.busy}
            problem={null}
            exam={{ draft: part.draft }}
            {...unused}
            footer={() => footer}
          />
        </>
      ) : (
        <>
          <TopicChoice tasks={offered} onChoose={(position) => void part.choose(position)} />
          {footer}
        </>
      )}
      <HandInPartDialog
        ref={handIn}
        empty={numbers.filter((number) => !part.isWritten(number))}
        onGoTo={(number) => void part.goTo(number - 1)}
        onHandIn={() => void part.handIn()}
      />
    </>
  );
}

const nothing = () => {};
/** A text of a mock is handed in with its part, not by its desk. */
const unused = { submit: nothing, submitRecording: nothing, update: nothing, next: nothing, skip: nothing };
