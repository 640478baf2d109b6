import { useTranslation } from 'react-i18next';
import type { ConfirmState } from '#web/features/sign-in/confirm-owner.ts';
import { Input } from '#web/forms/field.tsx';
import { PasswordInput } from '#web/forms/password-input.tsx';

/**
 * The password once more, in a form that changes how one logs in; or, for whoever has none or does not know it, a code that
 * is sent to the account's address. Rule 9.160.
 * @param intent of the form: sending the code comes back to it with everything that was typed.
 */
export function ConfirmFields({ intent, state }: { intent: string; state: ConfirmState }) {
  const { t } = useTranslation('settings');
  const error = state.problem && t(`confirm.errors.${state.problem}`);
  return (
    <div className="max-w-xs space-y-2">
      {state.codeSent ? (
        <Input
          label={t('confirm.code')}
          name="ownCode"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          hint={t('confirm.codeSent')}
          error={error}
        />
      ) : (
        <PasswordInput
          label={t('confirm.password')}
          name="ownPassword"
          autoComplete="current-password"
          hint={t('confirm.why')}
          error={error}
        />
      )}
      <button
        type="submit"
        name="codeFor"
        value={intent}
        className="min-h-11 text-left text-sm font-semibold underline"
      >
        {t(state.codeSent ? 'confirm.again' : 'confirm.byMail')}
      </button>
    </div>
  );
}
