import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { codeWorth } from '#domain/licences/discount-code.ts';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { clearDraft } from './feedback-draft.ts';
import type { FeedbackOutcome } from './feedback-form.tsx';

type Sent = Extract<FeedbackOutcome, { kind: 'sent' }>;

/** It was sent: says so, and what happens next. The focus comes here, because the form is gone, and with it what the tab kept. */
export function FeedbackSent({ sent }: { readonly sent: Sent }) {
  const { t } = useTranslation('feedback');
  const { to } = useLocale();
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    clearDraft();
    head.current?.focus();
  }, []);
  return (
    <div className="space-y-3">
      <p ref={head} tabIndex={-1} className="flex items-center gap-2.5 font-semibold text-text outline-none">
        <Icon name="lucide:circle-check" className="shrink-0 text-primary" />
        {t('sent.title')}
      </p>
      <p className="text-second">{t('sent.text')}</p>
      {sent.codeSent && (
        <p className="text-second">{t('sent.code', { email: sent.email, valid: codeWorth.validDays })}</p>
      )}
      {sent.email !== '' && !sent.codeSent && (
        <p className="text-second">
          {t('sent.noMail')}{' '}
          <a href={to('/discount')} className="text-link">
            {t('sent.askAgain')}
          </a>
        </p>
      )}
    </div>
  );
}
