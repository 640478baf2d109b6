import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/components/toast-store.ts';
import type { ConfirmState } from '#web/features/sign-in/confirm-owner.ts';
import type { Factor, SentCode } from '#web/features/sign-in/second-factor.ts';
import { PasswordInput } from '#web/forms/password-input.tsx';
import { useFirstError } from '#web/forms/use-first-error.ts';
import { useLocale } from '#web/locale/locale.ts';
import { type DeviceSession, DevicesSection } from './devices-section.tsx';
import { IdentitiesSection, type LinkedIdentity } from './identities-section.tsx';
import { RecoveryCodesSection, type RecoveryState } from './recovery-codes-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import type { SecurityOutcome } from './security-outcome.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsForm, SettingsSection } from './settings-section.tsx';

export type SecurityScreenProps = {
  readonly email: string;
  readonly factors: readonly Factor[];
  readonly recovery: RecoveryState;
  readonly sessions: readonly DeviceSession[];
  readonly identities: readonly LinkedIdentity[];
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** The person has just used a recovery code, and was on the way to this path. */
  readonly recovered: { readonly next: string } | null;
  /** The administration, at this path, asks for a second factor. */
  readonly needed: { readonly next: string } | null;
  /** What the form that was sent last came to. */
  readonly outcome: SecurityOutcome | null;
};

/** Everything that protects an account, one form each. Rule 2.21. */
export function SecurityScreen(props: SecurityScreenProps) {
  const { factors, recovery, sessions, identities, outcome, email } = props;
  const { t } = useTranslation('security');
  useSavedToast(outcome);
  useFirstError(outcome);
  const error = (intents: readonly string[], field = '') => {
    if (outcome?.kind !== 'refused' || !intents.includes(outcome.intent)) return undefined;
    const problem = outcome.errors[field];
    return problem && t(`errors.${problem}`, { seconds: outcome.waitSeconds ?? 60 });
  };
  const confirm = (intent: string, of = ''): ConfirmState => {
    if (outcome?.intent !== intent || (of !== '' && 'of' in outcome && outcome.of !== of))
      return { codeSent: false };
    if (outcome.kind === 'refused')
      return { codeSent: outcome.codeSent ?? false, problem: outcome.errors.confirm };
    return { codeSent: outcome.kind === 'confirming' };
  };
  const codes = outcome?.kind === 'saved' ? outcome.codes : undefined;
  return (
    <SettingsFrame saved={outcome?.kind === 'saved' ? t(outcome.note) : undefined}>
      {props.recovered && <Recovered left={recovery.left} next={props.recovered.next} />}
      {props.needed && <Needed isSetUp={factors.length > 0} next={props.needed.next} />}
      <SettingsSection id="password" title={t('password.title')}>
        <PasswordForm
          email={email}
          error={error}
          mayHaveNone={identities.every(({ provider }) => provider !== 'email')}
        />
      </SettingsSection>
      <SettingsSection id="factor" title={t('factor.title')}>
        <SecondFactorSection factors={factors} outcome={outcome} error={error} confirm={confirm} />
      </SettingsSection>
      {(factors.length > 0 || codes) && (
        <SettingsSection id="codes" title={t('codes.title')}>
          <RecoveryCodesSection
            state={recovery}
            codes={codes}
            email={email}
            way={wayToCodes(factors, outcome)}
            error={error(['codes-send', ...(wayToCodes(factors, outcome) === 'phone' ? ['codes'] : [])])}
            codeError={error(['codes'], 'code')}
          />
        </SettingsSection>
      )}
      <SettingsSection id="devices" title={t('devices.title')}>
        <DevicesSection sessions={sessions} error={error(['session', 'sessions'])} />
      </SettingsSection>
      <SettingsSection id="identities" title={t('identities.title')}>
        <IdentitiesSection
          identities={identities}
          providers={props.providers}
          error={error(['unlink'])}
          confirm={confirm}
          confirmedProvider={outcome?.kind === 'onward' ? outcome.provider : ''}
        />
      </SettingsSection>
    </SettingsFrame>
  );
}

/** By which the second factor is given before recovery codes are made. Rule 9.163. */
function wayToCodes(factors: readonly Factor[], outcome: SecurityOutcome | null): 'app' | 'phone' | SentCode {
  if (factors.some(({ kind }) => kind === 'totp')) return 'app';
  const sent = outcome?.intent.startsWith('codes') && 'sent' in outcome ? outcome.sent : undefined;
  return sent ?? 'phone';
}

/** Whoever needed a recovery code has lost something: what to do about it stands first. Rule 9.62. */
function Recovered({ left, next }: { left: number; next: string }) {
  const { t } = useTranslation('security');
  const { to } = useLocale();
  return (
    <div role="status" className="space-y-2 rounded-card bg-warning-soft p-5 text-warning">
      <p className="font-semibold">{t('recovered.title', { count: left })}</p>
      <p>{t('recovered.text')}</p>
      <p>
        <a href={next || to('/app')} className="font-semibold underline">
          {t('recovered.onward')}
        </a>
      </p>
    </div>
  );
}

/** Rule 6.19: whoever has a role sets up a second factor, and then goes on. */
function Needed({ isSetUp, next }: { isSetUp: boolean; next: string }) {
  const { t } = useTranslation('security');
  if (!isSetUp)
    return (
      <div role="status" className="space-y-2 rounded-card bg-warning-soft p-5 text-warning">
        <p className="font-semibold">{t('needed.title')}</p>
        <p>
          {t('needed.text')}{' '}
          <a href="#factor" className="font-semibold underline">
            {t('needed.begin')}
          </a>
        </p>
      </div>
    );
  return (
    <p role="status" className="rounded-card bg-primary-soft p-5">
      {t('needed.done')}{' '}
      <a href={next} className="font-semibold underline">
        {t('needed.onward')}
      </a>
    </p>
  );
}

function PasswordForm(props: {
  readonly email: string;
  /** Who came by a provider may never have chosen one. */
  readonly mayHaveNone: boolean;
  readonly error: (intents: readonly string[], field?: string) => string | undefined;
}) {
  const { t } = useTranslation('security');
  const error = (field: string) => props.error(['password'], field);
  return (
    <SettingsForm intent="password" action={t('password.action')}>
      {/* Password managers store the new password under this name. */}
      <input type="email" name="username" autoComplete="username" readOnly hidden value={props.email} />
      <PasswordInput
        label={t('password.current')}
        name="currentPassword"
        autoComplete="current-password"
        hint={props.mayHaveNone ? t('password.none') : undefined}
        error={error('currentPassword')}
      />
      <PasswordInput
        label={t('password.field')}
        name="password"
        autoComplete="new-password"
        hint={t('password.hint')}
        error={error('password')}
      />
      <PasswordInput
        label={t('password.once')}
        name="confirmPassword"
        autoComplete="new-password"
        error={error('confirmPassword')}
      />
    </SettingsForm>
  );
}

/** What was saved says so, once for each time it is sent. */
function useSavedToast(outcome: SecurityOutcome | null) {
  const { t } = useTranslation('security');
  useEffect(() => {
    if (outcome?.kind === 'saved')
      showToast({ title: t(outcome.note), color: 'success', icon: 'lucide:check' });
  }, [outcome, t]);
}
