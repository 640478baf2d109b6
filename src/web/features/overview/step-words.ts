import { useTranslation } from 'react-i18next';
import { practiceLength } from '#domain/assessment/practice-length.ts';
import { minutesOf, usualLength } from '#domain/assessment/test-length.ts';
import type { IconName } from '#web/components/icon.tsx';
import { useFeedbackWords } from '#web/features/result/feedback-words.ts';
import type { PracticeFields } from '#web/features/result/practice-button.tsx';
import type { ShownStep } from './overview-data.ts';

/** A step in words: what, why, and where it is done. Norwegian words stand between asterisks. */
export type StepWords = {
  readonly title: string;
  /** In place of the title where no button beside it says what to do. */
  readonly line?: string;
  readonly why: string;
  readonly action: string;
  /** A path without its language, or a round of practice that begins at once. */
  readonly leads: { readonly path: string } | { readonly round: PracticeFields };
  /** About how long it takes; null where that depends on what was begun. */
  readonly minutes: number | null;
  readonly icon: IconName;
};

/** Words that are reviewed in a minute, an author's figure. */
const wordsPerMinute = 6;

/** The words of the next steps in the language of the page; `standingId` is the result that they rest on. */
export function useStepWords(standingId: string | null): (shown: ShownStep) => StepWords {
  const { t } = useTranslation(['overview', 'result']);
  const words = useFeedbackWords();
  const plain = (kind: string, count?: number) => ({
    title: t(`steps.${kind}.title`, { count }),
    why: t(`steps.${kind}.why`, { count }),
    action: t(`steps.${kind}.action`),
  });
  const test = {
    leads: { path: '/app/leveltest' },
    minutes: usualLength('full').minutes,
    icon: 'lucide:mountain',
  } as const;
  return ({ step, finding }): StepWords => {
    switch (step.kind) {
      case 'go_on':
        return {
          ...plain('go_on', step.tasks),
          leads: { path: `/app/test/${step.sittingId}` },
          minutes: null,
          icon: 'lucide:history',
        };
      case 'level_test':
      case 'surer':
        return { ...plain(step.kind), ...test };
      case 'test_again':
        return { ...plain(step.kind, step.daysAgo), ...test };
      case 'review_words':
        return {
          ...plain(step.kind, step.count),
          leads: { path: '/app/flashcards' },
          minutes: Math.max(1, Math.round(step.count / wordsPerMinute)),
          icon: 'lucide:layers',
        };
      case 'redo_mistakes':
        return {
          ...plain(step.kind, step.count),
          leads: { round: { redo: '' } },
          minutes: minutesOf(Math.min(step.count, practiceLength.atMost)),
          icon: 'lucide:rotate-ccw',
        };
      case 'practise_category':
      case 'advice': {
        const wanted =
          step.kind === 'advice'
            ? step.recommendation
            : ({ key: 'practise_category', category: step.category, level: step.level } as const);
        const { recommendation, opened } = step.round;
        const { title, text } = words.recommendation(wanted);
        const why =
          step.kind === 'practise_category' && step.examDays !== null
            ? t('steps.exam', { count: step.examDays, part: t(`result:part.${step.category}`) })
            : finding
              ? words.finding(finding)
              : step.kind === 'practise_category'
                ? t('steps.weaker', { part: t(`result:part.${step.category}`) })
                : text;
        const lower =
          opened === wanted.level
            ? ''
            : ` ${t('result:practice.lower', { level: opened, asked: wanted.level })}`;
        return {
          title,
          why: `${why}${lower}`,
          action: words.recommendation({ ...wanted, level: opened }).action,
          ...(wanted.key === 'practise' && { line: t('steps.practise', { subject: title }) }),
          leads: { round: { sittingId: standingId ?? '', recommendation } },
          minutes: minutesOf(practiceLength.atMost),
          icon: iconOf(wanted),
        };
      }
    }
  };
}

function iconOf(wanted: Parameters<ReturnType<typeof useFeedbackWords>['recommendation']>[0]): IconName {
  if (wanted.key !== 'practise_category') return 'lucide:sliders-horizontal';
  return wanted.category === 'listen' ? 'lucide:headphones' : 'lucide:book-open';
}
