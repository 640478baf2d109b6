import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { ConfirmState } from '#web/features/sign-in/confirm-owner.ts';
import type { SentCode } from '#web/features/sign-in/second-factor.ts';
import { FieldError, Input } from '#web/forms/field.tsx';
import { useRoot } from '#web/page-context/root-data.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { SectionForm } from './section-form.tsx';

/** Asks for the number of a phone that is to confirm logins. Rule 9.63. */
export function PhoneNumber({
  number,
  error,
  confirm,
}: {
  number: string | undefined;
  error: string | undefined;
  confirm: ConfirmState;
}) {
  const { t } = useTranslation('security');
  return (
    <SectionForm
      section="factor"
      noValidate
      preventScrollReset
      className="space-y-4 border-t border-hairline pt-5"
    >
      <button type="submit" name="intent" value="phone-begin" hidden />
      <p className="text-second">{t('phone.text')}</p>
      <Input
        label={t('phone.number')}
        name="number"
        type="tel"
        autoComplete="tel"
        defaultValue={number}
        hint={t('phone.hint')}
        error={error}
        className="max-w-xs"
      />
      <ConfirmFields intent="phone-begin" state={confirm} />
      <Button type="submit" name="intent" value="phone-begin">
        {t('phone.begin')}
      </Button>
    </SectionForm>
  );
}

/** The code that was sent to the phone, and sending it once more. */
export function PhoneCode(props: {
  readonly sent: SentCode;
  readonly error: string | undefined;
  readonly pauseError: string | undefined;
}) {
  const { sent, error, pauseError } = props;
  const { t } = useTranslation('security');
  return (
    <SectionForm section="factor" noValidate preventScrollReset className="space-y-5">
      <input type="hidden" name="factor" value={sent.factorId} />
      <input type="hidden" name="challenge" value={sent.challengeId} />
      <input type="hidden" name="number" value={sent.number} />
      <p className="text-second">{t('phone.sent', { number: sent.number })}</p>
      <EmbeddedSms />
      <Input
        label={t('phone.code')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        error={error}
        className="max-w-xs"
      />
      {pauseError && <FieldError id="phone-pause">{pauseError}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" name="intent" value="phone-verify">
          {t('factor.verify')}
        </Button>
        <Button type="submit" name="intent" value="phone-again">
          {t('phone.again')}
        </Button>
        <Button type="submit" name="intent" value="factor-cancel">
          {t('factor.cancel')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('phone.pause')}</p>
    </SectionForm>
  );
}

/** Where no gateway is set up, nobody should wait for a message. */
function EmbeddedSms() {
  const { t } = useTranslation('security');
  const embedded = useRoot()?.embedded;
  if (!embedded?.sms) return null;
  return (
    <p className="text-sm text-second">
      {t('phone.embedded')}{' '}
      {embedded.inbox && (
        <a href="/dev" className="font-semibold underline">
          {t('phone.inbox')}
        </a>
      )}
    </p>
  );
}
