import { useTranslation } from 'react-i18next';
import { practiceLength } from '#domain/assessment/practice-length.ts';
import { isOpenCategory } from '#domain/levels/categories.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { openCategories, opensTask } from '#domain/licences/package.ts';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { PracticeButton } from './practice-button.tsx';

/** Rounds of one level and one part of what the licence opens, Free too. Rule 9.190. */
export function PoolPractice({ tier }: { readonly tier: number }) {
  const { t } = useTranslation('result');
  return (
    <>
      <p className="mt-3 max-w-reading text-second">
        {t('practice.pool.text', { count: practiceLength.atMost })}
      </p>
      {openCategories
        .filter((category) => opensTask(tier, { level: 'A1', category }))
        .map((category) => (
          <Card key={category} className="mt-6" aria-labelledby={`pool-${category}`}>
            <h2 id={`pool-${category}`} className="flex items-start gap-2.5 heading-4">
              <Icon name={categoryIcons[category]} className="mt-[0.1em] shrink-0" />
              {t(isOpenCategory(category) ? `practice.pool.one_${category}` : `category.${category}`)}
            </h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {taskLevels
                .filter((level: TaskLevel) => opensTask(tier, { level, category }))
                .map((level) => (
                  <li key={level}>
                    <PracticeButton fields={{ level, category }}>
                      {t(`recommendation.practise_category.action_${category}`, { level })}
                    </PracticeButton>
                  </li>
                ))}
            </ul>
          </Card>
        ))}
    </>
  );
}
