import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { requireAddress } from '#server/http/require-address.ts';
import { issueCode } from './issue-code.ts';

/**
 * Rule 3.18, Rule 5.21, Rule 9.50. `welcome-codes`: sends a visitor's address a code. The answer is the same whatever the
 * address has had. The limit lets a class in (decision 017).
 */
export function welcomeCodesFunction(): ServerFunction {
  return defineFunction({
    name: 'welcome-codes',
    access: 'everyone',
    limit: { burst: 40, perHour: 60 },
    async run({ email, name, locale }, { context }) {
      const address = requireAddress(email);
      try {
        await issueCode(context, { address, campaign: 'welcome', locale, name });
      } catch (error) {
        context.log.warn({ err: error }, 'a code could not be mailed');
        throw new AppError({
          code: 'mail_failed',
          status: 502,
          message: 'The mail could not be sent; try again a little later.',
        });
      }
      return { sent: true as const };
    },
  });
}
