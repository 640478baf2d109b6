import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isOpenCategory } from '#domain/levels/categories.ts';
import { leastAnswers, leastJudged } from '#domain/readiness/missing-answers.ts';
import { Icon } from '#web/components/icon.tsx';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { chanceWords } from './chance-words.ts';
import type { PartReadiness } from './plan-data.ts';

type PartChanceProps = {
  readonly part: PartReadiness;
  /** Without its sentences: for the overview. */
  readonly isShort?: boolean;
};

/** The chance of one part: in words, as a place between none and certain, and what leaves it open. Rule 9.311. */
export function PartChance({ part, isShort = false }: PartChanceProps) {
  const { t } = useTranslation(['readiness', 'plan']);
  const { category, chance, withoutPractice } = part;
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="flex items-center gap-2">
          <Icon name={categoryIcons[category]} size={18} className="text-second" />
          {t(`part.${category}`)}
        </span>
        <span className="font-semibold">
          {chance ? chanceWords(t, chance.chance) : missingWords(t, part)}
        </span>
      </div>
      {chance && (
        <div aria-hidden="true" className="relative mt-2 h-2 rounded-full bg-hairline">
          <div
            className="absolute inset-y-0 rounded-full bg-primary-soft"
            style={{ left: `${chance.low * 100}%`, width: `${(chance.high - chance.low) * 100}%` }}
          />
          <div
            className="absolute -top-1 size-4 -translate-x-1/2 rounded-full border-2 border-card bg-primary"
            style={{ left: `${2 + chance.chance * 96}%` }}
          />
        </div>
      )}
      {!isShort && (
        <p className="mt-2 max-w-reading text-ui text-second">
          {chance
            ? [bandOf(t, chance), withoutOf(t, withoutPractice, chance.chance)].filter(Boolean).join(' ')
            : unknownText(t, part)}
        </p>
      )}
    </li>
  );
}

/** What stands in place of a chance. Rule 9.501. */
function missingWords(t: TFunction, { category, missing }: PartReadiness): string {
  return isOpenCategory(category) ? t(`chance.missing.${category}`, { count: missing }) : t('chance.unknown');
}

function unknownText(t: TFunction, { category, evidence, practise }: PartReadiness): string {
  if (!isOpenCategory(category)) return t('plan:chance.unknownText', { count: evidence, need: leastAnswers });
  return evidence < leastJudged
    ? t(`plan:chance.tooFew.${category}`, { need: leastJudged })
    : t(`plan:chance.tooWide.${category}`, { level: practise });
}

function bandOf(t: TFunction, { low, high }: NonNullable<PartReadiness['chance']>): string {
  const [from, to] = [chanceWords(t, low), chanceWords(t, high)];
  return from === to ? t('plan:chance.bandSame') : t('plan:chance.band', { low: from, high: to });
}

/** Only where it makes a difference that the words can tell. */
function withoutOf(t: TFunction, without: number | null, chance: number): string {
  if (without === null || chanceWords(t, without) === chanceWords(t, chance)) return '';
  return t('plan:chance.without', { chance: chanceWords(t, without) });
}
