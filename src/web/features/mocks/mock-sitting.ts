import type { SittingData, SittingTask } from '#web/features/sitting-data/sitting-data.ts';

/** A part as the views of texts and clips take a test: its clips play freely, which only its review has. */
export function asSitting(partId: string, tasks: readonly SittingTask[] = []): SittingData {
  return {
    kind: 'level',
    startedAt: '',
    finishedAt: null,
    summary: null,
    tasks,
    id: partId,
    status: 'finished',
    settings: {
      levels: ['A1', 'A2', 'B1', 'B2'],
      categories: ['read', 'listen'],
      length: 'full',
      randomOrder: false,
      showAnswers: false,
      plays: 'free',
    },
  };
}
