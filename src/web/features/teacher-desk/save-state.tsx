import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { ReviewDraft } from './use-review-draft.ts';

/** Whether the draft is saved, and the choice between two windows' drafts. Rule 9.443. */
export function SaveState({ draft }: { readonly draft: ReviewDraft }) {
  const { t } = useTranslation('teacher-desk');
  const { state, choose } = draft;
  if (state === 'conflict')
    return (
      <section role="alert" className="mt-3 rounded-card border border-hairline bg-blue-soft p-4">
        <h2 className="heading-4">{t('conflict.title')}</h2>
        <p className="mt-1">{t('conflict.text')}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button onClick={() => choose('own')}>{t('conflict.own')}</Button>
          <Button onClick={() => choose('other')}>{t('conflict.other')}</Button>
        </p>
      </section>
    );
  const isCalm = state === 'saved' || state === 'typing' || state === 'saving';
  return (
    <p
      role="status"
      data-draft={state}
      className={
        isCalm ? 'mt-1 text-ui text-second' : 'mt-2 rounded-control bg-warning-soft p-3 text-ui text-warning'
      }
    >
      {t(`state.${state}`)}
    </p>
  );
}
