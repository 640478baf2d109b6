import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#web/formats/format-percent.ts';
import { useLocale } from '#web/locale/locale.ts';

/** Below this, of 0 to 1, it is the room's noise. */
const audible = 0.04;

type LevelMeterProps = { readonly stream: MediaStream; readonly onHeard?: () => void };

/** How loud the microphone hears, twelve times a second; with little motion wanted, twice. */
export function LevelMeter({ stream, onHeard }: LevelMeterProps) {
  const { t } = useTranslation('speaking');
  const { locale } = useLocale();
  const [level, setLevel] = useState(0);
  const heard = useRef(onHeard);
  heard.current = onHeard;
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(stream).connect(analyser);
    void context.resume();
    const samples = new Float32Array(analyser.fftSize);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setInterval(
      () => {
        analyser.getFloatTimeDomainData(samples);
        const now = loudness(samples);
        setLevel(now);
        if (now > audible) heard.current?.();
      },
      calm ? 500 : 80,
    );
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return (
    <meter min={0} max={1} value={level} aria-label={t('microphone.level')} className="level-meter">
      {formatPercent(level, locale)}
    </meter>
  );
}

/** Root mean square on a scale of decibels: −60 dB is 0, −10 dB, as loud as speech near a microphone, is 1. */
function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length + 1e-12);
  return Math.min(1, Math.max(0, (decibels + 60) / 50));
}
