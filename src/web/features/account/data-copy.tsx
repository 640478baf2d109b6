import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { numberFormat } from '#domain/time/formats.ts';
import { buttonClasses } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { type Locale, useLocale } from '#web/locale/locale.ts';
import { SettingsForm } from './settings-section.tsx';

export type ShownCopy = NonNullable<FunctionOutput<'export-states'>['copy']>;

/** How often a copy that is being made is looked at. */
const lookAgainMs = 2000;

/** A copy of one's own data: none yet, being made, ready, or failed. */
export function DataCopy({
  copy,
  error,
}: {
  readonly copy: ShownCopy | null;
  readonly error: string | undefined;
}) {
  const { t } = useTranslation('data');
  const isMaking = copy?.status === 'waiting' || copy?.status === 'making';
  return (
    <div className="space-y-5">
      <p className="text-second">{t('copy.lead')}</p>
      <div role="status" className="space-y-3 empty:hidden">
        {isMaking && <Making copy={copy} />}
        {copy?.status === 'ready' && copy.url && <Ready copy={copy} url={copy.url} />}
        {copy?.status === 'failed' && <p className="font-semibold">{t('copy.failed')}</p>}
      </div>
      {!isMaking && (
        <SettingsForm
          intent="copy"
          action={t(copy === null ? 'copy.action' : copy.status === 'failed' ? 'copy.again' : 'copy.anew')}
          error={error}
        />
      )}
    </div>
  );
}

function Making({ copy }: { readonly copy: ShownCopy }) {
  const { t } = useTranslation('data');
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), lookAgainMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <>
      <ProgressBar
        label={t('copy.making')}
        value={copy.done}
        max={copy.total}
        valueText={
          copy.total > 0 ? t('copy.progress', { done: copy.done, total: copy.total }) : t('copy.waiting')
        }
      />
      <p className="text-second">{t('copy.makingText')}</p>
      <noscript>
        <a href="?" className="font-semibold underline">
          {t('copy.look')}
        </a>
      </noscript>
    </>
  );
}

function Ready({ copy, url }: { readonly copy: ShownCopy; readonly url: string }) {
  const { t } = useTranslation('data');
  const { locale } = useLocale();
  return (
    <>
      <p className="font-semibold">{t('copy.ready', { size: sizeInWords(copy.bytes ?? 0, locale) })}</p>
      <p>
        <a href={url} download className={buttonClasses({ variant: 'primary' })}>
          <Icon name="lucide:download" />
          {t('copy.download')}
        </a>
      </p>
      {copy.expiresAt && (
        <p className="text-second">{t('copy.until', { time: formatDateTime(copy.expiresAt, locale) })}</p>
      )}
    </>
  );
}

/** '12 kB', '3.4 MB': powers of ten, as file managers count. */
function sizeInWords(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1e6;
  return numberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3));
}
