import type { Actor } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

/** For what needs an account that lasts. @throws AppError 403 `account_needed` for an anonymous session. */
export function requireAccount({ claims }: Actor): void {
  if (claims.is_anonymous !== true) return;
  throw new AppError({
    code: 'account_needed',
    status: 403,
    message: 'This needs an account; create one first.',
  });
}
