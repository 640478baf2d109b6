import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { type Retention, retentions } from '#domain/speaking/recording-limits.ts';
import { Button } from '#web/components/button.tsx';
import { formatClock } from '#web/formats/format-clock.ts';
import { formatDateTime } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { SettingsForm } from './settings-section.tsx';

export type OwnRecording = {
  readonly id: string;
  readonly sittingId: string;
  readonly position: number;
  readonly seconds: number;
  readonly submittedAt: string;
};

type RecordingsSectionProps = {
  readonly recordings: readonly OwnRecording[];
  readonly retention: Retention;
  readonly error: string | undefined;
  readonly saved: boolean;
};

/** How long recordings are kept, and each with a way to hear and to delete it. Rule 9.283. */
export function RecordingsSection({ recordings, retention, error, saved }: RecordingsSectionProps) {
  const { t } = useTranslation('data');
  return (
    <div className="space-y-6">
      <p className="text-second">{t('recordings.lead')}</p>
      <SettingsForm intent="retention" action={t('recordings.save')} error={error}>
        <fieldset>
          <legend className="font-semibold">{t('recordings.keep')}</legend>
          {(Object.keys(retentions) as Retention[]).map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="retention"
                value={one}
                defaultChecked={one === retention}
                className="radio"
              />
              {t(`recordings.retention.${one}`)}
            </label>
          ))}
        </fieldset>
      </SettingsForm>
      <p role="status" className="text-sm text-second empty:hidden">
        {saved && t('recordings.saved')}
      </p>
      {recordings.length === 0 ? (
        <p className="text-second">{t('recordings.none')}</p>
      ) : (
        <>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {recordings.map((recording) => (
              <RecordingRow key={recording.id} recording={recording} />
            ))}
          </ul>
          <SettingsForm intent="delete_recordings" action={t('recordings.deleteAll')} />
        </>
      )}
    </div>
  );
}

function RecordingRow({ recording }: { readonly recording: OwnRecording }) {
  const { t } = useTranslation('data');
  const { locale } = useLocale();
  const { id, sittingId, position, seconds, submittedAt } = recording;
  const time = formatDateTime(submittedAt, locale);
  const count = Math.round(seconds);
  const name =
    count < 100
      ? t('recordings.name', { time, count })
      : t('recordings.nameMinutes', { time, clock: formatClock(count) });
  return (
    <li className="space-y-2 py-3">
      <p>{name}</p>
      {/* biome-ignore lint/a11y/useMediaCaption: one's own words */}
      <audio
        controls
        preload="none"
        aria-label={name}
        src={`/app/test/${sittingId}/recording?position=${position}`}
        className="w-full"
      />
      <Form method="post" action="#recordings" preventScrollReset>
        <input type="hidden" name="intent" value="delete_recording" />
        <input type="hidden" name="submission" value={id} />
        <Button type="submit" size="small" aria-label={t('recordings.deleteOne', { name })}>
          {t('recordings.delete')}
        </Button>
      </Form>
    </li>
  );
}
