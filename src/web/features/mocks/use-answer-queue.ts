import { useCallback, useEffect, useRef, useState } from 'react';
import { useResend } from '#web/network/use-resend.ts';
import { type KeptAnswer, readKept, saveKept, withAnswer } from './kept-answers.ts';
import { sendChange } from './mock-change.ts';

/**
 * Sends answers one after the other, and again until they got through; none is lost on the way. `problem` is `offline` while they
 * wait, or the code of what the server did not take.
 */
export function useAnswerQueue(input: {
  readonly partId: string;
  readonly path: string;
  /** The server took the answer, or never will: what the screen shows is out of date. */
  readonly onRefused: () => void;
}) {
  const { partId, path, onRefused } = input;
  const waiting = useRef<readonly KeptAnswer[]>([]);
  const sending = useRef<Promise<void> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const change = useCallback(
    (next: readonly KeptAnswer[]) => {
      waiting.current = next;
      saveKept(partId, next);
    },
    [partId],
  );

  const drain = useCallback(async () => {
    for (let first = waiting.current[0]; first; first = waiting.current[0]) {
      const sent = first;
      const result = await sendChange(path, { kind: 'answer', ...sent });
      if (!result.ok && (result.code === 'offline' || result.code === 'too_many_requests'))
        return setProblem('offline');
      setProblem(result.ok ? null : result.code);
      change(waiting.current.filter((one) => one !== sent));
      if (!result.ok) onRefused();
    }
  }, [path, change, onRefused]);

  /** Sends what waits; settled when all of it has arrived, or nothing more gets through. */
  const flush = useCallback((): Promise<void> => {
    sending.current ??= drain().finally(() => {
      sending.current = null;
    });
    return sending.current;
  }, [drain]);

  useEffect(() => {
    // What an earlier visit left behind is sent first.
    waiting.current = readKept(partId);
    if (waiting.current.length > 0) void flush();
  }, [partId, flush]);

  useResend(problem === 'offline', () => void flush());

  const keep = useCallback(
    (answer: KeptAnswer) => {
      change(withAnswer(waiting.current, answer));
      void flush();
    },
    [change, flush],
  );

  const isWaiting = useCallback(
    (position: number) => waiting.current.some((one) => one.position === position),
    [],
  );
  return { keep, flush, problem, isWaiting, isEmpty: () => waiting.current.length === 0 };
}
