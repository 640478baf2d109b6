import { useTranslation } from 'react-i18next';
import type { LevelEstimate } from '#domain/assessment/types.ts';
import { levels, station } from '#domain/tasks/vocabulary.ts';

type Estimate = Pick<LevelEstimate, 'verdict' | 'level' | 'v' | 'low' | 'high'> &
  Partial<Pick<LevelEstimate, 'certainty'>>;

/** A level in words. `lead` is the level itself, `rest` what follows it, so that a heading may set them apart. */
export function useLevelWords() {
  const { t } = useTranslation('result');

  function parts(estimate: Estimate): { readonly lead: string; readonly rest: string } {
    const { verdict } = estimate;
    if (verdict.kind === 'unknown') return { lead: t('level.unknown'), rest: '' };
    if (verdict.kind === 'between')
      return { lead: t('level.between', { lower: verdict.lower, upper: verdict.upper }), rest: '' };
    const next = levels[station(verdict.level) + 1];
    const share = estimate.v - station(verdict.level);
    if (!next || share < 0.25) return { lead: verdict.level, rest: '' };
    return {
      lead: `${verdict.level},`,
      rest: t(share < 0.75 ? 'level.onTheWay' : 'level.closeTo', { next }),
    };
  }

  return {
    parts,
    /** 'B1, on the way to B2' */
    headline(estimate: Estimate): string {
      const { lead, rest } = parts(estimate);
      return rest ? `${lead} ${rest}` : lead;
    },
    /** The text alternative of a picture of the level. */
    description(estimate: Estimate): string {
      return t('level.description', {
        level: this.headline(estimate),
        low: this.place(estimate.low),
        high: this.place(estimate.high),
      });
    },
    /** A place on the trail: 'B1', 'just under B2', 'between B1 and B2'. */
    place(v: number): string {
      const below = Math.min(Math.floor(v + 1e-9), levels.length - 1);
      const level = levels[below] as string;
      const next = levels[below + 1];
      const share = v - below;
      if (!next || share < 0.15) return level;
      return share > 0.8 ? t('level.justUnder', { next }) : t('level.inBetween', { level, next });
    },
  };
}
