import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileForm } from '#domain/accounts/profile.ts';
import { Input } from '#web/components/field.tsx';
import { showToast } from '#web/components/toast-store.ts';
import { LanguageChoice, ThemeChoice } from '#web/features/preference-menu.tsx';
import type { CountryName } from './country-names.ts';
import { DangerZone, type Deletion } from './danger-zone.tsx';
import { ProfileFields } from './profile-fields.tsx';
import type { Enrolment, Factor } from './second-factor.ts';
import { SecondFactorSection } from './second-factor-section.tsx';
import type { SettingsIntent, SettingsOutcome } from './settings-changes.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsForm, SettingsSection } from './settings-section.tsx';

type SettingsScreenProps = {
  readonly form: ProfileForm;
  readonly email: string;
  readonly countries: readonly CountryName[];
  readonly today: string;
  readonly deletion: Deletion;
  /** Authenticator apps that are asked for at login. */
  readonly apps: readonly Factor[];
  /** What the form that was sent last came to. */
  readonly outcome: SettingsOutcome | null;
};

/** Everything a person can change about their account, one form each. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { form, email, countries, today, deletion, apps, outcome } = props;
  const { t } = useTranslation('settings');
  useSavedToast(outcome);
  const error = (intent: SettingsIntent, field: string) =>
    outcome?.kind === 'refused' && outcome.intent === intent && outcome.errors[field]
      ? t(`errors.${outcome.errors[field]}`)
      : undefined;
  const wrong = outcome?.kind === 'wrong_profile' ? outcome : null;
  return (
    <SettingsFrame>
      <SettingsSection id="profile" title={t('profile.title')}>
        <SettingsForm intent="profile" action={t('save')} error={error('profile', '')}>
          <ProfileFields
            form={wrong?.form ?? form}
            errors={wrong?.errors ?? {}}
            countries={countries}
            today={today}
          />
        </SettingsForm>
      </SettingsSection>
      <SettingsSection id="email" title={t('email.title')}>
        <p className="mb-4 text-second">{t('email.now', { email })}</p>
        <SettingsForm intent="email" action={t('email.action')}>
          <Input
            label={t('email.field')}
            name="email"
            type="email"
            autoComplete="email"
            error={error('email', 'email')}
          />
        </SettingsForm>
      </SettingsSection>
      <SettingsSection id="password" title={t('password.title')}>
        <SettingsForm intent="password" action={t('password.action')}>
          <Input
            label={t('password.current')}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            error={error('password', 'currentPassword')}
          />
          <Input
            label={t('password.field')}
            name="password"
            type="password"
            autoComplete="new-password"
            hint={t('password.hint')}
            error={error('password', 'password')}
          />
          <Input
            label={t('password.once')}
            name="confirmPassword"
            type="password"
            autoComplete="new-password"
            error={error('password', 'confirmPassword')}
          />
        </SettingsForm>
      </SettingsSection>
      <SettingsSection id="factor" title={t('factor.title')}>
        <SecondFactorSection
          apps={apps}
          enrolment={enrolmentOf(outcome)}
          error={
            error('factor-begin', '') ??
            error('factor-verify', '') ??
            error('factor-cancel', '') ??
            error('factor-remove', '')
          }
        />
      </SettingsSection>
      <SettingsSection id="appearance" title={t('appearance.title')}>
        <div className="space-y-5">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </SettingsSection>
      <SettingsSection id="sessions" title={t('sessions.title')}>
        <p className="mb-4 text-second">{t('sessions.text')}</p>
        <SettingsForm intent="sessions" action={t('sessions.action')} error={error('sessions', '')} />
      </SettingsSection>
      <SettingsSection id="danger" title={t('danger.title')} danger>
        <DangerZone deletion={deletion} error={error('delete', '') ?? error('keep', '')} />
      </SettingsSection>
    </SettingsFrame>
  );
}

function enrolmentOf(outcome: SettingsOutcome | null): Enrolment | null {
  if (outcome?.kind === 'enrolling') return outcome.enrolment;
  return (outcome?.kind === 'refused' && outcome.enrolment) || null;
}

/** What was saved says so, once for each time it is sent. */
function useSavedToast(outcome: SettingsOutcome | null) {
  const { t } = useTranslation('settings');
  useEffect(() => {
    if (outcome?.kind === 'saved' && outcome.intent !== 'delete')
      showToast({ title: t(outcome.note), color: 'success', icon: 'lucide:check' });
  }, [outcome, t]);
}
