import { useTranslation } from 'react-i18next';
import { useLocale } from '#web/locale/locale.ts';

type PreviewNoteProps = {
  /** Path of the draft on the desk. */
  readonly desk: string;
  /** Parts of the draft that are not whole yet. */
  readonly missing: number;
};

/** Above a draft's page: that editors alone see it, what is not whole yet, and the way back to the desk. */
export function PreviewNote({ desk, missing }: PreviewNoteProps) {
  const { t } = useTranslation('reading');
  const { to } = useLocale();
  return (
    <div className="border-b border-hairline bg-warning-soft">
      <p className="page-sides flex flex-wrap gap-x-4 gap-y-1 py-3 text-ui">
        <strong>{t('preview.title')}</strong>
        {missing > 0 && <span>{t('preview.missing', { count: missing })}</span>}
        <a href={to(desk)} className="text-link underline">
          {t('preview.back')}
        </a>
      </p>
    </div>
  );
}
