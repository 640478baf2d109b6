import { useTranslation } from 'react-i18next';
import type { PublicSpeakTask } from '#domain/tasks/presentation.ts';

type SpeakingIntroProps = { readonly task: PublicSpeakTask; readonly prepared: boolean };

/** What is about to happen, and how long it may take. */
export function SpeakingIntro({ task, prepared }: SpeakingIntroProps) {
  const { t } = useTranslation('speaking');
  const { partner, preparationSeconds, speakingSeconds } = task;
  const length = (seconds: number) =>
    seconds % 60 === 0 ? t('minutes', { count: seconds / 60 }) : t('seconds', { count: seconds });
  const times = { preparation: length(preparationSeconds), speaking: length(speakingSeconds) };
  return (
    <div className="space-y-2">
      {partner && <p>{t('intro.partner', { name: partner.name, speaking: times.speaking })}</p>}
      {prepared ? (
        <p>{t('intro.prepared')}</p>
      ) : (
        (!partner || preparationSeconds > 0) && (
          <p>{t(preparationSeconds > 0 ? 'intro.alone' : 'intro.aloneAtOnce', times)}</p>
        )
      )}
    </div>
  );
}
