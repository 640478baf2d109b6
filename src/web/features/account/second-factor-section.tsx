import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { ConfirmState } from '#web/features/sign-in/confirm-owner.ts';
import type { Enrolment, Factor } from '#web/features/sign-in/second-factor.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { FieldError, Input } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { PhoneCode, PhoneNumber } from './phone-factor.tsx';
import { SectionForm } from './section-form.tsx';
import type { SecurityOutcome } from './security-outcome.ts';

type SecondFactorSectionProps = {
  readonly factors: readonly Factor[];
  readonly outcome: SecurityOutcome | null;
  /** The outcome's error of a form and field as a whole sentence. */
  readonly error: (intents: readonly string[], field?: string) => string | undefined;
  /** How a form, of one of several, stands with the password. */
  readonly confirm: (intent: string, of?: string) => ConfirmState;
};

// The forms lead back to their section: without script the page comes anew.

/** Most people have one phone, some a tablet too. */
const mostApps = 3;

/** What is asked for besides the password at login: set up, and taken away. Rule 9.23, Rule 9.63. */
export function SecondFactorSection({ factors, outcome, error, confirm }: SecondFactorSectionProps) {
  const { t } = useTranslation('security');
  const apps = factors.filter(({ kind }) => kind === 'totp');
  if (outcome && 'enrolment' in outcome && outcome.enrolment)
    return <AppSetup enrolment={outcome.enrolment} error={error(['factor-verify'])} />;
  if (outcome && 'sent' in outcome && outcome.sent && outcome.intent.startsWith('phone'))
    return (
      <PhoneCode
        sent={outcome.sent}
        error={error(['phone-verify'], 'code')}
        pauseError={error(['phone-again'])}
      />
    );
  const problem = error(['factor-begin', 'factor-verify', 'factor-cancel', 'factor-remove', 'phone-again']);
  return (
    <div className="space-y-5">
      <p className="text-second">{t(factors.length > 0 ? 'factor.on' : 'factor.text')}</p>
      {problem && <FieldError id="factor-error">{problem}</FieldError>}
      {factors.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {factors.map((factor) => (
            <li key={factor.id}>
              <FactorRow factor={factor} confirm={confirm('factor-remove', factor.id)} />
            </li>
          ))}
        </ul>
      )}
      {apps.length < mostApps && (
        <SectionForm section="factor" noValidate preventScrollReset className="space-y-4">
          {/* First, so that Enter in the field sends this and not the code by mail. */}
          <button type="submit" name="intent" value="factor-begin" hidden />
          <ConfirmFields intent="factor-begin" state={confirm('factor-begin')} />
          <Button type="submit" name="intent" value="factor-begin">
            {t(apps.length > 0 ? 'factor.another' : 'factor.begin')}
          </Button>
        </SectionForm>
      )}
      {apps.length === factors.length && (
        <PhoneNumber
          number={outcome?.kind === 'refused' || outcome?.kind === 'confirming' ? outcome.number : undefined}
          confirm={confirm('phone-begin')}
          error={error(['phone-begin'], 'number')}
        />
      )}
    </div>
  );
}

function FactorRow({
  factor: { id, kind, createdAt, ending },
  confirm,
}: {
  factor: Factor;
  confirm: ConfirmState;
}) {
  const { t } = useTranslation('security');
  const { locale } = useLocale();
  const day = formatDate(createdAt, locale);
  return (
    <div className="py-3">
      <p>{kind === 'totp' ? t('factor.since', { day }) : t('phone.since', { ending, day })}</p>
      <details
        className="disclosure mt-1"
        open={confirm.codeSent || confirm.problem !== undefined || undefined}
      >
        <summary className="inline-flex min-h-11 list-none items-center gap-2.5 text-sm font-semibold">
          <span className="disclosure-sign" aria-hidden="true" />
          {t(kind === 'totp' ? 'factor.removeApp' : 'phone.remove')}
        </summary>
        <SectionForm section="factor" noValidate preventScrollReset className="mt-3 space-y-4">
          <button type="submit" name="intent" value="factor-remove" hidden />
          <input type="hidden" name="factor" value={id} />
          <p className="text-second">{t('factor.removeText')}</p>
          <ConfirmFields intent="factor-remove" state={confirm} />
          <Button type="submit" name="intent" value="factor-remove" variant="danger" size="small">
            {t('factor.removeSure')}
          </Button>
        </SectionForm>
      </details>
    </div>
  );
}

function AppSetup({ enrolment, error }: { enrolment: Enrolment; error: string | undefined }) {
  const { t } = useTranslation('security');
  const { id, uri, secret, picture } = enrolment;
  return (
    <SectionForm section="factor" noValidate preventScrollReset className="space-y-5">
      <input type="hidden" name="factor" value={id} />
      <input type="hidden" name="uri" value={uri} />
      <p className="text-second">{t('factor.scan')}</p>
      <img src={picture} alt={t('factor.picture')} width={208} height={208} className="rounded-control" />
      <p>
        {t('factor.secret')}
        <br />
        <code className="wrap-anywhere select-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>
        <a href={uri} className="font-semibold underline">
          {t('factor.open')}
        </a>
      </p>
      <Input
        label={t('factor.code')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        error={error}
        className="max-w-xs"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" name="intent" value="factor-verify">
          {t('factor.verify')}
        </Button>
        <Button type="submit" name="intent" value="factor-cancel">
          {t('factor.cancel')}
        </Button>
      </div>
    </SectionForm>
  );
}
