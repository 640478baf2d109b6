import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FooterParts, SpokenAnswer } from '#web/features/open-tasks/open-task-screen.ts';
import { SpeakingDesk } from '#web/features/open-tasks/speaking-desk.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { dropRecording } from '#web/features/speaking/recording-store.ts';
import { useResend } from '#web/network/use-resend.ts';
import type { MockChange } from './mock-change.ts';
import { asSitting } from './mock-sitting.ts';
import { NotesField } from './notes-field.tsx';
import { OpenPartFooter } from './open-part-footer.tsx';
import { OpenPartHeader, type OpenPartProps } from './open-part-header.tsx';
import type { OpenPartControl } from './use-open-part.ts';

/** Speaking: one task after the other, each said once, until the time is up. Rule 9.396. */
export function SpeakingPart({ control, tasks, onLeave }: OpenPartProps) {
  const { t } = useTranslation(['mocks', 'open-mocks']);
  const { state, now, busy, problem, send, tell } = control;
  const heading = useRef<HTMLHeadingElement>(null);
  const task = tasks.find(({ position }) => !state.handedIn.includes(position)) ?? null;
  const number = task && tasks.indexOf(task) + 1;
  const recording = useRecordingHandedIn(control);
  const handIn = () => void send({ kind: 'hand-in', stage: state.stage });
  useHandedInAtLast(task === null, () => send({ kind: 'hand-in', stage: state.stage }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another task is another page
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [task?.position]);

  const footer = ({ primary, notice, canSkip }: FooterParts) => (
    <OpenPartFooter problem={problem} onLeave={onLeave} above={notice}>
      {canSkip && task && (
        <button
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => void send({ kind: 'pass', position: task.position, taskId: task.taskId })}
          className="button button-secondary flex-1 max-sm:px-2 lg:flex-none"
        >
          {t('open-mocks:speak.skip')}
        </button>
      )}
      {primary && (
        <button
          type="button"
          disabled={primary.disabled}
          aria-disabled={busy || undefined}
          aria-describedby={primary.describedBy}
          onClick={primary.onPress}
          className="button button-primary flex-1 max-sm:px-2 lg:flex-none"
        >
          {primary.label}
        </button>
      )}
    </OpenPartFooter>
  );
  return (
    <>
      <OpenPartHeader
        control={control}
        heading={heading}
        numbers={tasks.map((_, index) => index + 1)}
        current={number}
        isDone={(one) => state.handedIn.includes(tasks[one - 1]?.position ?? 0)}
      />
      {state.test === 'C1' && <NotesField partId={state.partId} isBar />}
      {task ? (
        <SpeakingDesk
          key={task.position}
          sitting={asSitting(state.partId)}
          task={task}
          busy={busy || recording.waits}
          problem={problem}
          exam={{
            timeIsUp: now !== null && now >= state.endsAt,
            onBegin: (begunMsAgo) =>
              tell({
                kind: 'begin-recording',
                ...{ position: task.position, taskId: task.taskId, begunMsAgo },
              }),
            onNothingLeft: handIn,
          }}
          submit={nothing}
          submitRecording={(spoken) => recording.handIn({ task, spoken })}
          update={nothing}
          next={nothing}
          skip={nothing}
          footer={footer}
        />
      ) : (
        <main id="main" className="grid flex-1 place-items-center px-4 py-16 text-center">
          <p role="status">{t('open-mocks:speak.ending')}</p>
        </main>
      )}
    </>
  );
}

const nothing = () => {};

/**
 * Hands in what was said, and again until it gets through: the sound lies on the server, and nobody has to press for it. A
 * recording's start is told as so long ago, which grows while it waits (Rule 9.502).
 */
function useRecordingHandedIn({ state, busy, send }: OpenPartControl) {
  const [unsent, setUnsent] = useState<(() => MockChange & { kind: 'record' }) | null>(null);
  const record = async (made: () => MockChange & { kind: 'record' }) => {
    const change = made();
    const result = await send(change);
    const isLost = !result.ok && (result.code === 'offline' || result.code === 'too_many_requests');
    setUnsent(isLost ? () => made : null);
    if (result.ok) void dropRecording(`${state.partId}:${change.position}`, 'all');
  };
  useResend(unsent !== null && !busy, () => {
    if (unsent) void record(unsent);
  });
  return {
    waits: unsent !== null,
    handIn({ task, spoken }: { readonly task: OpenSittingTask; readonly spoken: SpokenAnswer }) {
      const since = performance.now();
      void record(() => ({
        ...{ kind: 'record', position: task.position, taskId: task.taskId },
        ...spoken,
        begunMsAgo:
          spoken.begunMsAgo === null ? null : Math.round(spoken.begunMsAgo + performance.now() - since),
      }));
    },
  };
}

/** All tasks are handed in: the part ends by itself, also after a while without a network. */
function useHandedInAtLast(isLast: boolean, handIn: () => Promise<unknown>): void {
  const latest = useRef(handIn);
  latest.current = handIn;
  useEffect(() => {
    if (!isLast) return;
    void latest.current();
    const timer = setInterval(() => void latest.current(), againMs);
    return () => clearInterval(timer);
  }, [isLast]);
}

const againMs = 5000;
