import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Category, categories } from '#domain/levels/categories.ts';
import { Icon } from '#web/components/icon.tsx';
import { Choice, ChoiceGroup } from '#web/forms/choice-group.tsx';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { testable } from './test-choice.ts';

type CategoryChoiceProps = {
  readonly wanted: readonly Category[];
  readonly errors: readonly string[];
  /** Parts that can be chosen; left out, those that a level test has. */
  readonly open?: readonly Category[];
  /** When the others join this kind of test. */
  readonly note?: string | undefined;
  /** What stands at a category that no test has yet, such as a lock. */
  readonly markOf?: (category: Category) => ReactNode;
};

/** The parts of the exam of which a test is made; those that are not open yet cannot be chosen. */
export function CategoryChoice({ wanted, errors, note, markOf, open = testable }: CategoryChoiceProps) {
  const { t } = useTranslation('leveltest');
  return (
    <ChoiceGroup
      name="category"
      isWhole={wanted.length === open.length}
      legend={t('categories')}
      all={t('allCategories')}
      error={errors.includes('no_category') ? t('errors.no_category') : undefined}
      note={note}
      columns="grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]"
    >
      {categories.map((category) => {
        const isOpen = open.includes(category);
        return (
          <Choice
            key={category}
            name="category"
            value={category}
            checked={wanted.includes(category)}
            disabled={!isOpen}
            mark={isOpen ? undefined : markOf?.(category)}
          >
            <Icon name={categoryIcons[category]} />
            {t(`category.${category}`)}
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}
