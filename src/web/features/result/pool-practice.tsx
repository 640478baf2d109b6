import { useTranslation } from 'react-i18next';
import { practiceLength } from '#domain/assessment/practice-length.ts';
import { isOpenCategory } from '#domain/levels/categories.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { openCategories, opensTask } from '#domain/licences/package.ts';
import { Card } from '#web/components/card.tsx';
import { PracticeButton } from './practice-button.tsx';

/** A round of one level and one part of what the licence opens, Free too. Rule 9.190. */
export function PoolPractice({ tier }: { readonly tier: number }) {
  const { t } = useTranslation('result');
  return (
    <Card className="mt-8" aria-labelledby="pool-title">
      <h2 id="pool-title" className="heading-4">
        {t('practice.pool.title')}
      </h2>
      <p className="mt-1 text-second">{t('practice.pool.text', { count: practiceLength.atMost })}</p>
      {openCategories
        .filter((category) => opensTask(tier, { level: 'A1', category }))
        .map((category) => (
          <div key={category} className="mt-4">
            <h3 className="text-sm font-semibold text-second">
              {t(isOpenCategory(category) ? `practice.pool.one_${category}` : `subject.category.${category}`)}
            </h3>
            <ul className="mt-2 flex flex-wrap gap-2">
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
          </div>
        ))}
    </Card>
  );
}
