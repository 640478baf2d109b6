import { useTranslation } from 'react-i18next';
import type { IconName } from '#web/components/icon.tsx';
import { useFeedbackWords } from '#web/features/result/feedback-words.ts';
import { practiceLink } from '#web/features/result/practice-link.ts';
import type { ShownStep } from './overview-data.ts';

/** A step in words: what, why, and where it is done. Norwegian words stand between asterisks. */
export type StepWords = {
  readonly title: string;
  /** In place of the title where no button beside it says what to do. */
  readonly line?: string;
  readonly why: string;
  readonly action: string;
  /** Path without its language. */
  readonly path: string;
  readonly icon: IconName;
};

/** The words of the next steps in the language of the page. */
export function useStepWords(): (shown: ShownStep) => StepWords {
  const { t } = useTranslation(['overview', 'result']);
  const words = useFeedbackWords();
  const plain = (kind: string, count?: number) => ({
    title: t(`steps.${kind}.title`, { count }),
    why: t(`steps.${kind}.why`, { count }),
    action: t(`steps.${kind}.action`),
  });
  return ({ step, finding }) => {
    switch (step.kind) {
      case 'go_on':
        return {
          ...plain('go_on', step.tasks),
          path: `/app/test/${step.sittingId}`,
          icon: 'lucide:history',
        };
      case 'level_test':
      case 'surer':
        return { ...plain(step.kind), path: '/app/leveltest', icon: 'lucide:mountain' };
      case 'test_again':
        return { ...plain(step.kind, step.daysAgo), path: '/app/leveltest', icon: 'lucide:mountain' };
      case 'review_words':
        return { ...plain(step.kind, step.count), path: '/app/flashcards', icon: 'lucide:layers' };
      case 'practise_category': {
        const { title, action, settings } = words.recommendation({ ...step, key: 'practise_category' });
        const part = t(`result:part.${step.category}`);
        const why =
          step.examDays !== null
            ? t('steps.exam', { count: step.examDays, part })
            : finding
              ? words.finding(finding)
              : t('steps.weaker', { part });
        return {
          title,
          why,
          action,
          path: practiceLink(settings, step.place === 'custom'),
          icon: step.category === 'listen' ? 'lucide:headphones' : 'lucide:book-open',
        };
      }
      case 'advice': {
        const { title, text, action, settings } = words.recommendation(step.recommendation);
        return {
          title,
          action,
          why: finding ? words.finding(finding) : text,
          ...(step.recommendation.key === 'practise' && { line: t('steps.practise', { subject: title }) }),
          path: practiceLink(settings, step.place === 'custom'),
          icon: 'lucide:sliders-horizontal',
        };
      }
    }
  };
}
