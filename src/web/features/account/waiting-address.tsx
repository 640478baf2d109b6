import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { FieldError, Input } from '#web/forms/field.tsx';
import { useRoot } from '#web/page-context/root-data.ts';
import { SettingsForm } from './settings-section.tsx';

type WaitingAddressProps = {
  readonly address: string;
  readonly codeError: string | undefined;
  readonly againError: string | undefined;
};

/** A new address that both sides have yet to confirm: which, how to go on, and how to leave it. Rule 5.10. */
export function WaitingAddress({ address, codeError, againError }: WaitingAddressProps) {
  const { t } = useTranslation('settings');
  const embedded = useRoot()?.embedded;
  return (
    <div className="mt-6 space-y-5 border-t border-hairline pt-5">
      <div className="space-y-2">
        <h3 className="heading-4 wrap-anywhere">{t('email.waits', { email: address })}</h3>
        <p className="text-second">{t('email.waitsText')}</p>
        <p className="text-second">{t('email.leave')}</p>
        {embedded?.mail && (
          <p className="text-sm text-second">
            {t('email.embedded')}{' '}
            {embedded.inbox && (
              <a href="/dev" className="font-semibold underline">
                {t('email.inbox')}
              </a>
            )}
          </p>
        )}
      </div>
      <SettingsForm intent="email_code" action={t('email.codeAction')}>
        <input type="hidden" name="email" value={address} />
        <Input
          label={t('email.code')}
          name="code"
          hint={t('email.codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          error={codeError}
        />
      </SettingsForm>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="email_again" />
        <input type="hidden" name="email" value={address} />
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-second">
          {t('email.nothing')}
          <button type="submit" className="min-h-11 font-semibold text-text underline">
            {t('email.again')}
          </button>
        </p>
        {againError && <FieldError id="email-again-error">{againError}</FieldError>}
      </Form>
    </div>
  );
}
