import { useState } from 'react';
import { keyResponse, wrongResponse } from '#domain/tasks/key-response.ts';
import { mark } from '#domain/tasks/marking.ts';
import type { PublicMarkedTask, SecretMarkedTask } from '#domain/tasks/presentation.ts';
import type { Response } from '#domain/tasks/response.ts';
import type { SittingData, SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { openInputs } from '#web/features/tasks/open-inputs.ts';
import { StimulusView } from '#web/features/tasks/stimulus-view.tsx';
import { TaskView } from '#web/features/tasks/task-view.tsx';
import type { PreviewData } from './preview-data.ts';

export type ShownState = 'open' | 'right' | 'wrong';

type MarkedTaskProps = {
  readonly file: NonNullable<PreviewData['file']>;
  readonly id: string;
  readonly task: PublicMarkedTask;
  readonly secret: SecretMarkedTask;
  readonly state: ShownState;
};

/** A clip may be heard as often as one likes. */
const settings: SittingData['settings'] = {
  levels: [],
  categories: [],
  length: 'full',
  randomOrder: true,
  showAnswers: true,
  plays: 'free',
};

/** One marked task: to be answered and checked here, or shown answered as the key asks or beside it. */
export function MarkedTask({ file, id, task, secret, state }: MarkedTaskProps) {
  const [response, setResponse] = useState<Response | null>(() => {
    if (state === 'open') return null;
    return state === 'right' ? keyResponse(task, secret) : wrongResponse(task, secret);
  });
  const [checked, setChecked] = useState(state !== 'open');
  const shown: SittingTask = {
    position: 1,
    taskId: id,
    category: file.category,
    level: file.level,
    kind: task.kind,
    task,
    stimulus: file.stimulus.public,
    stimulusId: file.id,
    clip: null,
    drawings: file.drawings,
    answered: checked,
    shown: false,
    response: checked ? response : null,
    review: checked
      ? { secret, stimulus: file.stimulus.secret, mark: response && mark(secret, response) }
      : null,
  };
  return (
    <section data-kind={task.kind} className="mt-6 rounded-card border border-hairline p-4">
      <p className="mb-3 text-sm text-muted">
        {id} · {task.kind}
      </p>
      <StimulusView
        sitting={{ id, settings, status: 'active' }}
        task={shown}
        response={response}
        onRespond={setResponse}
      />
      <div data-question className="mt-5 border-t border-hairline pt-5">
        <TaskView inputs={openInputs} task={shown} response={response} onRespond={setResponse} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="button button-primary" onClick={() => setChecked(true)}>
          Check
        </button>
        <button type="button" className="button button-secondary" onClick={() => setChecked(false)}>
          Again
        </button>
        <button
          type="button"
          className="button button-secondary"
          onClick={() => {
            setResponse(keyResponse(task, secret));
            setChecked(true);
          }}
        >
          Key
        </button>
      </div>
    </section>
  );
}
