import type { TFunction } from 'i18next';
import { levels } from '#domain/levels/levels.ts';
import type { SampleSitting } from './sample-sitting.ts';

/** How the public example names its level: 'B1, on the way to B2', 'B1' or 'Between B1 and B2'. */
export function levelWords(t: TFunction<'landing'>, sample: SampleSitting): string {
  const place = placeOf(sample);
  if (place.kind === 'between') return t('example.between', place);
  return place.kind === 'onTheWay' ? t('example.onTheWay', place) : place.level;
}

/** The level of the public example, as the keys of the texts have it. */
export function placeOf({ verdict, value }: SampleSitting) {
  if (verdict.kind === 'between')
    return { kind: 'between', lower: verdict.lower, upper: verdict.upper } as const;
  const level = levelAtValue(value);
  const next = levels[levels.indexOf(level) + 1];
  // Less than a quarter of the way to the next station is just "at" the level.
  return next && value % 1 >= 0.25
    ? ({ kind: 'onTheWay', level, next } as const)
    : ({ kind: 'level', level } as const);
}

/** Name of the station at or below a level value. */
export function levelAtValue(value: number): (typeof levels)[number] {
  return levels[Math.min(Math.max(Math.floor(value), 0), 5)] ?? 'Pre-A1';
}
