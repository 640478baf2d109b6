import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PartState, StagedPartState } from '#domain/mocks/part-state.ts';
import type { Response } from '#domain/tasks/response.ts';
import { useLocale } from '#web/locale/locale.ts';
import { readKept, saveKept } from './kept-answers.ts';
import { type MockChange, sendChange } from './mock-change.ts';
import { useAnswerQueue } from './use-answer-queue.ts';
import { useAskedRegularly } from './use-asked-regularly.ts';
import { useServerClock } from './use-server-clock.ts';

export type RunningPart = Extract<StagedPartState, { kind: 'running' }>;
export type PausedPart = Extract<StagedPartState, { kind: 'pause' }>;

/** A change of the stage that is due is asked for again after so long. */
const dueAgainMs = 2000;

/** What was chosen in this window, and when by `performance.now`. */
type Chosen = { readonly response: Response | null; readonly at: number };

/** A part in the browser: where it stands by the server, what is chosen, what waits to be sent. */
export function useMockPart(initial: RunningPart | PausedPart) {
  const [state, setState] = useState<RunningPart | PausedPart>(initial);
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const clock = useServerClock();
  const navigate = useNavigate();
  const { to } = useLocale();
  const { partId } = initial;
  const path = to(`/app/mock-tests/${partId}/changes`);
  const ask = useRef<(change: MockChange) => Promise<void>>(async () => {});
  const onRefused = useCallback(() => void ask.current({ kind: 'state' }), []);
  const queue = useAnswerQueue({ partId, path, onRefused });

  const { isWaiting } = queue;
  const receive = useCallback(
    (next: PartState, askedAt: number) => {
      if (next.kind === 'over') {
        saveKept(partId, []);
        const target = next.status === 'finished' ? `/app/mock-tests/${partId}/result` : '/app/mock-tests';
        void navigate(to(target), { replace: true });
        return;
      }
      if (next.kind === 'open') return;
      clock.set(next.now);
      setState(next);
      // What has arrived is the server's to say: another window may have changed it since.
      setChosen(
        (all) => new Map([...all].filter(([position, { at }]) => at >= askedAt || isWaiting(position))),
      );
    },
    [partId, navigate, to, clock.set, isWaiting],
  );

  ask.current = async (change) => {
    const askedAt = performance.now();
    const result = await sendChange(path, change);
    if (result.ok && result.state) receive(result.state, askedAt);
    setProblem(result.ok ? null : result.code);
  };

  useAskedRegularly(ask);
  useAskedWhenDue({ state, read: clock.read, ask, flush: queue.flush });

  /** What is chosen here, else what the server has. */
  const responseTo = (position: number): Response | null => {
    const here = chosen.get(position);
    if (here) return here.response;
    if (state.kind !== 'running') return null;
    return state.tasks.find((task) => task.position === position)?.response ?? null;
  };

  // What an earlier visit left unsent is what is chosen.
  useEffect(() => {
    const at = performance.now();
    const kept = readKept(partId).map(({ position, response }) => [position, { response, at }] as const);
    setChosen((all) => new Map([...kept, ...all]));
  }, [partId]);

  return {
    state,
    now: clock.now,
    busy,
    problem: queue.problem ?? problem,
    responseTo,
    isAnswered(position: number): boolean {
      const here = chosen.get(position);
      if (here) return here.response !== null;
      return state.kind === 'running' && state.strip.some((one) => one.position === position && one.answered);
    },
    respond(position: number, response: Response | null) {
      if (state.kind !== 'running') return;
      const task = state.tasks.find((one) => one.position === position);
      if (!task) return;
      setChosen((all) => new Map(all).set(position, { response, at: performance.now() }));
      queue.keep({ position, taskId: task.taskId, response });
    },
    /** Hands the stage in, after all answers have arrived. */
    async handIn() {
      if (busy || state.kind !== 'running') return;
      setBusy(true);
      await queue.flush();
      if (queue.isEmpty()) await ask.current({ kind: 'hand-in', stage: state.stage });
      setBusy(false);
    },
    leave: () => void ask.current({ kind: 'leave' }),
  };
}

export type MockControl = ReturnType<typeof useMockPart>;

/** When the server's clock passes a change: the next clip, the end of the pause, the end of the time. */
function useAskedWhenDue(input: {
  readonly state: RunningPart | PausedPart;
  readonly read: () => number | null;
  readonly ask: { readonly current: (change: MockChange) => Promise<void> };
  readonly flush: () => Promise<void>;
}) {
  const { state, read, ask, flush } = input;
  const due =
    state.kind === 'pause' ? state.until : Math.min(state.clip?.endsAt ?? state.endsAt, state.endsAt);
  const asked = useRef(0);
  useEffect(() => {
    const change: MockChange =
      state.kind === 'running' && state.part === 'read'
        ? { kind: 'hand-in', stage: state.stage }
        : { kind: 'state' };
    const timer = setInterval(async () => {
      const now = read();
      if (now === null || now < due || performance.now() - asked.current < dueAgainMs) return;
      asked.current = performance.now();
      await flush();
      await ask.current(change);
    }, 250);
    return () => clearInterval(timer);
  }, [state, due, read, ask, flush]);
}
