import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { levelOnTheWay } from '#domain/assessment/level-claim.ts';
import type { LevelEstimate } from '#domain/assessment/types.ts';
import { type Level, levels, station } from '#domain/levels/levels.ts';

/** What of an estimate the words need; a shared link has no more than this. */
export type NamedEstimate = Pick<LevelEstimate, 'verdict' | 'level' | 'v' | 'low' | 'high'>;

export type LevelWords = ReturnType<typeof levelWords>;

/** The words for a level in the language of `t` (namespace `result`). */
export function levelWords(t: TFunction) {
  /** A level in words. `lead` is the level itself, `rest` what follows it, so that a heading may set them apart. */
  function parts(estimate: NamedEstimate): { readonly lead: string; readonly rest: string } {
    const { verdict } = estimate;
    if (verdict.kind === 'unknown') return { lead: t('level.unknown'), rest: '' };
    if (verdict.kind === 'between')
      return { lead: t('level.between', { lower: verdict.lower, upper: verdict.upper }), rest: '' };
    const next = levelOnTheWay(estimate);
    if (!next) return { lead: verdict.level, rest: '' };
    return {
      lead: `${verdict.level},`,
      rest: t(estimate.v - station(verdict.level) < 0.75 ? 'level.onTheWay' : 'level.closeTo', { next }),
    };
  }

  /** 'B1, on the way to B2' */
  function headline(estimate: NamedEstimate): string {
    const { lead, rest } = parts(estimate);
    return rest ? `${lead} ${rest}` : lead;
  }

  /** A place on the trail, for 'from … to …': 'B1', 'just over B1', 'about halfway between B1 and B2', 'just under B2'. */
  function place(v: number): string {
    const { level, next, stretch } = placeOf(v);
    return stretch === 'at' ? level : t(`place.${stretch}`, { level, next });
  }

  /** A place on the trail as it is said at the stone: 'About halfway to B2'. */
  function stage(v: number): string {
    const { level, next, stretch } = placeOf(v);
    return next === undefined ? t('stage.summit') : t(`stage.${stretch}`, { level, next });
  }

  /** How sure the level is, in a sentence or two. */
  function sure(estimate: NamedEstimate & Pick<LevelEstimate, 'certainty' | 'evidence'>): string {
    const { verdict, low, high, evidence } = estimate;
    const band = { low: place(low), high: place(high) };
    if (verdict.kind === 'unknown') return t('sure.unknown', { count: evidence });
    if (verdict.kind === 'between')
      return t('sure.between', { lower: verdict.lower, upper: verdict.upper, ...band });
    return t(band.low === band.high ? 'sure.levelAlone' : 'sure.level', {
      level: verdict.level,
      certainty: percent(estimate.certainty),
      ...band,
    });
  }

  /** The text alternative of a picture of the level. */
  function description(estimate: NamedEstimate & Partial<Pick<LevelEstimate, 'certainty'>>): string {
    const band = { low: place(estimate.low), high: place(estimate.high) };
    if (estimate.verdict.kind === 'unknown') return t('level.unknownDescription', band);
    const sentence = t('level.description', { level: headline(estimate), ...band });
    if (estimate.verdict.kind === 'between' || estimate.certainty === undefined) return sentence;
    const chance = t('level.chance', { level: estimate.level, certainty: percent(estimate.certainty) });
    return `${sentence} ${chance}`;
  }

  return { parts, headline, place, stage, sure, description };
}

/** `levelWords` in the language of the page. */
export function useLevelWords(): LevelWords {
  const { t } = useTranslation('result');
  return useMemo(() => levelWords(t), [t]);
}

/** The highest station that counts as reached, for the pictures: the named level's; none without a level. */
export function reachedStation({ verdict, v }: NamedEstimate): number {
  if (verdict.kind === 'level') return station(verdict.level);
  return verdict.kind === 'unknown' ? -1 : Math.floor(v + 1e-9);
}

/** Whole percent; nothing is ever said to be wholly sure. */
export function percent(share: number): number {
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}

type Stretch = 'at' | 'over' | 'half' | 'under';

/** The stretch of the trail on which a level value (0 to 5) lies. */
function placeOf(v: number): {
  readonly level: Level;
  readonly next: Level | undefined;
  readonly stretch: Stretch;
} {
  const below = Math.min(Math.max(Math.floor(v + 1e-9), 0), levels.length - 1);
  const share = v - below;
  const next = levels[below + 1];
  const stretch = !next || share < 0.15 ? 'at' : share < 0.35 ? 'over' : share < 0.7 ? 'half' : 'under';
  return { level: levels[below] as Level, next, stretch };
}
