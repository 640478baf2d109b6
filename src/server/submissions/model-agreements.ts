import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import type { OutsideTerms } from '#server/providers/assessment/assessor.ts';

/**
 * Rule 9.345. `model-agreements`: which service reads texts where a learner agrees, and whether this one has; with `agree` it
 * is changed. An agreement is to one service and model: with another one it is asked for anew.
 *
 * @param outside null where texts stay here
 */
export function modelAgreementsFunction(outside: OutsideTerms | null): ServerFunction {
  return defineFunction({
    name: 'model-agreements',
    access: 'account',
    limit: { burst: 60, perHour: 600 },
    async run({ agree }, { userId, context }) {
      const provider = outside?.provider ?? null;
      return context.database.asService(async ({ query }) => {
        if (agree !== undefined && (provider !== null || !agree)) {
          await query(
            'update public.users set model_agreed_to = $2, model_agreed_at = $3 where id = $1',
            agree ? [userId, provider, context.now()] : [userId, null, null],
          );
        }
        const [row] = await query<{ agreed: string | null }>(
          'select model_agreed_to as agreed from public.users where id = $1',
          [userId],
        );
        return { provider, agreed: provider !== null && row?.agreed === provider };
      });
    },
  });
}
