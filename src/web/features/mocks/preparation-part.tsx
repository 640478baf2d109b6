import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskBrief } from '#web/features/open-tasks/task-brief.tsx';
import { asSitting } from './mock-sitting.ts';
import { NotesField } from './notes-field.tsx';
import { OpenPartFooter } from './open-part-footer.tsx';
import { OpenPartHeader, type OpenPartProps } from './open-part-header.tsx';
import { useAtEnd } from './use-open-part.ts';

/** C1 prepares before it speaks: texts, tasks and notes; speaking begins by itself, or earlier by a press. Rule 9.395. */
export function PreparationPart({ control, tasks, onLeave }: OpenPartProps) {
  const { t } = useTranslation('open-mocks');
  const { state, send } = control;
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = () => send({ kind: 'hand-in', stage: state.stage });
  useAtEnd(control, begin);
  return (
    <>
      <OpenPartHeader control={control} heading={heading} numbers={[]} current={null} isDone={() => false} />
      <main id="main" className="flex-1 lg:min-h-0 lg:overflow-y-auto">
        <div className="mx-auto max-w-3xl space-y-8 px-4 py-6 lg:px-10 lg:py-10">
          <p className="max-w-reading text-second">{t('prepare.text')}</p>
          <NotesField partId={state.partId} />
          {tasks.map((task, index) => (
            <section key={task.position} aria-label={t('prepare.task', { number: index + 1 })}>
              <h2 className="heading-4">{t('prepare.task', { number: index + 1 })}</h2>
              <TaskBrief sitting={asSitting(state.partId)} task={task} bare />
            </section>
          ))}
        </div>
      </main>
      <OpenPartFooter problem={control.problem} onLeave={onLeave}>
        <button
          type="button"
          aria-disabled={control.busy || undefined}
          onClick={() => void begin()}
          className="button button-primary flex-1 lg:flex-none"
        >
          {t('prepare.begin')}
        </button>
      </OpenPartFooter>
    </>
  );
}
