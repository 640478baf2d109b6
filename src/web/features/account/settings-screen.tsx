import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileForm } from '#domain/accounts/profile.ts';
import { LanguageChoice, ThemeChoice } from '#web/app-shell/preference-menu.tsx';
import { showToast } from '#web/components/toast-store.ts';
import type { ConfirmState } from '#web/features/sign-in/confirm-owner.ts';
import type { CountryName } from '#web/formats/country-names.ts';
import { Input } from '#web/forms/field.tsx';
import { useFirstError } from '#web/forms/use-first-error.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { ProfileFields } from './profile-fields.tsx';
import type { SettingsIntent, SettingsOutcome } from './settings-changes.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsForm, SettingsSection } from './settings-section.tsx';
import { WaitingAddress } from './waiting-address.tsx';

type SettingsScreenProps = {
  readonly form: ProfileForm;
  readonly email: string;
  /** The new address that was asked for and has not been confirmed from both sides yet. */
  readonly waitsFor: string | null;
  readonly countries: readonly CountryName[];
  readonly today: string;
  /** What the form that was sent last came to. */
  readonly outcome: SettingsOutcome | null;
};

/** Everything a person can change about their account, one form each. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { form, email, waitsFor, countries, today, outcome } = props;
  const { t } = useTranslation('settings');
  useSavedToast(outcome);
  useFirstError(outcome);
  const error = (intent: SettingsIntent, field: string) =>
    outcome?.kind === 'refused' && outcome.intent === intent && outcome.errors[field]
      ? t(`errors.${outcome.errors[field]}`)
      : undefined;
  const notSaved = outcome && outcome.kind !== 'saved' ? outcome : null;
  const confirm: ConfirmState =
    outcome?.kind === 'confirming'
      ? { codeSent: true }
      : (outcome?.kind === 'refused' && outcome.intent === 'email' && outcome.confirm) || { codeSent: false };
  const oneConfirmed = outcome?.kind === 'saved' && outcome.note === 'email.oneConfirmed';
  const wrong = outcome?.kind === 'wrong_profile' ? outcome.errors : {};
  return (
    <SettingsFrame saved={outcome?.kind === 'saved' ? t(outcome.note) : undefined}>
      <SettingsSection id="profile" title={t('profile.title')}>
        <SettingsForm intent="profile" action={t('save')} error={error('profile', '')}>
          <ProfileFields
            form={notSaved?.intent === 'profile' ? notSaved.form : form}
            errors={wrong}
            countries={countries}
            today={today}
          />
        </SettingsForm>
      </SettingsSection>
      <SettingsSection id="email" title={t('email.title')}>
        {email !== '' && <p className="mb-4 text-second">{t('email.now', { email })}</p>}
        <SettingsForm intent="email" action={t('email.action')}>
          <button type="submit" hidden />
          <Input
            label={t('email.field')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={notSaved?.intent === 'email' ? notSaved.email : undefined}
            error={error('email', 'email')}
          />
          <ConfirmFields intent="email" state={confirm} />
        </SettingsForm>
        {waitsFor !== null && (
          // The first code is used up: the field is empty for the second.
          <WaitingAddress
            key={oneConfirmed ? 'second' : 'first'}
            address={waitsFor}
            codeError={error('email_code', 'code')}
            againError={error('email_again', 'email')}
          />
        )}
      </SettingsSection>
      <SettingsSection id="appearance" title={t('appearance.title')} ofBrowser>
        <div className="space-y-5">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </SettingsSection>
    </SettingsFrame>
  );
}

/** What was saved says so, once for each time it is sent. */
function useSavedToast(outcome: SettingsOutcome | null) {
  const { t } = useTranslation('settings');
  useEffect(() => {
    if (outcome?.kind === 'saved')
      showToast({ title: t(outcome.note), color: 'success', icon: 'lucide:check' });
  }, [outcome, t]);
}
