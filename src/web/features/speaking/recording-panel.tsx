import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { leastRecordingMs, type RecordingRules, secondsLeft } from '#domain/speaking/recording-machine.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { formatPercent } from '#web/formats/format-percent.ts';
import { useLocale } from '#web/locale/locale.ts';
import { LevelMeter } from './level-meter.tsx';
import { PartnerTurn } from './partner-turn.tsx';
import { Playback } from './playback.tsx';
import { RecordingClock } from './recording-clock.tsx';
import type { MicrophoneControl } from './use-microphone.ts';
import type { PartnerControl } from './use-partner.ts';
import type { RecordingControl } from './use-recording.ts';

type RecordingPanelProps = {
  readonly recording: RecordingControl;
  readonly rules: RecordingRules;
  readonly microphone: MicrophoneControl;
  readonly partner: PartnerControl;
  readonly partnerName: string;
};

/** What goes on from the preparation to the upload. Rule 4.13. */
export function RecordingPanel(props: RecordingPanelProps) {
  const { recording } = props;
  const { state } = recording;
  const area = useRef<HTMLDivElement>(null);
  // The buttons change with the state: whoever goes by keys goes on here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each state
  useEffect(() => {
    if (document.activeElement === document.body || area.current?.contains(document.activeElement))
      area.current?.focus({ preventScroll: true });
  }, [state.kind]);
  return (
    <div ref={area} tabIndex={-1} data-recording={state.kind} className="recording-panel outline-none">
      <PanelOf {...props} />
    </div>
  );
}

function PanelOf(props: RecordingPanelProps) {
  const { t } = useTranslation('speaking');
  const { locale } = useLocale();
  const { recording, rules, microphone, partner, partnerName } = props;
  const { state, at, facts, send } = recording;
  const left = secondsLeft(state, { at, rules }) ?? 0;
  switch (state.kind) {
    case 'preparing':
      return (
        <>
          <RecordingClock label={t('preparing.label')} left={left} of={rules.preparationMs / 1000} />
          <p className="mt-2 text-second">{t('preparing.text')}</p>
          <Button className="mt-4" onClick={() => send({ kind: 'start' })}>
            {t('preparing.startNow')}
          </Button>
        </>
      );
    case 'countdown':
      return (
        <div role="status">
          <p className="heading-3">{t(facts.silent ? 'countdown.silent' : 'countdown.label')}</p>
          <p aria-hidden="true" className="countdown-number">
            {left}
          </p>
          <Button onClick={() => send({ kind: 'stop' })}>{t('countdown.cancel')}</Button>
        </div>
      );
    case 'listening':
    case 'choosing':
      return (
        <>
          <PartnerTurn partner={partner} name={partnerName} state={state} turns={rules.turns} />
          <Button variant="quiet" className="mt-4" onClick={() => send({ kind: 'stop' })}>
            {t('recording.endHere')}
          </Button>
        </>
      );
    case 'recording':
      return (
        <>
          <p className="mb-3 flex items-center gap-2 font-semibold" role="status">
            <span aria-hidden="true" className="recording-dot" />
            {rules.turns > 1
              ? t('recording.turn', { turn: state.turn, turns: rules.turns })
              : t(facts.silent ? 'recording.silent' : 'recording.label')}
          </p>
          <RecordingClock label={t('recording.left')} left={left} of={rules.speakingMs / 1000} />
          {microphone.stream && !facts.silent && (
            <div className="mt-3">
              <LevelMeter stream={microphone.stream} />
            </div>
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            {state.turn < rules.turns ? (
              <>
                <Button variant="primary" onClick={partner.endTurn}>
                  {t('recording.turnOver')}
                </Button>
                <Button variant="quiet" onClick={() => send({ kind: 'stop' })}>
                  {t('recording.endHere')}
                </Button>
              </>
            ) : (
              <Button variant="primary" onClick={partner.endTurn}>
                <Icon name="lucide:square" size={16} />
                {t(facts.silent ? 'recording.done' : 'recording.stop')}
              </Button>
            )}
          </div>
        </>
      );
    case 'stopped':
      return <StoppedPanel {...props} state={state} />;
    case 'uploading':
      return (
        <div role="status">
          <ProgressBar
            label={t('uploading.label')}
            value={Math.round(state.share * 100)}
            max={100}
            valueText={formatPercent(state.share, locale)}
          />
          <p className="mt-2 text-second">{t(state.waits ? 'uploading.waits' : 'uploading.text')}</p>
        </div>
      );
    default:
      return null;
  }
}

function StoppedPanel({
  recording,
  rules,
  state,
}: RecordingPanelProps & { readonly state: { readonly ms: number; readonly cut: string | null } }) {
  const { t } = useTranslation('speaking');
  const { facts, sound, send } = recording;
  const tooShort = state.ms < leastRecordingMs;
  // Rule 9.527: where nothing is recorded twice, nothing says that it may be.
  const said = rules.mayRedo ? 'stopped' : 'once';
  return (
    <>
      <h2 className="heading-4">{t(facts.silent ? 'stopped.silentTitle' : 'stopped.title')}</h2>
      {state.cut && (
        <p role="status" className="mt-2 rounded-control bg-blue-soft p-3 text-ui">
          {t(`stopped.cut.${state.cut as 'time'}`)}
        </p>
      )}
      {tooShort && (
        <p role="alert" className="mt-2 rounded-control bg-warning-soft p-3 text-ui text-warning">
          {t(`${said}.tooShort`)}
        </p>
      )}
      {sound && !facts.silent && !tooShort && (
        <div className="mt-3">
          <Playback sound={sound} seconds={state.ms / 1000} />
        </div>
      )}
      {tooShort && !rules.mayRedo ? null : (
        <p className="mt-3 text-second">{t(`${said}.${facts.silent ? 'silentText' : 'text'}`)}</p>
      )}
      {rules.mayRedo && (
        <Button className="mt-4" onClick={() => send({ kind: 'redo' })}>
          <Icon name="lucide:rotate-ccw" size={16} />
          {t(facts.silent ? 'stopped.redoSilent' : 'stopped.redo')}
        </Button>
      )}
    </>
  );
}
