import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PracticeOrigin } from '#domain/assessment/practice-origin.ts';
import type { Summary } from '#domain/assessment/types.ts';
import { numberFormat } from '#domain/time/formats.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { ChosenTasks } from './chosen-tasks.ts';
import { useFeedbackWords } from './feedback-words.ts';
import { NorwegianWords } from './norwegian-words.tsx';
import { Figures } from './result-head.tsx';

type PracticeResultHeadProps = {
  readonly summary: Summary;
  readonly chosen: ChosenTasks;
  readonly practice: PracticeOrigin;
  /** Written day of the round. */
  readonly day: string;
};

/** Shares of the points that differ by less are the same: a round is ten tasks. */
const clearDifference = 0.1;

/** How a round of practice went, and what has moved since the test it came from. Rule 9.190. */
export function PracticeResultHead({ summary, chosen, practice, day }: PracticeResultHeadProps) {
  const { t } = useTranslation('result');
  const { to, locale } = useLocale();
  const points = numberFormat(locale, { maximumFractionDigits: 1 }).format;
  const words = useFeedbackWords();
  const { subject, before, from, mistakes } = practice;
  const figures = {
    now: points(summary.points),
    count: summary.tasks,
    before: points(before?.points ?? 0),
    of: before?.tasks ?? 0,
  };
  return (
    <section aria-labelledby="result-level">
      <p className="text-sm text-second">{day}</p>
      <h1 id="result-level" className="mt-1 heading-1">
        {t('practice.title')}
      </h1>
      <p className="mt-2 text-[1.0625rem] text-second">
        {mistakes ? (
          t('practice.redo.about', { count: mistakes.length })
        ) : subject ? (
          <NorwegianWords
            text={t('practice.about', { subject: words.subject(subject), level: chosen.levels[0] })}
          />
        ) : (
          chosen.levels[0]
        )}
      </p>
      <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-12">
        <p className="max-w-reading text-[1.0625rem]">
          {mistakes
            ? t(`practice.redo.moved.${redone(summary)}`, { count: summary.correct, tasks: summary.tasks })
            : t(`practice.moved.${movedBy(summary, before)}`, figures)}{' '}
          {from && (
            <Link to={to(`/app/test/${from}/result`)} className="font-semibold text-link">
              {t('practice.toTest')}
            </Link>
          )}
        </p>
        <Figures summary={summary} />
      </div>
    </section>
  );
}

/** Of tasks that were all wrong before. */
function redone({ correct, tasks }: Summary): 'none' | 'some' | 'all' {
  return correct === 0 ? 'none' : correct < tasks ? 'some' : 'all';
}

function movedBy(summary: Summary, before: PracticeOrigin['before']): 'up' | 'same' | 'down' | 'alone' {
  if (!before || summary.tasks === 0) return 'alone';
  const difference = summary.points / summary.tasks - before.points / before.tasks;
  if (Math.abs(difference) < clearDifference) return 'same';
  return difference > 0 ? 'up' : 'down';
}
