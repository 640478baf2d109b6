import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLocale } from '#web/locale/locale.ts';
import type { FeedbackDialog } from './feedback-dialog.tsx';

export const feedbackPath = '/app/feedback';

/**
 * Rule 2.24, Rule 2.41: the menu's link to the feedback form opens it as a dialog over the screen one is on. Its script is
 * fetched then; where that fails the link leads to the form's page, as it does without script.
 */
export function useFeedbackDialog() {
  const { to } = useLocale();
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [Shown, setShown] = useState<ComponentType<ComponentProps<typeof FeedbackDialog>> | null>(null);
  const onLink = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || pathname === to(feedbackPath)) return;
    event.preventDefault();
    Promise.all([import('./feedback-dialog.tsx'), i18n.loadNamespaces('feedback')]).then(
      ([module]) => setShown(() => module.FeedbackDialog),
      () => navigate(to(feedbackPath)),
    );
  };
  return { onLink, dialog: Shown && <Shown onClose={() => setShown(null)} /> };
}
