import { type GuaranteeConditions, guaranteeConditions } from '#domain/guarantee/conditions.ts';
import { type Practice, type PracticeWeek, practiceWeeks } from '#domain/guarantee/practice-weeks.ts';
import { tiers } from '#domain/licences/licence.ts';
import type { Day } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';

export type Measured = {
  readonly conditions: GuaranteeConditions;
  readonly weeks: readonly PracticeWeek[];
};

/** Measures the guarantee's conditions from what the person did and held. Run it as the service. Rule 1.27. */
export async function measureGuarantee(
  transaction: Transaction,
  given: {
    readonly userId: string;
    readonly testDate: Day;
    readonly today: Day;
    /** The demo's own package counts, where the demo shows how far it is. */
    readonly isDemo?: boolean;
  },
): Promise<Measured> {
  const { userId, testDate, today } = given;
  const practice = await transaction.query<Practice>({
    name: 'guarantee-practice',
    text: 'select day::text, category, tasks from public.practice_by_day($1, $2)',
    values: [userId, testDate],
  });
  // The first one tells whether there was one before the test.
  const levelTests = await transaction.query<{ day: Day }>({
    name: 'guarantee-level-tests',
    text: `select (finished_at at time zone 'Europe/Oslo')::date::text as day from public.sittings
      where user_id = $1 and kind = 'level' and status = 'finished' and finished_at is not null
      order by finished_at limit 1`,
    values: [userId],
  });
  const tier = await readPackageTier(transaction, given);
  const measured = { practice, testDate, today };
  return {
    conditions: guaranteeConditions({ ...measured, levelTests: levelTests.map(({ day }) => day), tier }),
    weeks: practiceWeeks(measured),
  };
}

/**
 * The highest package held at some moment of the day. A trial is none, the demo's is one in the demo only, and what was
 * taken back (withdrawn from, refunded, ended) is no more to be extended. Rule 9.56.
 */
async function readPackageTier(
  transaction: Transaction,
  { userId, testDate, isDemo = false }: Parameters<typeof measureGuarantee>[1],
): Promise<number | null> {
  const [row] = await transaction.query<{ tier: number | null }>({
    name: 'guarantee-package',
    text: `select max(l.tier) as tier from public.license_users l left join public.license_grants g on g.id = l.grant_id
      where l.user_id = $1 and l.tier >= $3 and (l.source <> 'demo' or $4) and g.revoked_at is null
        and l.started_at < ($2::date + 1)::timestamp at time zone 'Europe/Oslo'
        and l.expires_at > $2::date::timestamp at time zone 'Europe/Oslo'`,
    values: [userId, testDate, tiers.plus, isDemo],
  });
  return row?.tier ?? null;
}
