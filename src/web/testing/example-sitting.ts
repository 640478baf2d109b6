import type { TestSettings } from '#domain/assessment/settings.ts';
import { splitStimulus } from '#domain/tasks/split-stimulus.ts';
import { splitMarkedTask } from '#domain/tasks/split-task.ts';
import { examples } from '#domain/tasks/task-examples.ts';
import type { MarkedSittingTask, SittingData, SittingTask } from '#web/features/sitting-data/sitting-data.ts';

/** A task of a kind as the screen gets it; after the answer with key and explanation. */
export function exampleTask(
  kind: keyof typeof examples,
  change: Partial<MarkedSittingTask> = {},
): MarkedSittingTask {
  const { task, stimulus } = examples[kind];
  const split = splitMarkedTask({ task, stimulus, seed: `example/${kind}` });
  const around = splitStimulus({ stimulus, title: 'Byttehylla', tasks: [task] });
  const answered = change.answered ?? false;
  return {
    position: 1,
    taskId: `example/${kind}`,
    category: 'read',
    level: 'B1',
    kind,
    task: split.public,
    stimulus: around.public,
    stimulusId: 'example',
    clip: null,
    drawings: ['park', 'kitchen', 'bus'].map((id) => ({
      id,
      hash: 'hash',
      alt: { nb: `et bilde av ${id}`, en: `a picture of ${id}` },
    })),
    shown: false,
    response: null,
    review: answered ? { secret: split.secret, stimulus: around.secret, mark: null } : null,
    ...change,
    answered,
  };
}

/** An active sitting of these tasks. */
export function exampleSitting(
  tasks: readonly SittingTask[],
  settings: Partial<TestSettings> = {},
): SittingData {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    status: 'active',
    kind: 'level',
    settings: {
      levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
      categories: ['read', 'listen'],
      length: 'full',
      randomOrder: true,
      showAnswers: false,
      plays: 'exam',
      ...settings,
    },
    startedAt: '2026-11-20T12:00:00Z',
    finishedAt: null,
    summary: null,
    tasks: tasks.map((task, index) => ({ ...task, position: index + 1 })),
  };
}
