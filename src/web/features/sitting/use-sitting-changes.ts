import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useResend } from '#web/network/use-resend.ts';
import type { SittingChange, SittingChangeResult } from './sitting-change.ts';

/** What the server says to a change that it has taken. */
export type Received = Extract<SittingChangeResult, { ok: true }>;

type SentChanges = {
  readonly send: (change: SittingChange) => void;
  /** A change is under way, or waits for the network. */
  readonly busy: boolean;
  /** Null, `offline` while an answer waits for the network, or an error's code. */
  readonly problem: string | null;
};

/** Sends changes of a test, one at a time, and again by itself when the network was gone. */
export function useSittingChanges(receive: (result: Received) => void): SentChanges {
  const [waiting, setWaiting] = useState<SittingChange | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const handled = useRef<SittingChangeResult | undefined>(undefined);
  const fetcher = useFetcher<SittingChangeResult>();

  const send = useCallback(
    (change: SittingChange) => {
      setWaiting(change);
      void fetcher.submit(change as never, { method: 'post', encType: 'application/json' });
    },
    [fetcher],
  );

  useEffect(() => {
    const result = fetcher.data;
    // The result of the change before is still there while the next one is sent.
    if (fetcher.state !== 'idle' || !result || result === handled.current) return;
    handled.current = result;
    if (!result.ok) {
      setProblem(result.code);
      if (result.code !== 'offline') setWaiting(null);
      return;
    }
    setWaiting(null);
    setProblem(null);
    receive(result);
  }, [fetcher.state, fetcher.data, receive]);

  useResend(fetcher.state === 'idle' && problem === 'offline' && waiting !== null, () => {
    if (waiting) send(waiting);
  });

  return { send, problem, busy: fetcher.state !== 'idle' || (waiting !== null && problem === 'offline') };
}
