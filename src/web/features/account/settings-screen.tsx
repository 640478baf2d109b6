import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileForm } from '#domain/accounts/profile.ts';
import { Input } from '#web/components/field.tsx';
import { showToast } from '#web/components/toast-store.ts';
import { LanguageChoice, ThemeChoice } from '#web/features/preference-menu.tsx';
import { useRoot } from '#web/root-data.ts';
import type { CountryName } from './country-names.ts';
import { ProfileFields } from './profile-fields.tsx';
import type { SettingsIntent, SettingsOutcome } from './settings-changes.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsForm, SettingsSection } from './settings-section.tsx';
import { useFirstError } from './use-first-error.ts';

type SettingsScreenProps = {
  readonly form: ProfileForm;
  readonly email: string;
  readonly countries: readonly CountryName[];
  readonly today: string;
  /** What the form that was sent last came to. */
  readonly outcome: SettingsOutcome | null;
};

/** Everything a person can change about their account, one form each. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { form, email, countries, today, outcome } = props;
  const { t } = useTranslation('settings');
  const mailIsEmbedded = useRoot()?.embedded.mail;
  useSavedToast(outcome);
  useFirstError(outcome);
  const error = (intent: SettingsIntent, field: string) =>
    outcome?.kind === 'refused' && outcome.intent === intent && outcome.errors[field]
      ? t(`errors.${outcome.errors[field]}`)
      : undefined;
  const notSaved = outcome && outcome.kind !== 'saved' ? outcome : null;
  const halfway = outcome?.kind === 'saved' && outcome.note === 'email.halfway';
  const waitsFor =
    outcome?.kind === 'saved'
      ? outcome.waitsFor
      : notSaved?.intent === 'email_code'
        ? notSaved.email
        : undefined;
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
          <Input
            label={t('email.field')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={notSaved?.intent === 'email' ? notSaved.email : undefined}
            error={error('email', 'email')}
          />
        </SettingsForm>
        {waitsFor !== undefined && (
          // The first code is used up: the field is empty for the second.
          <div key={halfway ? 'second' : 'first'} className="mt-6 space-y-5">
            {mailIsEmbedded && (
              <p className="text-sm text-second">
                {t('email.embedded')}{' '}
                <a href="/dev" className="font-semibold underline">
                  {t('email.inbox')}
                </a>
              </p>
            )}
            <SettingsForm intent="email_code" action={t('email.codeAction')}>
              <input type="hidden" name="email" value={waitsFor} />
              <Input
                label={t('email.code')}
                name="code"
                hint={t('email.codeHint')}
                autoComplete="one-time-code"
                inputMode="numeric"
                spellCheck={false}
                error={error('email_code', 'code')}
              />
            </SettingsForm>
          </div>
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
