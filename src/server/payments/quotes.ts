import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { readQuote } from './quote.ts';

/** `quotes`: what a package would cost and when it would be used, were it bought now. */
export function quotesFunction(): ServerFunction {
  return defineFunction({
    name: 'quotes',
    access: 'session',
    demo: true,
    // Codes of 40 bits cannot be guessed at this pace.
    limit: { burst: 60, perHour: 240 },
    async run({ tier, code }, { userId, context }) {
      const quote = await context.database.asService((transaction) =>
        readQuote(transaction, { userId, tier, code, now: context.now() }),
      );
      if (!quote)
        throw new AppError({ code: 'not_for_sale', status: 409, message: 'This package is not for sale.' });
      const { startsAt, expiresAt, waits } = quote;
      return {
        ...quote,
        tier,
        startsAt: startsAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        waits: waits && { tier: waits.tier, from: waits.from.toISOString() },
      };
    },
  });
}
