import { AppError } from '#server/http/errors.ts';

/** For what needs an account that lasts. @throws AppError 403 `account_needed` for a guest's. */
export function requireAccount({ guest }: { readonly guest: boolean }): void {
  if (!guest) return;
  throw new AppError({
    code: 'account_needed',
    status: 403,
    message: 'This needs an account; create one first.',
  });
}
