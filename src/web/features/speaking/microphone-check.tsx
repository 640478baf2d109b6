import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LevelMeter } from './level-meter.tsx';
import type { MicrophoneControl } from './use-microphone.ts';

type MicrophoneCheckProps = {
  readonly microphone: MicrophoneControl;
  /** In practice, before a part of a mock exam, or in it: other ways lead on where there is no microphone. Rule 9.527. */
  readonly place: 'practice' | 'before' | 'exam';
  /** Begins without recording. */
  readonly onSilent: () => void;
};

/** Whether one is heard, and by which microphone; what to do where there is none. Rule 9.286. */
export function MicrophoneCheck(props: MicrophoneCheckProps) {
  const { t } = useTranslation('speaking');
  const [heard, setHeard] = useState(false);
  const { microphone } = props;
  const { stream, problem, asking, open } = microphone;
  if (problem) return <MicrophoneProblemNote {...props} problem={problem} />;
  return (
    <section aria-label={t('microphone.title')} className="rounded-card border border-hairline bg-card p-4">
      <h2 className="heading-4 flex items-center gap-2">
        <Icon name="lucide:mic" size={18} />
        {t('microphone.title')}
      </h2>
      {stream ? (
        <>
          <p role="status" className="mt-2 text-second">
            {t(heard ? 'microphone.heard' : 'microphone.saySomething')}
          </p>
          <div className="mt-3">
            <LevelMeter stream={stream} onHeard={() => setHeard(true)} />
          </div>
          <DeviceChoice microphone={microphone} />
        </>
      ) : (
        <>
          <p className="mt-2 text-second">{t('microphone.text')}</p>
          <Button className="mt-3" onClick={() => void open()} aria-disabled={asking || undefined}>
            {t(asking ? 'microphone.asking' : 'microphone.check')}
          </Button>
        </>
      )}
    </section>
  );
}

function DeviceChoice({ microphone }: { readonly microphone: MicrophoneControl }) {
  const { t } = useTranslation('speaking');
  const id = useId();
  const { microphones, chosen, choose } = microphone;
  if (microphones.length < 2) return null;
  return (
    <div className="mt-4">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('microphone.device')}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
        className="select mt-1 w-full"
      >
        {microphones.map(({ id: device, name }, place) => (
          <option key={device} value={device}>
            {name || t('microphone.unnamed', { number: place + 1 })}
          </option>
        ))}
      </select>
    </div>
  );
}

function MicrophoneProblemNote({
  microphone,
  place,
  onSilent,
  problem,
}: MicrophoneCheckProps & { readonly problem: NonNullable<MicrophoneControl['problem']> }) {
  const { t } = useTranslation('speaking');
  return (
    <section
      role="alert"
      data-problem={problem}
      className="rounded-card border border-hairline bg-warning-soft p-4 text-text"
    >
      <h2 className="heading-4 flex items-center gap-2">
        <Icon name="lucide:mic-off" size={18} className="text-warning" />
        {t(`problem.${problem}.title`)}
      </h2>
      <p className="mt-2">{t(`problem.${problem}.text`)}</p>
      <p className="mt-2 text-second">{t(`problem.waysOn.${place}`)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {problem !== 'unsupported' && (
          <Button onClick={() => void microphone.open()}>{t('problem.tryAgain')}</Button>
        )}
        <Button onClick={onSilent}>{t(`problem.silent.${place}`)}</Button>
      </div>
    </section>
  );
}
