import { useTranslation } from 'react-i18next';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { Playback } from '#web/features/speaking/playback.tsx';
import { formatClock } from '#web/formats/format-clock.ts';
import { useVoiceComment, type VoiceControl } from './use-voice-comment.ts';

/** A comment that is spoken, beside the written ones. Rule 9.447. */
export default function VoiceComment({ work }: { readonly work: TeacherWork }) {
  const { t } = useTranslation('teacher-desk');
  const voice = useVoiceComment(work);
  return (
    <section data-voice={voice.state.kind}>
      <h2 className="heading-4">{t('voice.title')}</h2>
      <p className="mt-1 mb-3 text-ui text-second">{t('voice.text')}</p>
      <VoiceStep work={work} voice={voice} />
    </section>
  );
}

function VoiceStep({ work, voice }: { readonly work: TeacherWork; readonly voice: VoiceControl }) {
  const { t } = useTranslation(['teacher-desk', 'speaking']);
  const { state, record, stop, send, remove } = voice;
  switch (state.kind) {
    case 'recording':
      return (
        <div className="space-y-3">
          <p role="timer" className="flex items-center gap-2 font-semibold tabular-nums">
            <span aria-hidden="true" className="recording-dot" />
            {t('voice.recording', { left: formatClock(state.left) })}
          </p>
          <Button onClick={() => void stop()}>
            <Icon name="lucide:square" size={16} />
            {t('voice.stop')}
          </Button>
        </div>
      );
    case 'sending': {
      const percent = Math.round(state.share * 100);
      return (
        <div role="status">
          <ProgressBar
            label={t('voice.title')}
            value={percent}
            max={100}
            valueText={t('voice.sending', { percent })}
          />
          <p className="mt-2 text-ui text-second">
            {state.waits ? t('voice.waits') : t('voice.sending', { percent })}
          </p>
        </div>
      );
    }
    case 'kept':
      return (
        <div className="space-y-3">
          <Playback sound={`/app/teacher/${work.id}/changes?sound=voice`} seconds={state.seconds} />
          <p className="flex flex-wrap gap-3">
            <Button size="small" onClick={() => void record()}>
              {t('voice.again')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => void remove()}>
              {t('voice.remove')}
            </Button>
          </p>
        </div>
      );
    case 'found':
      return (
        <div className="space-y-3">
          <p>{t('voice.found')}</p>
          <p className="flex flex-wrap gap-3">
            <Button onClick={() => void send()}>{t('voice.send')}</Button>
            <Button variant="quiet" onClick={() => void remove()}>
              {t('voice.remove')}
            </Button>
          </p>
        </div>
      );
    default:
      return (
        <div className="space-y-3">
          {state.kind !== 'none' && (
            <p role="alert" className="rounded-control bg-warning-soft p-3 text-ui text-warning">
              {state.kind === 'failed' ? t('voice.failed') : t(`voice.problem.${state.problem}`)}
            </p>
          )}
          <Button onClick={() => void record()}>
            <Icon name="lucide:mic" size={18} />
            {t('voice.record')}
          </Button>
        </div>
      );
  }
}
