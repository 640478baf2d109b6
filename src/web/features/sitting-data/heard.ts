import { type HeardBy, readHeard } from './draft.ts';
import type { SittingData, SittingTask } from './sitting-data.ts';

/** By whose voice the clip of a task was heard, here or at another task of it; null when it was not. */
export function heardBy(sitting: Pick<SittingData, 'id' | 'tasks'>, task: SittingTask): HeardBy | null {
  const own = readHeard({ sittingId: sitting.id, position: task.position });
  if (own) return own;
  const places = sitting.tasks.filter(({ stimulusId }) => stimulusId === task.stimulusId);
  return (
    places
      .map(({ position }) => readHeard({ sittingId: sitting.id, position }))
      .findLast((heard) => heard !== null) ?? null
  );
}
