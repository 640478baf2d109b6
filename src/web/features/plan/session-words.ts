import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PlannedSession } from '#domain/readiness/week-plan.ts';
import { type FeedbackWords, useFeedbackWords } from '#web/features/result/feedback-words.ts';

/** What is done in a session, by `t` of the namespace `plan`; Norwegian words stand between asterisks. */
export function sessionWords(
  t: TFunction,
  words: Pick<FeedbackWords, 'subject'>,
): (session: PlannedSession) => string {
  return (session) => {
    switch (session.kind) {
      case 'level_test':
        return t('weeks.level_test');
      case 'mock':
        return t('weeks.mock', { part: t(`part.${session.category}`).toLocaleLowerCase() });
      case 'practice':
        if (session.subject === null) return t(`part.${session.category}`);
        // What is weak in grammar belongs to no part by itself.
        return 'category' in session.subject
          ? words.subject(session.subject)
          : `${t(`part.${session.category}`)}: ${words.subject(session.subject)}`;
    }
  };
}

/** The same in the language of the page. */
export function useSessionWords(): (session: PlannedSession) => string {
  const { t } = useTranslation('plan');
  return sessionWords(t, useFeedbackWords());
}
