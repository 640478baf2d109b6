import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { readPlays, savePlays } from '#web/features/sitting-data/draft.ts';
import type { SittingData, SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { formatClock } from '#web/formats/format-clock.ts';
import { BrowserVoice } from './browser-voice.tsx';
import { ClipPeaks } from './clip-peaks.tsx';

type ClipPlayerProps = {
  readonly sitting: Pick<SittingData, 'id' | 'settings' | 'status'>;
  readonly task: SittingTask;
};

/**
 * Rule 9.37. Plays a clip as often as the exam does, or freely in practice and after the answer. A play counts when the
 * clip has ended; pausing keeps the place.
 */
export function ClipPlayer({ sitting, task }: ClipPlayerProps) {
  const { t } = useTranslation('task');
  const place = { sittingId: sitting.id, position: task.position };
  const limit = task.stimulus.kind === 'clip' ? task.stimulus.plays : 1;
  const free = task.answered || sitting.settings.plays === 'free';
  const audio = useRef<HTMLAudioElement>(null);
  const [used, setUsed] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  const durationMs = task.clip?.durationMs ?? 0;
  const left = Math.max(0, limit - used);

  useEffect(() => {
    setUsed(readPlays({ sittingId: sitting.id, position: task.position }));
  }, [sitting.id, task.position]);

  const url = task.clip?.url ?? `/audio/stimulus/${task.stimulusId}.mp3`;

  async function toggle() {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    if (!free && left === 0 && element.currentTime === 0) return;
    if (failed) element.load();
    setFailed(false);
    await element.play().catch(() => setFailed(true));
  }

  function end() {
    const now = used + 1;
    setUsed(now);
    savePlays(place, now);
    setPlaying(false);
    setAt(0);
    if (audio.current) audio.current.currentTime = 0;
  }

  const done = !free && left === 0 && !playing && at === 0;
  const share = durationMs > 0 ? Math.min(1, (at * 1000) / durationMs) : 0;
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript comes after the answer; before, it would give the task away */}
      <audio
        ref={audio}
        src={url}
        preload="auto"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
        onEnded={end}
        onError={() => setFailed(true)}
      />
      <div className="rounded-card border border-hairline bg-card p-4 sm:p-5">
        <div className="flex items-center gap-4">
          <button
            type="button"
            onClick={() => void toggle()}
            aria-disabled={done || undefined}
            aria-label={playing ? t('player.pause') : t('player.play')}
            className="play-button"
          >
            <Icon name={playing ? 'lucide:pause' : 'lucide:play'} size={24} />
          </button>
          <div className="min-w-0 flex-1">
            <ClipPeaks peaks={task.clip?.peaks ?? []} share={share} />
            <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm tabular-nums text-muted">
              <span>{formatClock(Math.floor(at))}</span>
              <span>{durationMs > 0 ? formatClock(Math.ceil(durationMs / 1000)) : ''}</span>
            </p>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-second">
          <p aria-live="polite">
            <PlaysLeft free={free} done={done} begun={playing || at > 0} used={used} limit={limit} />
          </p>
          {free && (
            <button
              type="button"
              onClick={() => seek(audio.current, -5)}
              className="-mr-2 flex min-h-11 items-center gap-1.5 rounded-control px-2 hover:text-text lg:min-h-9"
            >
              <Icon name="lucide:rotate-ccw" />
              {t('player.back')}
            </button>
          )}
        </div>
        {failed && (
          <p role="alert" className="mt-3 rounded-control bg-warning-soft p-3 text-sm text-warning">
            {t('player.failed')}
          </p>
        )}
        {task.clip?.robot && <p className="mt-3 text-sm text-muted">{t('player.robot')}</p>}
        <BrowserVoice sittingId={sitting.id} task={task} disabled={done} onEnd={end} />
      </div>
    </div>
  );
}

type PlaysLeftProps = {
  readonly free: boolean;
  readonly done: boolean;
  readonly begun: boolean;
  readonly used: number;
  readonly limit: number;
};

/** How often the clip may still be heard. */
function PlaysLeft({ free, done, begun, used, limit }: PlaysLeftProps) {
  const { t } = useTranslation('task');
  if (free) return t('player.free');
  if (done) return t('player.done');
  if (begun) return t('player.now', { number: used + 1, count: limit });
  return t(used === 0 ? 'player.first' : 'player.left', { count: Math.max(0, limit - used) });
}

function seek(audio: HTMLAudioElement | null, seconds: number): void {
  if (audio) audio.currentTime = Math.max(0, audio.currentTime + seconds);
}
