import { redeemCode } from '#server/discounts/redeem-code.ts';
import { AppError } from '#server/http/errors.ts';
import { defineFunction, type ServerFunction } from './frame.ts';

/** Rule 9.51. `code-redemptions`: the days of Trial that a code is worth. Ten tries an hour: codes cannot be guessed. */
export function codeRedemptionsFunction(): ServerFunction {
  return defineFunction({
    name: 'code-redemptions',
    limit: { burst: 10, perHour: 10 },
    async run({ code }, { userId, person, context }) {
      if (person.guest)
        throw new AppError({
          code: 'account_needed',
          status: 403,
          message: 'A code is redeemed by somebody with an account.',
        });
      const { tier, days, startsAt, expiresAt } = await context.database.asService((transaction) =>
        redeemCode(transaction, { text: code, userId, now: context.now() }),
      );
      const [from, to] = [startsAt.toISOString(), expiresAt.toISOString()];
      return { given: { tier, days, startsAt: from, expiresAt: to } };
    },
  });
}
