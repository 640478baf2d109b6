import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * Rule 9.66. `guest-results`: what a guest did comes to the account that was logged in to after it, and the guest's empty
 * account goes. Who asks proves both: the account by the call's token, the guest by the token of its session, which must
 * still stand. Asked again there is no guest any more, and nothing moves.
 */
export function guestResultsFunction(): ServerFunction {
  return defineFunction({
    name: 'guest-results',
    access: 'account',
    limit: { burst: 20, perHour: 60 },
    async run({ guestToken }, { userId, context }) {
      const claims = await context.tokens.verify(guestToken).catch(() => null);
      if (!claims)
        throw new AppError({
          code: 'guest_not_proved',
          status: 400,
          message: 'The guest’s session has ended.',
        });
      return context.database.asOwner(async (transaction) => {
        const guestId = await lockGuest(transaction, claims);
        return { moved: guestId ? await moveResults(transaction, { guestId, userId }) : 0 };
      });
    },
  });
}

/** The guest whose token it is, if it is one still and its session stands; a demo's made-up progress is nobody's. */
async function lockGuest(
  { query }: Transaction,
  claims: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const [guest] = await query<{ id: string }>(
    `select u.id from auth.users u join auth.sessions s on s.user_id = u.id
     where u.id::text = $1 and s.id::text = $2 and u.is_anonymous
       and not exists (select from public.users p where p.id = u.id and p.demo_until is not null)
     for update of u`,
    [String(claims.sub ?? ''), String(claims.session_id ?? '')],
  );
  return guest?.id ?? null;
}

/** @returns the number of tests. A request key that the account has used itself is replaced: keys are one's own. */
async function moveResults(
  { query }: Transaction,
  { guestId, userId }: { readonly guestId: string; readonly userId: string },
): Promise<number> {
  const moved = await query(
    `update public.sittings s set user_id = $2, request_key =
       case when exists (select from public.sittings o where o.user_id = $2 and o.request_key = s.request_key)
         then gen_random_uuid()::text else s.request_key end
     where s.user_id = $1 returning s.id`,
    [guestId, userId],
  );
  await query('update public.submissions set user_id = $2 where user_id = $1', [guestId, userId]);
  await query(`update public.result_shares set user_id = $2 where user_id = $1`, [guestId, userId]);
  await query(
    `update public.feedback f set user_id = $2, request_key =
       case when exists (select from public.feedback o where o.user_id = $2 and o.request_key = f.request_key)
         then gen_random_uuid()::text else f.request_key end
     where f.user_id = $1`,
    [guestId, userId],
  );
  await query(`delete from auth.users where id = $1 and is_anonymous`, [guestId]);
  return moved.length;
}
