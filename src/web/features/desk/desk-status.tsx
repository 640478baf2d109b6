import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { Mark } from '#web/features/admin/mark.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { OnDesk } from './desk-data.ts';
import type { DraftControl } from './use-desk-draft.ts';

type DeskStatusProps = {
  readonly piece: OnDesk;
  readonly draft: Pick<DraftControl<unknown>, 'state' | 'dropped' | 'swap'>;
  /** Path of its preview. */
  readonly preview: string;
  /** Path of the page that its readers see, once it is published. */
  readonly page: string;
};

/** Where a draft stands, whether what is written is safe, and the ways to see it as its readers do. */
export function DeskStatus({ piece, draft, preview, page }: DeskStatusProps) {
  const { t } = useTranslation('desk');
  const { locale, to } = useLocale();
  const { state, dropped, swap } = draft;
  const waits = state === 'offline' || state === 'failed' || state === 'stale';
  const correctionAt = piece.nextCorrection?.at ?? null;
  const at = piece.publishedAt ? formatDateTime(piece.publishedAt, locale) : '';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-second">
      <Mark strong={piece.state !== 'draft'}>{t(`state.${piece.state}`, { at })}</Mark>
      {correctionAt !== null && (
        <Mark strong>{t('correctionAt', { at: formatDateTime(correctionAt, locale) })}</Mark>
      )}
      <p role="status" className="flex items-center gap-2">
        {state === 'saved' && <Icon name="lucide:check" size={16} className="text-primary" />}
        {waits && <Icon name="lucide:wifi-off" size={16} className="text-warning" />}
        {t(`save.${state}`)}
      </p>
      {dropped !== null && (
        <button type="button" onClick={swap} className="min-h-11 text-link underline">
          {t('conflict.swap')}
        </button>
      )}
      <a href={to(preview)} className="inline-flex min-h-11 items-center text-link underline">
        {t('preview')}
      </a>
      {piece.state === 'published' && (
        <a href={to(page)} className="inline-flex min-h-11 items-center text-link underline">
          {t('seePage')}
        </a>
      )}
    </div>
  );
}
