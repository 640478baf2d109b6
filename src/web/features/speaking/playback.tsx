import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { formatClock } from '#web/formats/format-clock.ts';

type PlaybackProps = {
  /** In the browser, or an address. */
  readonly sound: Blob | string;
  /** Browsers do not write into a recording how long it is. */
  readonly seconds: number;
};

/** Plays a recording of one's own. */
export function Playback({ sound, seconds }: PlaybackProps) {
  const { t } = useTranslation('speaking');
  const audio = useRef<HTMLAudioElement>(null);
  const [src, setSrc] = useState<string | undefined>(undefined);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    if (typeof sound === 'string') return setSrc(sound);
    const url = URL.createObjectURL(sound);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [sound]);

  async function toggle() {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    await element.play().catch(() => setFailed(true));
  }
  return (
    <div className="rounded-card border border-hairline bg-card p-4">
      {/* biome-ignore lint/a11y/useMediaCaption: one's own words, and their transcript stands below when there is one */}
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onError={() => setFailed(src !== undefined)}
      />
      <div className="flex items-center gap-4">
        <button
          type="button"
          onClick={() => void toggle()}
          aria-label={t(playing ? 'playback.pause' : 'playback.play')}
          className="play-button"
        >
          <Icon name={playing ? 'lucide:pause' : 'lucide:play'} size={24} />
        </button>
        <div className="min-w-0 flex-1">
          <progress
            aria-label={t('playback.place')}
            max={Math.max(1, seconds)}
            value={Math.min(at, seconds)}
            className="playback-bar"
          />
          <p className="mt-1 flex justify-between text-sm tabular-nums text-muted">
            <span>{formatClock(Math.floor(at))}</span>
            <span>{formatClock(Math.ceil(seconds))}</span>
          </p>
        </div>
      </div>
      {failed && (
        <p role="alert" className="mt-3 text-sm text-warning">
          {t('playback.failed')}
        </p>
      )}
    </div>
  );
}
