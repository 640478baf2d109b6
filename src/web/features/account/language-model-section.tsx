import { useTranslation } from 'react-i18next';
import { SettingsForm } from './settings-section.tsx';

/** Whether a language model may read what is handed in, as `model-agreements` says. */
export type ModelAgreement = { readonly provider: string; readonly agreed: boolean };

/** Names the service that texts would go to, and takes an agreement or takes it back. Rule 9.345. */
export function LanguageModelSection({
  provider,
  agreed,
  error,
}: ModelAgreement & { readonly error: string | undefined }) {
  const { t } = useTranslation('data');
  return (
    <div className="space-y-4">
      <p className="text-second">{t('languageModel.lead', { provider })}</p>
      <p role="status" className="font-semibold">
        {t(agreed ? 'languageModel.agreed' : 'languageModel.notAgreed')}
      </p>
      <SettingsForm
        intent={agreed ? 'withdraw_model' : 'agree_model'}
        action={t(agreed ? 'languageModel.withdraw' : 'languageModel.agree')}
        error={error}
      />
    </div>
  );
}
