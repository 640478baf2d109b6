import type { FunctionOutput } from '#domain/functions/functions.ts';

export type Guarantee = FunctionOutput<'guarantee'>;
export type GuaranteeClaim = Guarantee['claims'][number];

/** The conditions as stations of the trail, in the order in which one comes by them. */
export const stationKeys = ['levelTest', 'weeks', 'tasks', 'package', 'proof'] as const;
export type StationKey = (typeof stationKeys)[number];

export type Station = {
  readonly key: StationKey;
  readonly met: boolean;
  /** How much of it is done, 0 to 1. */
  readonly share: number;
};

/** The stations for the test that was measured. Proof is one's own to send: the station is reached when it was. */
export function stationsOf(guarantee: Guarantee): Station[] {
  const { conditions } = guarantee;
  const { weeks, tasks } = conditions;
  const met: Readonly<Record<StationKey, boolean>> = {
    levelTest: conditions.levelTest.met,
    weeks: weeks.met,
    tasks: tasks.met,
    package: conditions.package.met,
    proof: sentClaim(guarantee) !== null,
  };
  const begun: Readonly<Partial<Record<StationKey, number>>> = {
    weeks: weeks.have / weeks.need,
    tasks: tasks.have / tasks.need,
  };
  return stationKeys.map((key) => ({
    key,
    met: met[key],
    // Short of the next station while something is missing there.
    share: met[key] ? 1 : Math.min(begun[key] ?? 0, 0.85),
  }));
}

/** The claim that stands for the test that was measured. */
export function sentClaim({ claims, testDate }: Guarantee): GuaranteeClaim | null {
  return claims.find((claim) => claim.testDate === testDate && claim.status !== 'refused') ?? null;
}

/** How far the trail is walked: through all stations that are reached without a gap, and into the next. 0 to 5. */
export function walkedTo(stations: readonly Station[]): number {
  const gap = stations.findIndex(({ met }) => !met);
  return gap === -1 ? stations.length : gap + (stations[gap]?.share ?? 0);
}
