import { dateFormat } from './formats.ts';

/**
 * The moment that a clock in Norway shows as this; null where it is none. In the hour that comes twice in autumn it is the
 * second one.
 * @param wall `2026-11-23T08:30`, as a field of a form gives it
 */
export function osloMoment(wall: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/u.test(wall)) return null;
  const asUtc = new Date(`${wall}Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  // Winter time is tried first; what then shows another time lies in summer.
  return (
    [1, 2]
      .map((hours) => new Date(asUtc.getTime() - hours * 3_600_000))
      .find((moment) => osloWall(moment) === wall.slice(0, 16)) ?? null
  );
}

/** What a clock in Norway shows at a moment: `2026-11-23T08:30`. */
export function osloWall(moment: Date): string {
  return dateFormat('sv-SE', {
    timeZone: 'Europe/Oslo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(moment)
    .replace(' ', 'T');
}
