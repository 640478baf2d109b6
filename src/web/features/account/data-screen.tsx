import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Retention } from '#domain/speaking/recording-limits.ts';
import { showToast } from '#web/components/toast-store.ts';
import { DangerZone, type Deletion } from './danger-zone.tsx';
import { DataCopy, type ShownCopy } from './data-copy.tsx';
import { LanguageModelSection, type ModelAgreement } from './language-model-section.tsx';
import { type OwnRecording, RecordingsSection } from './recordings-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsSection } from './settings-section.tsx';

export const dataIntents = [
  'copy',
  'delete',
  'keep',
  'retention',
  'delete_recording',
  'delete_recordings',
  'agree_model',
  'withdraw_model',
] as const;
export type DataIntent = (typeof dataIntents)[number];

export type DataOutcome =
  | { readonly kind: 'saved'; readonly intent: DataIntent }
  | {
      readonly kind: 'refused';
      readonly intent: DataIntent;
      readonly error: 'too_many_exports' | 'too_many_requests' | 'demo_account' | 'failed';
    };

type DataScreenProps = {
  readonly copy: ShownCopy | null;
  readonly deletion: Deletion;
  readonly recordings: readonly OwnRecording[];
  readonly retention: Retention;
  /** Null where no model is there to read texts, or nobody's account could agree. */
  readonly languageModel: ModelAgreement | null;
  readonly outcome: DataOutcome | null;
};

const recordingIntents = ['retention', 'delete_recording', 'delete_recordings'] as const;

const kept = ['profile', 'practice', 'recordings', 'purchases', 'signIns', 'files', 'audit'] as const;

/** What is kept of a person, a copy of it, and the way to have it deleted. Rule 9.67, Rule 9.68, Rule 2.21. */
export function DataScreen(props: DataScreenProps) {
  const { copy, deletion, recordings, retention, languageModel, outcome } = props;
  const { t } = useTranslation('data');
  const { t: settings } = useTranslation('settings');
  const error = (...intents: readonly DataIntent[]) =>
    outcome?.kind === 'refused' && intents.includes(outcome.intent)
      ? t(`errors.${outcome.error}`)
      : undefined;
  useEffect(() => {
    if (outcome?.kind === 'saved' && outcome.intent === 'keep')
      showToast({ title: settings('danger.undone'), color: 'success', icon: 'lucide:check' });
  }, [outcome, settings]);
  return (
    <SettingsFrame>
      <SettingsSection id="kept" title={t('kept.title')}>
        <p className="text-second">{t('kept.lead')}</p>
        <table className="mt-4 w-full table-fixed hyphens-auto text-left wrap-break-word text-ui">
          <thead>
            <tr className="border-b border-hairline text-sm text-muted">
              <th scope="col" className="py-2 pr-4 font-normal">
                {t('kept.what')}
              </th>
              <th scope="col" className="py-2 font-normal">
                {t('kept.howLong')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline">
            {kept.map((key) => (
              <tr key={key} className="align-top">
                <th scope="row" className="w-1/2 py-2.5 pr-4 font-normal">
                  {t(`kept.rows.${key}.what`)}
                </th>
                <td className="py-2.5 text-second">{t(`kept.rows.${key}.howLong`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SettingsSection>
      <SettingsSection id="copy" title={t('copy.title')}>
        <DataCopy copy={copy} error={error('copy')} />
      </SettingsSection>
      <SettingsSection id="recordings" title={t('recordings.title')}>
        <RecordingsSection
          recordings={recordings}
          retention={retention}
          error={error('retention', 'delete_recording', 'delete_recordings')}
          saved={outcome?.kind === 'saved' && recordingIntents.some((one) => one === outcome.intent)}
        />
      </SettingsSection>
      {languageModel && (
        <SettingsSection id="language-model" title={t('languageModel.title')}>
          <LanguageModelSection {...languageModel} error={error('agree_model', 'withdraw_model')} />
        </SettingsSection>
      )}
      <SettingsSection id="danger" title={settings('danger.title')} danger>
        <DangerZone deletion={deletion} error={error('delete', 'keep')} />
      </SettingsSection>
    </SettingsFrame>
  );
}
