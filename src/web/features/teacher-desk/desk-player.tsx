import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { formatClock } from '#web/formats/format-clock.ts';
import { useFetchedSound } from './use-fetched-sound.ts';

export type PlayerHandle = { readonly at: () => number; readonly playFrom: (seconds: number) => void };

type DeskPlayerProps = {
  readonly ref: Ref<PlayerHandle>;
  /** Address of the sound. */
  readonly sound: string;
  /** Browsers do not write into a recording how long it is. */
  readonly seconds: number;
  /** Notes what is heard now; left out where nothing is noted. */
  readonly onNote?: () => void;
};

const speeds = [0.75, 1, 1.25] as const;

/** A player to work with: a place to drag, five seconds back and on, and slower. The sound is fetched whole, so that any place can be found. */
export function DeskPlayer({ ref, sound, seconds, onNote }: DeskPlayerProps) {
  const { t } = useTranslation('teacher-desk');
  const audio = useRef<HTMLAudioElement>(null);
  const { src, failed, fail } = useFetchedSound(sound);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const move = (to: number) => {
    const place = Math.min(Math.max(0, to), seconds);
    setAt(place);
    if (audio.current) audio.current.currentTime = place;
  };
  const play = () => void audio.current?.play().catch(fail);
  useImperativeHandle(ref, () => ({
    at: () => audio.current?.currentTime ?? 0,
    playFrom(from) {
      move(from);
      play();
    },
  }));
  if (failed)
    return (
      <p role="alert" className="mt-2 text-warning">
        {t('player.failed')}
      </p>
    );
  return (
    <div className="mt-2 rounded-card border border-hairline bg-card p-4">
      {/* biome-ignore lint/a11y/useMediaCaption: its transcript stands below when there is one */}
      <audio
        ref={audio}
        src={src}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onError={() => src !== undefined && fail()}
      />
      {!src && (
        <p role="status" className="text-ui text-second">
          {t('player.loading')}
        </p>
      )}
      <input
        type="range"
        className="w-full"
        aria-label={t('player.place')}
        aria-valuetext={formatClock(Math.floor(at))}
        min={0}
        max={Math.max(1, Math.ceil(seconds))}
        step={0.1}
        value={Math.min(at, seconds)}
        onChange={({ target }) => move(Number(target.value))}
      />
      <p className="flex justify-between text-sm tabular-nums text-muted">
        <span>{formatClock(Math.floor(at))}</span>
        <span>{formatClock(Math.ceil(seconds))}</span>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          onClick={() => (playing ? audio.current?.pause() : play())}
          aria-disabled={!src || undefined}
          aria-label={t(playing ? 'player.pause' : 'player.play')}
        >
          <Icon name={playing ? 'lucide:pause' : 'lucide:play'} size={18} />
        </Button>
        <Button size="small" onClick={() => move(at - 5)} aria-label={t('player.back')}>
          −5 s
        </Button>
        <Button size="small" onClick={() => move(at + 5)} aria-label={t('player.on')}>
          +5 s
        </Button>
        <label className="flex items-center gap-2 text-ui">
          <span className="sr-only">{t('player.speed')}</span>
          <select
            className="min-h-11 rounded-control border border-control bg-page px-2"
            defaultValue={1}
            onChange={({ target }) => {
              if (audio.current) audio.current.playbackRate = Number(target.value);
            }}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
        {onNote && (
          <Button size="small" onClick={onNote}>
            <Icon name="lucide:pencil" size={16} />
            {t('moments.add', { time: formatClock(Math.floor(at)) })}
          </Button>
        )}
      </div>
    </div>
  );
}
