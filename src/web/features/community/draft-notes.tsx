import { useTranslation } from 'react-i18next';

/** What the page's script says of the draft that this browser keeps (static/community-drafts.ts). */
export function DraftNotes() {
  const { t } = useTranslation('community');
  return (
    <>
      <p data-draft-back hidden role="status" className="rounded-control bg-primary-soft px-4 py-3 text-ui">
        {t('form.draftBack')}
      </p>
      <p data-draft-kept hidden className="text-sm text-muted">
        {t('form.draftKept')}
      </p>
      <p data-draft-offline hidden role="alert" className="text-sm font-medium text-wrong">
        {t('form.offline')}
      </p>
    </>
  );
}
