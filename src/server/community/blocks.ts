import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { refusal } from './refusal.ts';

/**
 * Rule 9.468. `community-blocks`: does not want to read or hear somebody any more, or does again; they are not told.
 * @throws AppError 409 `own_words`, 404 `person_not_found`.
 */
export function blocksFunction(): ServerFunction {
  return defineFunction({
    name: 'community-blocks',
    access: 'account',
    limit: { burst: 30, perHour: 120 },
    async run({ personId, on }, { userId, context }) {
      if (personId === userId) throw refusal('own_words');
      return context.database.asService(async (transaction) => {
        if (!on) {
          await transaction.query(
            'delete from public.community_blocks where user_id = $1 and blocked_id = $2',
            [userId, personId],
          );
          return { blocked: false };
        }
        const [person] = await transaction.query(
          'select from public.community_user_profiles where id = $1 and first_wrote_at is not null',
          [personId],
        );
        if (!person) throw refusal('person_not_found');
        await transaction.query(
          `insert into public.community_blocks (user_id, blocked_id, created_at) values ($1, $2, $3) on conflict do nothing`,
          [userId, personId, context.now()],
        );
        return { blocked: true };
      });
    },
  });
}

/** Rule 9.468: nobody answers whoever has blocked them. @throws AppError 403 `cannot_reply`. */
export async function requireNotBlocked(
  transaction: Transaction,
  { userId, answered }: { readonly userId: string; readonly answered: readonly (string | null)[] },
): Promise<void> {
  const [blocked] = await transaction.query(
    'select from public.community_blocks where blocked_id = $1 and user_id = any ($2::uuid[]) limit 1',
    [userId, answered.filter((one) => one !== null)],
  );
  if (blocked) throw refusal('cannot_reply');
}
