import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OpenPartState, PartState } from '#domain/mocks/part-state.ts';
import { useLocale } from '#web/locale/locale.ts';
import { type MockChange, type MockChangeResult, sendChange } from './mock-change.ts';
import { useAskedRegularly } from './use-asked-regularly.ts';
import { useServerClock } from './use-server-clock.ts';

export type OpenPart = Extract<OpenPartState, { kind: 'open' }>;

/** A step that is due is tried again after so long. */
const dueAgainMs = 2000;

/** A part of writing or speaking in the browser: where it stands by the server, and what was asked of it. */
export function useOpenPart(initial: OpenPart) {
  const [state, setState] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const clock = useServerClock();
  const navigate = useNavigate();
  const { to } = useLocale();
  const { partId } = initial;
  const path = to(`/app/mock-tests/${partId}/changes`);

  const receive = useCallback(
    (next: PartState) => {
      if (next.kind === 'over') {
        const target = next.status === 'finished' ? `/app/mock-tests/${partId}/result` : '/app/mock-tests';
        void navigate(to(target), { replace: true });
        return;
      }
      if (next.kind !== 'open') return;
      clock.set(next.now);
      setState(next);
    },
    [partId, navigate, to, clock.set],
  );

  const ask = useRef<(change: MockChange) => Promise<MockChangeResult>>(async () => ({
    ...{ ok: false, code: 'offline' },
  }));
  ask.current = async (change) => {
    const result = await sendChange(path, change);
    if (result.ok && result.state) receive(result.state);
    setProblem(result.ok ? null : result.code);
    return result;
  };
  useAskedRegularly(ask);

  const send = useCallback(async (change: MockChange) => {
    setBusy(true);
    const result = await ask.current(change);
    setBusy(false);
    return result;
  }, []);

  /** Says something that nobody waits for. */
  const tell = useCallback((change: MockChange) => void sendChange(path, change), [path]);

  return { state, now: clock.now, busy, problem, send, tell };
}

export type OpenPartControl = ReturnType<typeof useOpenPart>;

/** When the server's clock passes the end, again and again until it is done: a device without a network learns of it later. */
export function useAtEnd(
  { now, state }: Pick<OpenPartControl, 'now' | 'state'>,
  onEnd: () => Promise<unknown>,
): void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const isOver = now !== null && now >= state.endsAt;
  useEffect(() => {
    if (!isOver) return;
    let runs = false;
    const tryIt = async () => {
      if (runs) return;
      runs = true;
      await latest.current();
      runs = false;
    };
    void tryIt();
    const timer = setInterval(() => void tryIt(), dueAgainMs);
    return () => clearInterval(timer);
  }, [isOver]);
}
