import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * Who buys, as the account stands now, whatever an older token says.
 * @throws AppError 403 `account_needed`: what is paid for must not be lost with a cookie.
 */
export async function requireBuyer(
  database: Database,
  userId: string,
): Promise<{ readonly email: string | null }> {
  const { rows } = await database.pool.query<{ email: string | null; is_anonymous: boolean }>({
    name: 'buyer',
    text: 'select email, is_anonymous from auth.users where id = $1',
    values: [userId],
  });
  const [buyer] = rows;
  if (buyer && !buyer.is_anonymous) return { email: buyer.email };
  throw new AppError({
    code: 'account_needed',
    status: 403,
    message: 'A package is bought by somebody with an account.',
  });
}
