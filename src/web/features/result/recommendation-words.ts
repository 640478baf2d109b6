import type { TFunction } from 'i18next';
import type { Recommendation } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { Locale } from '#web/locale/locale.ts';
import { categoryList, subjectWords } from './subject-words.ts';

/** Title, sentence and button of a recommendation. */
export type Advice = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** The query of the test that it leads to; empty where that is any test, or a round of practice. */
  readonly settings: string;
};

/** The words for a recommendation in the language of `t` (namespace `result`). */
export function recommendationWords(
  words: { readonly t: TFunction; readonly locale: Locale },
  wanted: Recommendation,
): Advice {
  const { t, locale } = words;
  const { subject, advice } = subjectWords(t, locale);
  const whole = (key: string, special: { settings?: string; text?: string } = {}) => ({
    title: t(`recommendation.${key}.title`),
    text: special.text ?? t(`recommendation.${key}.text`),
    action: t(`recommendation.${key}.action`),
    settings: special.settings ?? '',
  });
  switch (wanted.key) {
    case 'practise':
      return {
        title: subject(wanted.subject),
        text: advice(wanted.subject),
        action: t('recommendation.practise.action', { level: wanted.level }),
        settings: '',
      };
    case 'practise_category':
      return {
        title: t(`recommendation.practise_category.title_${wanted.category}`, { level: wanted.level }),
        text: t(`advice.category.${wanted.category}`),
        action: t(`recommendation.practise_category.action_${wanted.category}`, { level: wanted.level }),
        settings: '',
      };
    case 'consolidate_level':
    case 'try_next_level': {
      const level = { level: wanted.level };
      return {
        title: t(`recommendation.${wanted.key}.title`, level),
        text: t(`recommendation.${wanted.key}.${wanted.partly > 0 ? 'partly' : 'text'}`, { ...wanted }),
        action: t(`recommendation.${wanted.key}.action`, level),
        settings: '',
      };
    }
    case 'take_full_test':
    case 'test_again':
    case 'answer_slower':
    case 'answer_without_showing':
      return whole(wanted.key);
    case 'widen_levels':
      return whole(wanted.key, { text: t(`recommendation.widen_levels.${wanted.edge}`) });
    case 'add_categories': {
      const text = t('recommendation.add_categories.text', {
        categories: categoryList(words, wanted.categories),
      });
      const settings = query(wanted.categories);
      return whole(wanted.key, { settings, text });
    }
  }
}

/** The query with which the level test's form opens. Nothing chosen is everything. */
function query(categories: readonly Category[]): string {
  const search = new URLSearchParams(
    categories
      .filter((category) => category === 'read' || category === 'listen')
      .map((category) => ['category', category]),
  );
  return search.size > 0 ? `?${search}` : '';
}
