import { listeningSteps, stepAt } from '#domain/mocks/listening-times.ts';
import { stageEnd } from '#domain/mocks/part-clock.ts';
import type { PartState } from '#domain/mocks/part-state.ts';
import type { Transaction } from '#server/db/database.ts';
import { type AnyMockPart, isOpenMockPart, timesOf } from './mock-record.ts';
import { readGiven, readShown } from './mock-tasks.ts';
import { openStateOf } from './open-state.ts';

/** Rule 9.299: where an advanced part stands, with the tasks that its person may see now and nothing that tells of their keys. */
export async function stateOf(transaction: Transaction, part: AnyMockPart, now: Date): Promise<PartState> {
  if (isOpenMockPart(part)) return openStateOf(transaction, part, now);
  const head = { partId: part.id, examId: part.exam_id, part: part.part };
  if (part.status !== 'active') return { ...head, kind: 'over', status: part.status, result: part.result };
  const { stage } = part;
  const at = now.getTime();
  const startedAt = part.stage_started_at.getTime();
  if (at < startedAt) return { ...head, kind: 'pause', now: at, stage, until: startedAt };
  const given = (await readGiven(transaction, part.id)).filter((task) => task.stage === stage);
  const step = part.part === 'listen' ? stepAt(listeningSteps(given), at - startedAt) : null;
  const positions = step ? step.positions : given.map(({ position }) => position);
  return {
    ...head,
    kind: 'running',
    now: at,
    stage,
    endsAt: stageEnd(timesOf(part)),
    strip: given.map(({ position, answered }) => ({ position, answered })),
    tasks: await readShown(transaction, { partId: part.id, positions }),
    clip: step && {
      plays: step.plays.map(({ from, to }) => ({ from: startedAt + from, to: startedAt + to })),
      endsAt: startedAt + step.to,
    },
  };
}
