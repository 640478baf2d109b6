import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { lockAdvanced } from './advance-part.ts';
import { isOpenMockPart, refuse } from './mock-record.ts';
import { stateOf } from './mock-state.ts';

/**
 * Rule 9.393. `mock-choices`: takes one of the tasks that are offered for a place; it may be taken back for another until the part is
 * over. What was written for the other one stays. @throws AppError 404 `mock_not_found`
 */
export function mockChoicesFunction(): ServerFunction {
  return defineFunction({
    name: 'mock-choices',
    access: 'session',
    demo: true,
    limit: { burst: 30, perHour: 240 },
    run: ({ partId, position }, { userId, context }) =>
      context.database.asService(async (transaction) => {
        const part = await lockAdvanced(context, transaction, { partId, userId });
        if (!isOpenMockPart(part)) refuse();
        const slot = part.form.slots.find((offered) => offered.length > 1 && offered.includes(position));
        if (!slot) refuse();
        if (part.status !== 'active') return stateOf(transaction, part, context.now());
        const choices = [...part.choices.filter((one) => !slot.includes(one)), position];
        await transaction.query('update public.mock_parts set choices = $2 where id = $1', [
          part.id,
          choices,
        ]);
        return stateOf(transaction, { ...part, choices }, context.now());
      }),
  });
}
