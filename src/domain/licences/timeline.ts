import { dayMs } from '#domain/time/days.ts';

/** What a person was given: days of a tier, from a moment on, maybe taken back later. */
export type LicenceGrant = {
  readonly id: string;
  readonly tier: number;
  readonly days: number;
  readonly grantedAt: Date;
  readonly revokedAt: Date | null;
};

/** A stretch of time in which one grant is used up. */
export type LicencePeriod = {
  readonly grantId: string;
  readonly tier: number;
  readonly startedAt: Date;
  readonly expiresAt: Date;
};

/**
 * Rule 9.44: when each grant is used. At every moment the highest tier of what is left is used, of equal tiers the
 * earliest given; what is lower waits meanwhile and loses no time. So an upgrade counts at once and what was paid before goes
 * on after it, a renewal begins where the last one ends, and a trial lies behind what is paid. The order in which grants
 * are told does not matter.
 * @param grants in any order. @returns periods in order of time, none overlapping another.
 */
export function licencePeriods(grants: readonly LicenceGrant[]): LicencePeriod[] {
  const waiting = grants.map((grant) => ({ grant, leftMs: grant.days * dayMs }));
  // Something may change only when one is given or taken back, or when one is used up.
  const moments = grants.flatMap(({ grantedAt, revokedAt }) =>
    revokedAt ? [grantedAt, revokedAt] : [grantedAt],
  );
  const changes = [...new Set(moments.map((moment) => moment.getTime()))].toSorted((a, b) => a - b);
  const periods: LicencePeriod[] = [];
  let now = changes[0] ?? 0;
  for (;;) {
    const best = waiting.filter((one) => one.leftMs > 0 && isHeld(one.grant, now)).toSorted(byUse)[0];
    const change = changes.find((moment) => moment > now) ?? null;
    if (!best) {
      if (change === null) return periods;
      now = change;
      continue;
    }
    const usedUp = now + best.leftMs;
    const until = change === null ? usedUp : Math.min(change, usedUp);
    addPeriod(periods, { grant: best.grant, from: now, to: until });
    best.leftMs -= until - now;
    now = until;
  }
}

function isHeld({ grantedAt, revokedAt }: LicenceGrant, now: number): boolean {
  return grantedAt.getTime() <= now && (revokedAt === null || revokedAt.getTime() > now);
}

type Waiting = { readonly grant: LicenceGrant };

function byUse({ grant: one }: Waiting, { grant: other }: Waiting): number {
  return (
    other.tier - one.tier ||
    one.grantedAt.getTime() - other.grantedAt.getTime() ||
    (one.id < other.id ? -1 : 1)
  );
}

/** A period that goes on is one. */
function addPeriod(
  periods: LicencePeriod[],
  { grant, from, to }: { readonly grant: LicenceGrant; readonly from: number; readonly to: number },
): void {
  const last = periods.at(-1);
  const goesOn = last?.grantId === grant.id && last.expiresAt.getTime() === from;
  const startedAt = goesOn ? last.startedAt : new Date(from);
  if (goesOn) periods.pop();
  periods.push({ grantId: grant.id, tier: grant.tier, startedAt, expiresAt: new Date(to) });
}
