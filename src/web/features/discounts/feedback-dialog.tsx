import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrefetchPageLinks, useFetcher } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';
import { FeedbackForm, type FeedbackOutcome } from './feedback-form.tsx';
import { FeedbackSent } from './feedback-sent.tsx';

/** The feedback form over the screen one is on. Rule 2.41. */
export function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('feedback');
  const { to } = useLocale();
  const viewer = useRoot()?.viewer;
  const action = to('/app/feedback');
  const sending = useFetcher<FeedbackOutcome>();
  const [requestKey] = useState(() => crypto.randomUUID());
  const outcome = sending.data ?? null;
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('sent.close')} className="max-w-lg">
      {/* The route's script is there before it is needed: then a broken connection is an answer too. */}
      <PrefetchPageLinks page={action} />
      {outcome?.kind === 'sent' ? (
        <>
          <FeedbackSent sent={outcome} />
          <Button className="mt-5" onClick={onClose}>
            {t('sent.close')}
          </Button>
        </>
      ) : (
        <>
          <p className="mb-5">{t('lead')}</p>
          <FeedbackForm
            form={sending.Form}
            action={action}
            typed={{ text: '', email: viewer?.kind === 'user' ? viewer.email : '', requestKey }}
            busy={sending.state !== 'idle'}
            outcome={outcome}
          />
        </>
      )}
    </Dialog>
  );
}
