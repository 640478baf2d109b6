import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { redeemCode } from './redeem-code.ts';

/** Rule 9.51. `code-redemptions`: the days of Trial that a code is worth. Ten tries an hour: codes cannot be guessed. */
export function codeRedemptionsFunction(): ServerFunction {
  return defineFunction({
    name: 'code-redemptions',
    access: 'account',
    limit: { burst: 10, perHour: 10 },
    async run({ code }, { userId, context }) {
      const { tier, days, startsAt, expiresAt } = await context.database.asService((transaction) =>
        redeemCode(transaction, { text: code, userId, now: context.now() }),
      );
      const [from, to] = [startsAt.toISOString(), expiresAt.toISOString()];
      return { given: { tier, days, startsAt: from, expiresAt: to } };
    },
  });
}
