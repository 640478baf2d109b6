import {
  countRecoveryCodes,
  drawRecoveryCodes,
  hasFreshFactor,
  storeRecoveryCodes,
} from '#server/auth/recovery-codes.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * Rule 9.62. `recovery-codes`: ten new codes in place of those there were. This answer is the only one that says them;
 * asked again, because it was lost, it gives others, and these are the ones that count. Whoever found a session open gets
 * none: the second factor was given in the last minutes (Rule 9.163).
 */
export function recoveryCodesFunction(): ServerFunction {
  return defineFunction({
    name: 'recovery-codes',
    access: 'session',
    limit: { burst: 10, perHour: 20 },
    async run(_input, { userId, actor, context }) {
      const drawn = await drawRecoveryCodes();
      await context.database.asOwner(async (transaction) => {
        // Locked, so that of two askings at once one set stands, whole.
        const factors = await transaction.query(
          `select from auth.mfa_factors where user_id = $1 and status = 'verified' order by id for update`,
          [userId],
        );
        if (factors.length === 0)
          throw new AppError({
            code: 'no_second_factor',
            status: 409,
            message: 'Recovery codes stand in for a second factor: set one up first.',
          });
        if (
          !(await hasFreshFactor(transaction, {
            sessionId: actor.claims.session_id,
            userId,
            at: context.now(),
          }))
        )
          throw new AppError({
            code: 'second_factor_not_fresh',
            status: 403,
            message: 'New recovery codes need a code of your second factor first.',
          });
        await storeRecoveryCodes(transaction, { userId, drawn, at: context.now() });
      });
      return { codes: drawn.codes.map(({ text }) => text) };
    },
  });
}

/** `recovery-codes-left`: how many of the person's codes still work. */
export function recoveryCodesLeftFunction(): ServerFunction {
  return defineFunction({
    name: 'recovery-codes-left',
    access: 'session',
    limit: { burst: 120, perHour: 600 },
    async run(_input, { userId, context }) {
      const { left, madeAt } = await context.database.asOwner((transaction) =>
        countRecoveryCodes(transaction, userId),
      );
      return { left, madeAt: madeAt?.toISOString() ?? null };
    },
  });
}
