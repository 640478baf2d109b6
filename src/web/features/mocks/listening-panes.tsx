import { useTranslation } from 'react-i18next';
import { openInputs } from '#web/features/tasks/open-inputs.ts';
import { TaskView } from '#web/features/tasks/task-view.tsx';
import { MockClip } from './mock-clip.tsx';
import { openMockTask } from './mock-task.ts';
import type { MockControl, RunningPart } from './use-mock-part.ts';

type ListeningPanesProps = { readonly control: MockControl; readonly state: RunningPart };

/** The clip at hand and all of its questions. */
export function ListeningPanes({ control, state }: ListeningPanesProps) {
  const { t } = useTranslation('mocks');
  const tasks = state.tasks.map(openMockTask);
  const [first] = tasks;
  const isOver = control.now !== null && control.now >= state.endsAt;
  return (
    <main id="main" data-position={first?.position} className="flex-1 lg:min-h-0 lg:overflow-y-auto">
      <div className="mx-auto max-w-3xl px-4 py-5 lg:px-10 lg:py-8">
        {state.clip && first && !isOver && (
          <div className="max-lg:sticky max-lg:top-(--stuck) max-lg:z-10">
            <MockClip
              key={first.stimulusId}
              url={first.clip?.url ?? `/audio/stimulus/${first.stimulusId}.mp3`}
              plays={state.clip.plays}
              endsAt={state.clip.endsAt}
              now={control.now}
            />
          </div>
        )}
        {isOver && (
          <p role="status" className="rounded-card border border-hairline p-5">
            {t('pause.soon')}
          </p>
        )}
        {tasks.map((task) => (
          <section key={task.position} className="mt-8" aria-labelledby={`prompt-${task.position}`}>
            <p className="mb-1 text-sm text-second">{t('taskNumber', { number: task.position })}</p>
            <TaskView
              inputs={openInputs}
              task={task}
              promptId={`prompt-${task.position}`}
              response={control.responseTo(task.position)}
              onRespond={(response) => control.respond(task.position, response)}
            />
          </section>
        ))}
      </div>
    </main>
  );
}
