import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsIn } from '#domain/assessment/evidence.ts';
import type {
  Feedback,
  Finding,
  GeneralPoint,
  Recommendation,
  Subject,
  Summary,
  Tally,
} from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import { percent } from '#web/levels/level-words.ts';
import { type Locale, useLocale } from '#web/locale/locale.ts';
import { recommendationWords } from './recommendation-words.ts';
import { categoryList, subjectWords } from './subject-words.ts';

export type FeedbackWords = ReturnType<typeof feedbackWords>;

/**
 * The words for feedback in the language of `t` (namespace `result`). Norwegian words inside a sentence stand between
 * asterisks (`NorwegianWords`, `plainWords`).
 */
export function feedbackWords(t: TFunction, locale: Locale) {
  /** '5 of 9 right, 1 partly right'. */
  const tally = (of: Tally) => t(of.partly > 0 ? 'tally.partly' : 'tally.right', { ...of });
  const list = (categories: readonly Category[]) => categoryList({ t, locale }, categories);
  const { subject, advice, counted } = subjectWords(t, locale);
  const recommendation = (wanted: Recommendation) => recommendationWords({ t, locale }, wanted);

  /** 'You missed 3 of the 4 questions where you had to catch a detail by ear (A2 to B1).' */
  function finding(found: Finding): string {
    const { tasks, correct, partly, usual, from, to } = found;
    const missed = tasks - correct - partly;
    const weak = pointsIn(found) < usual;
    const whole = weak ? missed === tasks : correct === tasks;
    const sentence = partly > 0 ? 'partly' : `${weak ? 'missed' : 'right'}${whole ? 'All' : ''}`;
    const said = t(`finding.${sentence}`, {
      ...{ tasks, correct, partly, missed },
      what: counted(found.subject),
      levels: from === to ? from : t('finding.levels', { from, to }),
    });
    // Half a task is no difference that anybody would call one.
    return Math.abs(pointsIn(found) - usual) < 1 ? said : `${said} ${t('finding.usual', { usual })}`;
  }

  function general(point: GeneralPoint): string {
    switch (point.key) {
      case 'level':
        return t('general.level', { level: point.level, certainty: percent(point.certainty) });
      case 'between':
        return t('general.between', { lower: point.lower, upper: point.upper });
      case 'too_few_answers':
        return t('general.too_few_answers', { count: point.evidence });
      case 'even_profile':
        return t('general.even_profile', { categories: list(point.categories) });
      case 'uneven_profile':
        return t('general.uneven_profile', {
          stronger: t(`part.${point.stronger}`),
          weaker: t(`part.${point.weaker}`),
        });
      case 'trend':
        return t(`general.trend.${point.pattern}`);
      case 'easy_misses':
      case 'hard_hits':
      case 'shown_answers':
        return t(`general.${point.key}`, { count: point.count });
      case 'limited_range':
        return t(`general.limited_range.${point.edge ?? 'none'}`, { from: point.from, to: point.to });
    }
  }

  /** Heading and explanation of the trend over the levels. */
  function trend(of: Summary['trend']): { readonly title: string; readonly text: string } {
    const withDrop = of.drop !== null && (of.pattern === 'expected' || of.pattern === 'mixed');
    return {
      title: t(`trend.${of.pattern}.title`),
      text: withDrop ? t(`trend.${of.pattern}.drop`, of.drop ?? {}) : t(`trend.${of.pattern}.text`),
    };
  }

  /** What was left out of the test, when not every level was chosen. */
  function limitedRange(range: NonNullable<Summary['limitedRange']>): string {
    const { from, to, edge } = range;
    const tried = t(from === to ? 'range.one' : 'range.several', { from, to });
    return edge ? `${tried} ${t(`range.${edge}`)}` : tried;
  }

  /** What was not counted, what is provisional, and what is named without a task of it: a sentence each. Rule 9.180, Rule 9.183, Rule 9.242. */
  function notes(of: Pick<Summary, 'tasks' | 'tooFast' | 'untried' | 'robotVoice'>): readonly string[] {
    const { tasks, tooFast: count, untried, robotVoice } = of;
    const fast = count === tasks ? 'all' : count === 1 ? 'one' : 'several';
    return [
      ...(count > 0 ? [t(`tooFast.${fast}`, { count, tasks })] : []),
      ...(robotVoice ? [t('provisional.why')] : []),
      ...(untried.length > 0 ? [t('untried', { levels: new Intl.ListFormat(locale).format(untried) })] : []),
    ];
  }

  return { tally, list, notes, subject, advice, finding, general, recommendation, trend, limitedRange };
}

/** `feedbackWords` in the language of the page. */
export function useFeedbackWords(): FeedbackWords {
  const { t } = useTranslation('result');
  const { locale } = useLocale();
  return useMemo(() => feedbackWords(t, locale), [t, locale]);
}

/** A text without its asterisks, for names and pictures that hold no markup. */
export function plainWords(text: string): string {
  return text.replaceAll('*', '');
}

/** The general points that the screen does not already say at the level, the trend or the range. */
export function furtherPoints(general: readonly GeneralPoint[]): readonly GeneralPoint[] {
  const saidElsewhere = new Set<GeneralPoint['key']>([
    'level',
    'between',
    'too_few_answers',
    'trend',
    'limited_range',
  ]);
  return general.filter((point) => !saidElsewhere.has(point.key));
}

/** What in the answers a recommendation rests on, where it rests on one finding. */
export function findingFor(feedback: Feedback, wanted: Recommendation): Finding | undefined {
  return feedback.improvements.find(({ subject }) => {
    if (wanted.key === 'practise') return sameSubject(wanted.subject, subject);
    return (
      wanted.key === 'practise_category' &&
      subject.kind === 'category' &&
      subject.category === wanted.category
    );
  });
}

function sameSubject(one: Subject, other: Subject): boolean {
  const sorted = (subject: Subject) => JSON.stringify(Object.entries(subject).sort());
  return sorted(one) === sorted(other);
}
