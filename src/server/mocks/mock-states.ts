import { stageEnd } from '#domain/mocks/part-clock.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { lockAdvanced } from './advance-part.ts';
import { endStage, finishPart } from './mock-progress.ts';
import { isOpenMockPart, type MockPart, timesOf } from './mock-record.ts';
import { stateOf } from './mock-state.ts';
import { endOpenStage } from './open-progress.ts';

/** `mock-states`: where a part stands now by the server's clock; every window of every device gets the same. Rule 9.297. */
export function mockStatesFunction(): ServerFunction {
  return defineFunction({
    name: 'mock-states',
    access: 'session',
    demo: true,
    limit: { burst: 120, perHour: 2400 },
    run: ({ partId }, { userId, context }) =>
      context.database.asService(async (transaction) => {
        const part = await lockAdvanced(context, transaction, { partId, userId });
        return stateOf(transaction, part, context.now());
      }),
  });
}

/**
 * `mock-stages`: hands in a stage of reading, or a part of writing or speaking; the next stage begins, or the part is over. Asked
 * again it says where the part stands. Listening is not handed in: it runs by itself. Rule 9.295, Rule 9.298, Rule 9.392.
 */
export function mockStagesFunction(): ServerFunction {
  return defineFunction({
    name: 'mock-stages',
    access: 'session',
    demo: true,
    limit: { burst: 20, perHour: 240 },
    run: ({ partId, stage }, { userId, context }) =>
      context.database.asService(async (transaction) => {
        const now = context.now();
        const part = await lockAdvanced(context, transaction, { partId, userId });
        if (part.status !== 'active' || part.stage !== stage) return stateOf(transaction, part, now);
        if (isOpenMockPart(part)) {
          const after = await endOpenStage(context, { transaction, part, userId });
          return stateOf(transaction, after, now);
        }
        const after = part.part === 'read' ? await handIn(transaction, part, now) : part;
        return stateOf(transaction, after, now);
      }),
  });
}

/** Past the end of its time the part is over, also in the moments in which answers still arrive. */
function handIn(transaction: Transaction, part: MockPart, now: Date): Promise<MockPart> {
  const end = stageEnd(timesOf(part));
  if (now.getTime() < end) return endStage(transaction, part, now);
  return finishPart(transaction, part, { at: new Date(end), reason: 'time_up' });
}
