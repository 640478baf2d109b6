import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fewRecoveryCodes } from '#domain/accounts/recovery-code.ts';
import { Button, buttonClasses } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { SentCode } from '#web/features/sign-in/second-factor.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { FieldError, Input } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { SectionForm } from './section-form.tsx';

export type RecoveryState = { readonly left: number; readonly madeAt: string | null };

type RecoveryCodesSectionProps = {
  readonly state: RecoveryState;
  /** New ones, which are shown this once. */
  readonly codes: readonly string[] | undefined;
  readonly email: string;
  readonly error: string | undefined;
  /** How the second factor is given before new codes are made: by an app, or by a message that is to be sent, or was. */
  readonly way: 'app' | 'phone' | SentCode;
  readonly codeError: string | undefined;
};

/** The codes that stand in for a lost phone or app. Rule 9.62. */
export function RecoveryCodesSection({
  state,
  codes,
  email,
  error,
  way,
  codeError,
}: RecoveryCodesSectionProps) {
  const { t } = useTranslation('security');
  const { locale } = useLocale();
  if (codes) return <NewCodes codes={codes} email={email} />;
  const { left, madeAt } = state;
  return (
    <div className="space-y-4">
      <p className="text-second">{t('codes.text')}</p>
      <p className={left < fewRecoveryCodes ? 'font-semibold text-warning' : undefined}>
        {madeAt ? t('codes.left', { count: left, day: formatDate(madeAt, locale) }) : t('codes.none')}
        {madeAt && left < fewRecoveryCodes && ` ${t('codes.few')}`}
      </p>
      {error && <FieldError id="codes-error">{error}</FieldError>}
      <SectionForm section="codes" noValidate preventScrollReset className="space-y-4">
        <input type="hidden" name="intent" value={way === 'phone' ? 'codes-send' : 'codes'} />
        {way === 'phone' && <p className="text-second">{t('codes.byPhone')}</p>}
        {typeof way === 'object' && (
          <>
            <input type="hidden" name="factor" value={way.factorId} />
            <input type="hidden" name="challenge" value={way.challengeId} />
            <input type="hidden" name="number" value={way.number} />
          </>
        )}
        {way !== 'phone' && (
          <Input
            label={t(way === 'app' ? 'codes.byApp' : 'phone.code')}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={12}
            error={codeError}
            className="max-w-xs"
          />
        )}
        {madeAt && <p className="text-sm text-muted">{t('codes.renewText')}</p>}
        <Button type="submit">
          {t(way === 'phone' ? 'codes.send' : madeAt ? 'codes.renew' : 'codes.make')}
        </Button>
      </SectionForm>
    </div>
  );
}

function NewCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const { t } = useTranslation('security');
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const file = [t('codes.fileTitle', { email }), '', ...codes, '', t('codes.fileNote'), ''].join('\r\n');
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  }
  return (
    <div className="space-y-4">
      <p role="status" className="font-semibold">
        {t('codes.new')}
      </p>
      <p className="text-second">{t('codes.newText')}</p>
      <ol className="recovery-codes grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-sunk p-4 sm:max-w-sm">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={t('codes.fileName')}
          className={buttonClasses({ variant: 'primary' })}
        >
          <Icon name="lucide:download" size={18} />
          {t('codes.download')}
        </a>
        <Button onClick={() => void copy()} className="noscript:hidden">
          <Icon name={copied === 'yes' ? 'lucide:check' : 'lucide:copy'} size={18} />
          {t('codes.copy')}
        </Button>
        <Button onClick={() => window.print()} className="noscript:hidden">
          {t('codes.print')}
        </Button>
      </div>
      <p role="status" className="text-sm text-second print:hidden">
        {copied === 'yes' ? t('codes.copied') : copied === 'failed' ? t('codes.copyFailed') : ''}
      </p>
    </div>
  );
}
