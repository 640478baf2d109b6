import { isOpenCategory } from '#domain/levels/categories.ts';
import type { CustomSettings } from './custom-settings.ts';
import { claimsLevel } from './level-claim.ts';
import { summarise } from './summary.ts';
import type { Feedback, ReviewedAnswer, Summary } from './types.ts';

/** Advice about how to take a level test has no place after a test that somebody put together on purpose. */
const aboutTheLevelTest: ReadonlySet<Feedback['recommendations'][number]['key']> = new Set([
  'take_full_test',
  'test_again',
  'widen_levels',
  'add_categories',
]);
/** General points that name the level, or tell of tasks by how they lie to it. */
const aboutTheLevel: ReadonlySet<Feedback['general'][number]['key']> = new Set([
  'level',
  'between',
  'easy_misses',
  'hard_hits',
]);

/** The result of a custom test: the summary of every test, without advice and levels that it does not allow. Rule 9.72. */
export function summariseCustom(input: {
  readonly answers: readonly ReviewedAnswer[];
  readonly settings: Pick<CustomSettings, 'levels' | 'categories' | 'randomOrder'>;
}): Summary {
  const { levels, categories, randomOrder } = input.settings;
  const summary = summarise({
    answers: input.answers,
    settings: {
      levels,
      categories: categories.filter((one) => !isOpenCategory(one)),
      randomOrder,
      length: 'full',
    },
  });
  const { general, recommendations } = summary.feedback;
  return {
    ...summary,
    feedback: {
      ...summary.feedback,
      general: claimsLevel(summary) ? general : general.filter(({ key }) => !aboutTheLevel.has(key)),
      // Below what was chosen nothing holds that one could build on.
      recommendations: recommendations.filter(
        ({ key }) =>
          !aboutTheLevelTest.has(key) &&
          !(key === 'try_next_level' && summary.limitedRange?.edge === 'maybe_lower'),
      ),
    },
  };
}
