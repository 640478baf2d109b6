import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { lockAdvanced } from './advance-part.ts';
import { isOpenMockPart } from './mock-record.ts';
import { leaveOpenPart } from './open-progress.ts';

/** `mock-endings`: leaves a part for good, without a result. One that is over stays as it is. */
export function mockEndingsFunction(): ServerFunction {
  return defineFunction({
    name: 'mock-endings',
    access: 'session',
    demo: true,
    limit: { burst: 20, perHour: 120 },
    run: ({ partId }, { userId, context }) =>
      context.database.asService(async (transaction) => {
        const now = context.now();
        const part = await lockAdvanced(context, transaction, { partId, userId });
        if (part.status !== 'active') return { status: part.status };
        await transaction.query(
          `update public.mock_parts set status = 'aborted', finish_reason = 'left', finished_at = $2 where id = $1`,
          [part.id, now],
        );
        if (isOpenMockPart(part)) await leaveOpenPart(transaction, part, now);
        return { status: 'aborted' };
      }),
  });
}
