import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { readPlays, saveHeard, savePlays } from '#web/features/sitting-data/draft.ts';
import type { SittingData, SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useDeviceVoice } from '#web/features/speech/use-device-voice.ts';
import { formatClock } from '#web/formats/format-clock.ts';
import { ClipPeaks } from './clip-peaks.tsx';
import { fetchLines } from './fetch-lines.ts';

type ClipPlayerProps = {
  readonly sitting: Pick<SittingData, 'id' | 'settings' | 'status'>;
  readonly task: SittingTask;
  /** Whose voice it is, is said once a test. */
  readonly saysVoice: boolean;
};

/** Their words are the key: the device would need them to read them. */
const keptFromDevice = ['dictation', 'typed_cloze'];

/**
 * Rule 9.37. Plays a clip as often as the exam does, or freely in practice and after the answer. A play counts when the
 * clip has ended; pausing keeps the place. Where our own voice is the robot's and the device has a Norwegian one, that one
 * reads; when it fails, ours does, and no play is lost (Rule 9.242).
 */
export function ClipPlayer({ sitting, task, saysVoice }: ClipPlayerProps) {
  const { t } = useTranslation('task');
  const place = { sittingId: sitting.id, position: task.position };
  const limit = task.stimulus.kind === 'clip' ? task.stimulus.plays : 1;
  const free = task.answered || sitting.settings.plays === 'free';
  const audio = useRef<HTMLAudioElement>(null);
  const [used, setUsed] = useState(0);
  const [sounding, setSounding] = useState(false);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  const durationMs = task.clip?.durationMs ?? 0;
  const left = Math.max(0, limit - used);
  const robot = task.clip?.robot === true;
  const device = useDeviceVoice({
    wanted: robot && !keptFromDevice.includes(task.kind),
    fetchLines: () => fetchLines(sitting.id, task.position),
    onStart: () => saveHeard(place, 'device'),
    onEnd: end,
    // Ours at once, as far as the browser lets it sound without another press.
    onFail: () => void audio.current?.play().catch(() => {}),
  });
  // What sounds already is not changed by voices that come late.
  const byDevice = device.ready && !sounding && at === 0;
  const playing = sounding || device.speaking;
  const begun = playing || at > 0 || device.share > 0;

  useEffect(() => {
    setUsed(readPlays({ sittingId: sitting.id, position: task.position }));
  }, [sitting.id, task.position]);

  const url = task.clip?.url ?? `/audio/stimulus/${task.stimulusId}.mp3`;
  const done = !free && left === 0 && !begun;

  async function toggle() {
    const element = audio.current;
    if (!element || done) return;
    if (byDevice) return device.toggle();
    if (!element.paused) return element.pause();
    if (failed) element.load();
    setFailed(false);
    await element.play().catch(() => setFailed(true));
  }

  function end() {
    const now = used + 1;
    setUsed(now);
    savePlays(place, now);
    setSounding(false);
    setAt(0);
    if (audio.current) audio.current.currentTime = 0;
  }

  const played = durationMs > 0 ? Math.min(1, (at * 1000) / durationMs) : 0;
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript comes after the answer; before, it would give the task away */}
      <audio
        ref={audio}
        src={url}
        preload="auto"
        onPlay={() => {
          setSounding(true);
          saveHeard(place, 'clip');
        }}
        onPause={() => setSounding(false)}
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
            <ClipPeaks peaks={task.clip?.peaks ?? []} share={byDevice ? device.share : played} />
            {/* How long the device takes is not known. */}
            {!byDevice && (
              <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm tabular-nums text-muted">
                <span>{formatClock(Math.floor(at))}</span>
                <span>{durationMs > 0 ? formatClock(Math.ceil(durationMs / 1000)) : ''}</span>
              </p>
            )}
          </div>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-second">
          <p aria-live="polite">
            <PlaysLeft free={free} done={done} begun={playing || at > 0} used={used} limit={limit} />
          </p>
          {free && (
            <button
              type="button"
              onClick={byDevice ? device.back : () => seek(audio.current, -5)}
              className="-mr-2 flex min-h-12 items-center gap-1.5 rounded-control px-2 hover:text-text lg:min-h-9"
            >
              <Icon name="lucide:rotate-ccw" />
              {t(byDevice ? 'player.lineBack' : 'player.back')}
            </button>
          )}
        </div>
        {failed && (
          <p role="alert" className="mt-3 rounded-control bg-warning-soft p-3 text-sm text-warning">
            {t('player.failed')}
          </p>
        )}
        {robot && saysVoice && (
          <p className="mt-3 text-sm text-muted">{t(byDevice ? 'player.device' : 'player.robot')}</p>
        )}
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
