import type { TFunction } from 'i18next';
import type { Subject } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { Locale } from '#web/locale/locale.ts';

/** The categories by name, as a list in a sentence. */
export function categoryList(
  { t, locale }: { readonly t: TFunction; readonly locale: Locale },
  categories: readonly Category[],
): string {
  return new Intl.ListFormat(locale).format(categories.map((category) => t(`part.${category}`)));
}

/** What feedback is about, in the language of `t` (namespace `result`). */
export function subjectWords(t: TFunction, locale: Locale) {
  /** What a finding is about: 'Listening: catching details', '*Sin* or *hans*', 'Reading: dictation'. */
  function subject(of: Subject): string {
    switch (of.kind) {
      case 'skill':
        return inPart(
          of.category,
          t([`subject.skill.${of.skill}_${of.category}`, `subject.skill.${of.skill}`]),
        );
      case 'grammar':
        return t(`subject.grammar.${of.grammarPoint}`);
      case 'task_kind':
        return inPart(of.category, t(`subject.task_kind.${of.taskKind}`));
      case 'topic':
        return t(`subject.topic.${of.topic}`);
      case 'category':
        return t(`subject.category.${of.category}`);
    }
  }

  function inPart(category: Category, name: string): string {
    const inSentence = name.startsWith('*') ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
    return t(`subject.inPart.${category}`, { subject: inSentence });
  }

  /** How to get better at it. */
  function advice(of: Subject): string {
    switch (of.kind) {
      case 'skill':
        return t([`advice.skill.${of.skill}_${of.category}`, `advice.skill.${of.skill}`]);
      case 'grammar':
        return t(`advice.grammar.${of.grammarPoint}`);
      case 'task_kind':
        return t(`advice.task_kind.${of.taskKind}`);
      case 'topic':
        return t('advice.topic');
      case 'category':
        return t(`advice.category.${of.category}`);
    }
  }

  /** What a finding counts: 'questions where you had to catch a detail by ear'. */
  function counted(of: Subject): string {
    switch (of.kind) {
      case 'skill':
        return t([`what.skill.${of.skill}_${of.category}`, `what.skill.${of.skill}`]);
      case 'task_kind':
        return t([`what.task_kind_${of.category}`, 'what.task_kind']);
      case 'category':
        return t(`what.category_${of.category}`);
      case 'grammar':
      case 'topic':
        return t(`what.${of.kind}`);
    }
  }

  return { subject, advice, counted };
}
