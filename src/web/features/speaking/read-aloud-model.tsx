import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';

/** The text read by our voice: after the learner has read it. */
export function ReadAloudModel({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation('speaking');
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: its words stand in the task */}
      <audio
        ref={audio}
        src={`/audio/task/${taskId}.mp3`}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setFailed(true)}
      />
      <Button
        aria-pressed={playing}
        onClick={() => {
          const element = audio.current;
          if (!element) return;
          if (!element.paused) return element.pause();
          setFailed(false);
          element.play().catch(() => setFailed(true));
        }}
      >
        <Icon name={playing ? 'lucide:square' : 'lucide:volume-2'} size={18} />
        {t('model.listen')}
      </Button>
      {failed && (
        <p role="alert" className="mt-2 text-sm text-warning">
          {t('playback.failed')}
        </p>
      )}
    </div>
  );
}
