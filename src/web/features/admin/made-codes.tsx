import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/toast-store.ts';
import { useLocale } from '#web/locale/locale.ts';
import { PersonPart } from './person-part.tsx';

type MadeCodesProps = { readonly codes: readonly string[]; readonly batch: string };

/** The codes that were made just now, to copy or to save as a file. */
export function MadeCodes({ codes, batch }: MadeCodesProps) {
  const { t } = useTranslation('admin');
  const { to } = useLocale();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: t('code.copied'), color: 'success', icon: 'lucide:check' }),
      () => showToast({ title: t('code.notCopied'), color: 'warning' }),
    );
  return (
    <PersonPart id="made" title={t('code.made', { count: codes.length })}>
      <textarea
        readOnly
        aria-label={t('code.made', { count: codes.length })}
        rows={Math.min(codes.length, 8)}
        value={text}
        className="w-full max-w-md rounded-control border border-control bg-page p-3 font-mono text-ui"
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          {t('code.copy')}
        </Button>
        <a
          href={to(`/admin/codes.csv?${new URLSearchParams({ batch })}`)}
          className="text-link inline-flex min-h-9 items-center text-ui"
        >
          {t('code.downloadThese')}
        </a>
      </div>
    </PersonPart>
  );
}
