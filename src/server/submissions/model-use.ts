import { tiers } from '#domain/licences/licence.ts';
import type { AssessmentRequest } from '#domain/submissions/assessment.ts';
import { dayMs } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { tierOf } from '#server/licences/require-tier.ts';
import type { OutsideTerms } from '#server/providers/assessment/assessor.ts';

/** Uses are counted over 24 hours; what is older is forgotten. */
const keptMs = dayMs;

export type ModelUse = {
  readonly outside: NonNullable<AssessmentRequest['outside']>;
  /** The row that counts it; null where nothing may be sent. */
  readonly useId: string | null;
};

/**
 * Rule 9.345, Rule 9.346: whether this person's text may be sent now. It may when they have agreed to this very service and
 * model, and there is room in what their licence and the product allow; then one is taken.
 */
export async function takeModelUse(
  { database, now }: ServerContext,
  { userId, terms }: { readonly userId: string; readonly terms: OutsideTerms },
): Promise<ModelUse> {
  const at = now();
  return database.asOwner(async (transaction) => {
    const [person] = await transaction.query<{ agreed: string | null }>(
      'select model_agreed_to as agreed from public.users where id = $1',
      [userId],
    );
    if (person?.agreed !== terms.provider) return { outside: 'not_agreed', useId: null };
    const tier = await tierOf(transaction, { userId, now: at });
    // One at a time: two jobs that count at once would both find room.
    await transaction.query(`select pg_advisory_xact_lock(hashtext('model_uses'))`);
    const [taken] = await transaction.query<{ id: string }>(
      `insert into bestatt.model_uses (user_id, used_at)
       select $1, $2
       where $4 > (select count(*) from bestatt.model_uses where user_id = $1 and used_at > $3)
         and $5 > (select count(*) from bestatt.model_uses where used_at > $3)
       returning id`,
      [userId, at, new Date(at.getTime() - keptMs), allowance(tier, terms), terms.limits.all],
    );
    return taken ? { outside: 'agreed', useId: taken.id } : { outside: 'over_limit', useId: null };
  });
}

/** What was not asked after all, because nobody answered, does not count. */
export async function giveModelUseBack({ database }: ServerContext, { useId }: ModelUse): Promise<void> {
  if (useId === null) return;
  await database.asOwner(({ query }) => query('delete from bestatt.model_uses where id = $1', [useId]));
}

export async function sweepModelUses({ database, now }: ServerContext): Promise<void> {
  await database.asOwner(({ query }) =>
    query('delete from bestatt.model_uses where used_at < $1', [new Date(now().getTime() - keptMs)]),
  );
}

function allowance(tier: number, { limits }: OutsideTerms): number {
  if (tier >= tiers.premium) return limits.premium;
  return tier >= tiers.plus ? limits.plus : 0;
}
