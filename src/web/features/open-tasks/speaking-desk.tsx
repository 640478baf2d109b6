import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leastRecordingMs, type MicrophoneProblem } from '#domain/speaking/recording-machine.ts';
import { recordingRules } from '#domain/speaking/turns.ts';
import { Button } from '#web/components/button.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { MicrophoneCheck } from '#web/features/speaking/microphone-check.tsx';
import { RecogniserSwitch } from '#web/features/speaking/recogniser-switch.tsx';
import { RecordingPanel } from '#web/features/speaking/recording-panel.tsx';
import { SpeakingIntro } from '#web/features/speaking/speaking-intro.tsx';
import { useMicrophone } from '#web/features/speaking/use-microphone.ts';
import { usePartner } from '#web/features/speaking/use-partner.ts';
import { begunMsAgo, type RecordingControl, useRecording } from '#web/features/speaking/use-recording.ts';
import { useUpload } from '#web/features/speaking/use-upload.ts';
import type { OpenTaskScreenProps } from './open-task-screen.ts';
import { TaskBrief } from './task-brief.tsx';

/** The desk of a mock exam: everything is said once, and the part's time ends it. */
export type ExamSpeech = {
  readonly timeIsUp: boolean;
  /** A recording has begun, so long ago. */
  readonly onBegin: (begunMsAgo: number) => void;
  /** The time is up, and nothing is recorded or on its way. */
  readonly onNothingLeft: () => void;
};

type SpeakingDeskProps = OpenTaskScreenProps & { readonly exam?: ExamSpeech };

/** Where a spoken answer is prepared, recorded, heard again and handed in. In practice it may be done again. */
export function SpeakingDesk(props: SpeakingDeskProps) {
  const { task } = props;
  return task.task.kind === 'speak' ? <Desk {...props} shown={task.task} /> : null;
}

type Shown = Extract<OpenSittingTask['task'], { kind: 'speak' }>;

function Desk(props: SpeakingDeskProps & { readonly shown: Shown }) {
  const { sitting, task, shown, busy, problem, submitRecording, footer, exam } = props;
  const { t } = useTranslation(['speaking', 'writing']);
  const rules = recordingRules(shown, !exam);
  const sender = useRef<RecordingControl['send']>(() => {});
  const [recognises, setRecognises] = useState(false);
  const microphone = useMicrophone(
    useCallback((which: MicrophoneProblem) => sender.current({ kind: 'problem', problem: which }), []),
  );
  const recordingKey = `${sitting.id}:${task.position}`;
  const recording = useRecording({ recordingKey, rules, microphone });
  const { state, facts, send, note } = recording;
  sender.current = send;
  const place = { sittingId: sitting.id, position: task.position, taskId: task.taskId };
  const partner = usePartner({ ...place, task: shown, recording, recognises });
  const sending = useSending({ ...place, recording, busy, problem, submitRecording });
  useBeginning(exam, recording);
  useEndOfTime(exam, recording);

  async function begin(silent: boolean) {
    note({ silent });
    if (!silent && !(await microphone.open())) return;
    send({ kind: state.kind === 'waiting' && !state.prepared ? 'prepare' : 'start' });
  }

  return (
    <>
      <main id="main" data-kind={task.kind} data-answered="false" className="desk">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to stop at */}
        <section aria-label={t('writing:brief.label')} data-task-scroll tabIndex={0} className="desk-brief">
          <TaskBrief sitting={sitting} task={task} />
          {shown.readAloud && (
            <p lang="nb" className="reading mt-4 max-w-reading border-t border-hairline pt-4">
              {shown.readAloud.text}
            </p>
          )}
        </section>
        <section aria-label={t('panel')} data-task-scroll data-own-keys className="desk-page">
          {recording.takeOver ? (
            <Elsewhere onTakeOver={recording.takeOver} />
          ) : state.kind === 'waiting' ? (
            <div className="space-y-5" data-recording="waiting">
              <SpeakingIntro task={shown} prepared={state.prepared} />
              <MicrophoneCheck
                microphone={microphone}
                place={exam ? 'exam' : 'practice'}
                onSilent={() => void begin(true)}
              />
              <RecogniserSwitch onChange={setRecognises} />
            </div>
          ) : (
            <RecordingPanel
              {...{ recording, rules, microphone, partner }}
              partnerName={shown.partner?.name ?? ''}
            />
          )}
        </section>
      </main>
      {footer({
        primary: primaryOf(),
        canSkip: recording.takeOver === null && (state.kind === 'waiting' || state.kind === 'stopped'),
        notice: sending.isRefused && (
          <p role="alert" className="bg-warning-soft px-4 py-3 text-ui text-warning lg:px-10">
            {t(exam ? 'once.sendFailed' : 'sendFailed')}
          </p>
        ),
      })}
    </>
  );

  function primaryOf() {
    if (!recording.ready) return null;
    if (state.kind === 'waiting') {
      return {
        label: t(state.prepared ? 'recording.start' : 'begin.action'),
        onPress: () => void begin(false),
      };
    }
    if (sending.submitAgain) return { label: t('handIn'), onPress: sending.submitAgain };
    if (state.kind !== 'stopped') return null;
    return {
      label: t(facts.silent ? 'goOn' : 'handIn'),
      disabled: state.ms < leastRecordingMs,
      onPress() {
        sending.begin();
        send({ kind: 'accept' });
      },
    };
  }
}

/** Another window records this task. Rule 9.518. */
function Elsewhere({ onTakeOver }: { readonly onTakeOver: () => void }) {
  const { t } = useTranslation('speaking');
  return (
    <div role="status" className="rounded-card bg-blue-soft p-5">
      <p className="max-w-reading">{t('elsewhere.text')}</p>
      <Button className="mt-4" onClick={onTakeOver}>
        {t('elsewhere.takeOver')}
      </Button>
    </div>
  );
}

/** Sends what was accepted and hands it in when it is there. */
function useSending(of: {
  readonly sittingId: string;
  readonly position: number;
  readonly taskId: string;
  readonly recording: RecordingControl;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly submitRecording: OpenTaskScreenProps['submitRecording'];
}) {
  const { recording, busy, problem, submitRecording } = of;
  const { state, facts } = recording;
  const [failed, setFailed] = useState(false);
  const [there, setThere] = useState<string | null | undefined>(undefined);
  const submit = (name: string | null) => submitRecording(spokenAnswer(name, facts));
  useUpload({
    ...of,
    onThere(name) {
      setThere(name);
      submit(name);
    },
    onFail: () => setFailed(true),
  });
  const refusal = there !== undefined && !busy ? problem : null;
  useTakenBack({ problem: refusal, recording, onBack: () => setThere(undefined) });
  // It lies in the storage, but the test did not take it: said in the footer; a press tries again.
  const isThere = refusal !== null && state.kind === 'uploading';
  return {
    isRefused: failed || isThere,
    /** Null where there is nothing to hand in anew. */
    submitAgain: isThere && there !== undefined ? () => submit(there) : null,
    begin: () => setFailed(false),
  };
}

/**
 * What the test says of a recording that it did not take stands in its footer; the recording comes back from its sending, so that
 * there are ways on: hand it in again, or leave the task, in practice record again. Rule 9.527.
 */
function useTakenBack(of: {
  /** Code of what was refused when the sound was there; null for nothing. */
  readonly problem: string | null;
  readonly recording: RecordingControl;
  readonly onBack: () => void;
}): void {
  const { problem, recording, onBack } = of;
  const { state, send, note } = recording;
  const back = useRef(onBack);
  back.current = onBack;
  const isRefused = state.kind === 'uploading' && (problem?.startsWith('recording_') ?? false);
  useEffect(() => {
    if (!isRefused) return;
    back.current();
    // It is not where it was sent: the next time it is sent anew.
    if (problem === 'recording_missing') note({ name: null, uploadUrl: null });
    send({ kind: 'upload_failed' });
  }, [isRefused, problem, send, note]);
}

/** Says once that a recording has begun; what does not get through is said again when it is handed in. */
function useBeginning(exam: ExamSpeech | undefined, { facts, state }: RecordingControl): void {
  const latest = useRef(exam);
  latest.current = exam;
  const told = useRef<number | null>(null);
  const { begunAt } = facts;
  const runs = state.kind === 'recording';
  useEffect(() => {
    const ago = begunMsAgo({ begunAt });
    if (ago === null || !runs || told.current === begunAt) return;
    told.current = begunAt;
    latest.current?.onBegin(ago);
  }, [begunAt, runs]);
}

/** The part's time is up: what is being said ends and is handed in; where nothing was said the part may end. */
function useEndOfTime(exam: ExamSpeech | undefined, { ready, state, send }: RecordingControl): void {
  const timeIsUp = exam?.timeIsUp ?? false;
  const isShort = state.kind === 'stopped' && state.ms < leastRecordingMs;
  const handedIn = useRef(false);
  const nothingLeft = useRef(exam?.onNothingLeft);
  nothingLeft.current = exam?.onNothingLeft;
  useEffect(() => {
    if (!timeIsUp || !ready) return;
    if (state.kind === 'recording' || state.kind === 'listening' || state.kind === 'choosing')
      send({ kind: 'stop' });
    else if (state.kind === 'stopped' && !isShort) {
      // What the storage did not take is sent again by a press.
      if (!handedIn.current) send({ kind: 'accept' });
      handedIn.current = true;
    } else if (state.kind !== 'uploading') nothingLeft.current?.();
  }, [timeIsUp, ready, state.kind, isShort, send]);
}

/** What is handed in; `name` is null where nothing was recorded. */
function spokenAnswer(name: string | null, { heardLines, transcript, begunAt }: RecordingControl['facts']) {
  return {
    ...{ name, heardLines },
    transcript: transcript.some((line) => line !== '') ? transcript.join('\n') : null,
    begunMsAgo: name === null ? null : begunMsAgo({ begunAt }),
  };
}
