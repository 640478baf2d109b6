import type { TFunction } from 'i18next';
import type { PartResult, ReportedLevel } from '#domain/mocks/part-result.ts';
import type { Locale } from '#web/locale/locale.ts';

/** What a part of reading or listening came to, in words: the same on the screen and on paper. */
export type PartResultWords = {
  readonly level: string;
  readonly sure: string;
  /** What makes the level less sure. */
  readonly notes: readonly string[];
  /** For who does not see the mountain. */
  readonly description: string;
  readonly nextTitle: string;
  readonly next: string;
  readonly error: string;
  readonly tasks: string;
  readonly chances: readonly {
    readonly level: ReportedLevel;
    readonly name: string;
    /** From 0 to 99: nothing is ever wholly sure. */
    readonly percent: number;
    readonly said: string;
  }[];
};

/** Rule 9.296: a part's level as the exam reports it, how sure it is, and what separates it from the next one. */
export function partResultWords(
  t: TFunction<'mocks'>,
  { result, locale }: { readonly result: PartResult; readonly locale: Locale },
): PartResultWords {
  const level = t(`level.${result.level}`);
  const inTen = Math.min(9, Math.max(1, Math.round(10 * result.certainty)));
  const decimal = (value: number) =>
    value.toLocaleString(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const { next, correct, answered, tasks: count } = result;
  return {
    level,
    sure: t(inTen >= 9 ? 'result.sureHigh' : 'result.sure', { count: inTen }),
    notes: [
      ...(result.complete ? [] : [t('result.incomplete')]),
      ...(result.robotVoice ? [t('result.robot')] : []),
    ],
    description: t('result.description', { level, low: decimal(result.low), high: decimal(result.high) }),
    nextTitle: t(next ? 'result.nextTitle' : 'result.topTitle'),
    next: next
      ? t('result.next', { level: next.level, count: next.moreRight, distance: decimal(next.levels) })
      : t('result.top'),
    error: t('result.error', { error: decimal(result.seLevels) }),
    tasks: t('result.tasks', { correct, answered, count }),
    chances: result.probabilities.map(({ level: one, probability }) => {
      const percent = Math.min(99, Math.round(100 * probability));
      const said = percent === 0 ? t('result.percentLess') : t('result.percent', { percent });
      return { level: one, name: t(`level.${one}`), percent, said };
    }),
  };
}

/** The station of the reported level: under A1 is the first. */
export function reachedStation({ level }: PartResult): number {
  return ['under A1', 'A1', 'A2', 'B1', 'B2'].indexOf(level);
}
