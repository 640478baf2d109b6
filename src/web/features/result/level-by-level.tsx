import { useTranslation } from 'react-i18next';
import type { Summary } from '#domain/assessment/types.ts';
import { categories } from '#domain/levels/categories.ts';
import { Card } from '#web/components/card.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { LevelStacks } from '#web/levels/level-stacks.tsx';
import { CanDo, CanDoButton } from './can-do.tsx';
import { useFeedbackWords } from './feedback-words.ts';

/** How it went at each level, what each level means, and how the score goes with the level. Rule 2.35, Rule 8.10. */
export function LevelByLevel({ summary }: { readonly summary: Summary }) {
  const { t } = useTranslation('result');
  const words = useFeedbackWords();
  const trend = words.trend(summary.trend);
  return (
    <Card aria-labelledby="levels-title" className="@container">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="levels-title" className="heading-4">
          {t('levels.title')}
        </h2>
        <ul className="flex gap-4 text-sm text-second" aria-hidden="true">
          <li className="flex items-center gap-1.5">
            <span className="h-2.5 w-4 rounded-xs bg-level-3" />
            {t('levels.right')}
          </li>
          <li className="flex items-center gap-1.5">
            <span className="h-2.5 w-4 rounded-xs border border-control" />
            {t('levels.notYet')}
          </li>
        </ul>
      </div>
      <LevelStacks
        className="mt-5 @max-[23rem]:[&>li>.text-xs]:hidden"
        stacks={summary.levels.map(({ level, tasks, correct, partly, mastery }) => ({
          level,
          tasks,
          correct,
          partly,
          countText: tasks > 0 ? t('levels.count', { tasks, correct }) : t('levels.noTasks'),
          masteryText: t(`mastery.${mastery}`),
        }))}
        renderName={(level) => (
          <CanDoButton
            opens={`can-do-${level}`}
            level={level}
            className="min-h-12 lg:min-h-8 min-w-11 underline decoration-control decoration-dotted underline-offset-4 hover:decoration-text"
          >
            {level}
          </CanDoButton>
        )}
      />
      {/* Where five words have no room beside each other they stand below each other. */}
      <ul className="mt-4 space-y-1 text-ui @min-[23rem]:hidden">
        {summary.levels.map(({ level, mastery }) => (
          <li key={level} className="flex gap-3">
            <LevelChip level={level} className="w-12" />
            <span className="text-second">{t(`mastery.${mastery}`)}</span>
          </li>
        ))}
      </ul>
      {summary.levels.map(({ level }) => (
        <CanDo key={level} id={`can-do-${level}`} level={level} categories={categories} />
      ))}
      <p className="mt-4 text-sm text-muted">
        {summary.partly > 0 && `${t('levels.partly')} `}
        {t('levels.hint')}
      </p>
      <section aria-labelledby="trend-title" className="mt-5 border-t border-hairline pt-5">
        <h3 id="trend-title" className="heading-4">
          {trend.title}
        </h3>
        <p className="mt-1 text-second">{trend.text}</p>
      </section>
    </Card>
  );
}
