import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Response } from '#domain/tasks/response.ts';
import type { SpokenAnswer } from '#web/features/open-tasks/open-task-screen.ts';
import { advanced } from '#web/features/sitting-data/advance.ts';
import { clearStoredSitting, readDraft, saveDraft } from '#web/features/sitting-data/draft.ts';
import { heardBy } from '#web/features/sitting-data/heard.ts';
import { type SittingData, type SittingTask, startPathOf } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { SittingChange } from './sitting-change.ts';
import { type Received, useSittingChanges } from './use-sitting-changes.ts';

export type SubmittedText = Pick<Extract<SittingChange, { kind: 'submit' }>, 'revision' | 'text' | 'plan'>;

export type SittingControl = {
  readonly sitting: SittingData;
  readonly task: SittingTask;
  readonly isLast: boolean;
  readonly response: Response | null;
  readonly busy: boolean;
  /** Null, `offline` while an answer waits for the network, or an error's code. */
  readonly problem: string | null;
  readonly setResponse: (response: Response | null) => void;
  readonly goTo: (position: number) => void;
  /** Sends the answer of the open task; at an answered one goes to the task after it. */
  readonly next: () => void;
  /** Hands in what was written. */
  readonly submit: (text: SubmittedText) => void;
  /** Hands in what was said. */
  readonly submitRecording: (spoken: SpokenAnswer) => void;
  /** Puts down what a screen has learnt of a task by itself, such as its feedback. */
  readonly update: (task: SittingTask) => void;
  readonly reveal: () => void;
  readonly end: (status: 'finished' | 'aborted') => void;
};

/** The state of a test in the browser: which task is looked at, what is chosen, what waits to be sent. */
export function useSitting(initial: SittingData): SittingControl {
  const [sitting, setSitting] = useState(initial);
  const last = sitting.tasks.at(-1) as SittingTask;
  const [position, setPosition] = useState(() => openPosition(initial));
  const task = sitting.tasks.find((one) => one.position === position) ?? last;
  const [drafts, setDrafts] = useState<Readonly<Record<number, Response | null>>>({});
  const shownAt = useRef(0);
  const navigate = useNavigate();
  const { to } = useLocale();
  const { showAnswers } = sitting.settings;

  useEffect(() => {
    shownAt.current = performance.now();
    if (task.answered) return;
    const kept = readDraft({ sittingId: sitting.id, position: task.position });
    // A draft of another kind belongs to a task that was corrected meanwhile.
    if (kept && kept.kind === task.kind) setDrafts((all) => ({ [task.position]: kept, ...all }));
  }, [task.position, task.answered, task.kind, sitting.id]);

  const receive = useCallback(
    (result: Received) => {
      if ('advance' in result) {
        setSitting((before) => advanced(before, result.advance));
        // With answers shown, the learner stays to read why; else the next task comes at once.
        if (!showAnswers) setPosition(result.advance.next.position);
        return;
      }
      setSitting(result.sitting);
      if (result.sitting.status !== 'active') {
        clearStoredSitting(result.sitting.id);
        // The last answer's reason, or feedback, is read before the result.
        if (result.kind === 'submit' || result.kind === 'submitRecording') return;
        if (result.kind !== 'end' && result.sitting.settings.showAnswers) return;
        const target =
          result.sitting.status === 'finished'
            ? `/app/test/${result.sitting.id}/result`
            : startPathOf(result.sitting);
        void navigate(to(target), { replace: true });
        return;
      }
      if (result.kind === 'answer' && !result.sitting.settings.showAnswers) {
        setPosition(openPosition(result.sitting));
      }
    },
    [navigate, to, showAnswers],
  );
  const { send, busy, problem } = useSittingChanges(receive);

  const response = task.answered ? task.response : (drafts[task.position] ?? null);

  return {
    sitting,
    task,
    isLast: task.position === last.position,
    response,
    busy,
    problem,
    setResponse(value) {
      saveDraft({ sittingId: sitting.id, position: task.position }, value);
      setDrafts((all) => ({ ...all, [task.position]: value }));
    },
    goTo: setPosition,
    next() {
      if (busy) return;
      if (task.answered) {
        const following = sitting.tasks.find((one) => one.position > task.position);
        if (following) setPosition(following.position);
        else if (sitting.status === 'finished')
          void navigate(to(`/app/test/${sitting.id}/result`), { replace: true });
        return;
      }
      const ms = Math.round(performance.now() - shownAt.current);
      const deviceVoice = heardBy(sitting, task) === 'device';
      send({ kind: 'answer', position: task.position, taskId: task.taskId, response, ms, deviceVoice });
    },
    submit(text) {
      if (!busy) send({ kind: 'submit', position: task.position, taskId: task.taskId, ...text });
    },
    submitRecording({ name, heardLines, transcript }) {
      if (busy) return;
      const spoken = { name, heardLines: [...heardLines], transcript };
      send({ kind: 'submitRecording', position: task.position, taskId: task.taskId, ...spoken });
    },
    update(changed) {
      setSitting((before) => ({
        ...before,
        tasks: before.tasks.map((one) => (one.position === changed.position ? changed : one)),
      }));
    },
    reveal() {
      if (!busy) send({ kind: 'reveal', position: task.position, taskId: task.taskId });
    },
    end(status) {
      send({ kind: 'end', status });
    },
  };
}

/** The task that waits for an answer; the last one where none does. Of a round that was given at once several wait (9.454). */
function openPosition({ tasks }: SittingData): number {
  const open = tasks.find(({ answered }) => !answered) ?? tasks.at(-1);
  return open?.position ?? 1;
}
