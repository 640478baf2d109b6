import type { TFunction } from 'i18next';
import type { PracticeOrigin } from '#domain/assessment/practice-origin.ts';
import type { Category } from '#domain/levels/categories.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { Locale } from '#web/locale/locale.ts';

/** What a custom test was put together of. */
export type ChosenTasks = {
  readonly levels: readonly TaskLevel[];
  readonly categories: readonly Category[];
  /** It was a round of practice. */
  readonly practice?: PracticeOrigin;
};

/** 'A2 and B1: reading and listening', in the language of `t` (namespaces `custom` and `result`). */
export function chosenWords({
  chosen: { levels, categories },
  t,
  locale,
}: {
  readonly chosen: ChosenTasks;
  readonly t: TFunction;
  readonly locale: Locale;
}): string {
  const list = new Intl.ListFormat(locale);
  return t('result:chosenTest.chosen', {
    levels: list.format(taskLevels.filter((level) => levels.includes(level))),
    categories: list.format(categories.map((category) => t(`result:part.${category}`))),
  });
}
