import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import type { SittingData, SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { formatClock } from '#web/formats/format-clock.ts';
import { ClipPeaks } from './clip-peaks.tsx';
import { useClip } from './use-clip.ts';

type ClipPlayerProps = {
  readonly sitting: Pick<SittingData, 'id' | 'settings' | 'status'>;
  readonly task: SittingTask;
  /** Whose voice it is, is said once a test. */
  readonly saysVoice: boolean;
};

/**
 * Rule 9.37. Plays a clip as often as the exam does, or freely in practice and after the answer. A play counts when the
 * clip has ended; pausing keeps the place. Where our own voice is the robot's and the device has a Norwegian one, that one
 * reads; when it fails, ours does, and no play is lost (Rule 9.242).
 */
export function ClipPlayer({ sitting, task, saysVoice }: ClipPlayerProps) {
  const { t } = useTranslation('task');
  const clip = useClip(sitting, task);
  const { free, done, playing, byDevice } = clip;
  return (
    <div>
      {/* Without captions: the transcript comes after the answer; before, it would give the task away. */}
      <audio
        ref={clip.audio}
        src={task.clip?.url ?? `/audio/stimulus/${task.stimulusId}.mp3`}
        preload="auto"
        {...clip.listeners}
      />
      <div className="rounded-card border border-hairline bg-card p-4 sm:p-5">
        <div className="flex items-center gap-4">
          <button
            type="button"
            onClick={() => void clip.toggle()}
            aria-disabled={done || undefined}
            aria-label={playing ? t('player.pause') : t('player.play')}
            className="play-button"
          >
            <Icon name={playing ? 'lucide:pause' : 'lucide:play'} size={24} />
          </button>
          <div className="min-w-0 flex-1">
            <ClipPeaks peaks={task.clip?.peaks ?? []} share={clip.share} />
            {/* How long the device takes is not known. */}
            {!byDevice && (
              <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm tabular-nums text-muted">
                <span>{formatClock(Math.floor(clip.at))}</span>
                <span>{clip.durationMs > 0 ? formatClock(Math.ceil(clip.durationMs / 1000)) : ''}</span>
              </p>
            )}
          </div>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-second">
          <p aria-live="polite">
            <PlaysLeft free={free} done={done} begun={clip.begun} used={clip.used} limit={clip.limit} />
          </p>
          {free && (
            <button
              type="button"
              onClick={clip.back}
              className="-mr-2 flex min-h-12 items-center gap-1.5 rounded-control px-2 hover:text-text lg:min-h-9"
            >
              <Icon name="lucide:rotate-ccw" />
              {t(byDevice ? 'player.lineBack' : 'player.back')}
            </button>
          )}
        </div>
        {clip.failed && (
          <p role="alert" className="mt-3 rounded-control bg-warning-soft p-3 text-sm text-warning">
            {t('player.failed')}
          </p>
        )}
        {clip.robot && saysVoice && (
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
