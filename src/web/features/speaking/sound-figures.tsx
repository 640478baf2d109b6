import { useTranslation } from 'react-i18next';
import { isHeard, type SoundMeasures } from '#domain/speaking/sound-measures.ts';
import { speechRate } from '#domain/speaking/speech-rate.ts';
import { formatClock } from '#web/formats/format-clock.ts';
import { useLocale } from '#web/locale/locale.ts';

type SoundFiguresProps = { readonly sound: SoundMeasures; readonly transcript: string | null };

/** What was measured in the sound itself, as figures without a verdict. Rule 9.431. */
export function SoundFigures({ sound, transcript }: SoundFiguresProps) {
  const { t } = useTranslation('speaking');
  const { locale } = useLocale();
  if (!isHeard(sound)) return null;
  const rate = transcript === null ? null : speechRate(transcript, sound);
  const { pauses, longestPauseSeconds, speakingSeconds, seconds } = sound;
  const whole = (value: number) => Math.round(value);
  const tenths = (value: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const figures = [
    {
      name: t('figures.speaking'),
      value:
        seconds < 100
          ? t('figures.speakingValue', { spoke: whole(speakingSeconds), seconds: whole(seconds) })
          : t('figures.speakingMinutes', {
              spoke: formatClock(whole(speakingSeconds)),
              seconds: formatClock(whole(seconds)),
            }),
    },
    {
      name: t('figures.pauses'),
      value: t('figures.pausesValue', { count: pauses.middle + pauses.long, short: pauses.short }),
    },
    ...(longestPauseSeconds > 0
      ? [
          {
            name: t('figures.longest'),
            value: t('figures.longestValue', { seconds: tenths(longestPauseSeconds) }),
          },
        ]
      : []),
    ...(rate
      ? [
          {
            name: t('figures.rate'),
            value: t('figures.rateValue', {
              words: rate.wordsPerMinute,
              syllables: tenths(rate.syllablesPerSecond),
            }),
          },
        ]
      : []),
  ];
  return (
    <section data-sound-figures>
      <h3 className="heading-4">{t('figures.title')}</h3>
      <dl className="mt-2 max-w-reading divide-y divide-hairline border-y border-hairline text-ui">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt className="text-second">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-reading text-sm text-second">{t('figures.about')}</p>
    </section>
  );
}
