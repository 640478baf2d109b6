import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CardRating } from '#domain/flashcards/ratings.ts';
import { useResend } from '#web/network/use-resend.ts';
import { type OutboxEntry, readOutbox, saveOutbox, withoutReview } from './outbox.ts';

export type NextIntervals = {
  readonly cardId: string;
  readonly again: Readonly<Record<CardRating, string>>;
};

export type SendResult =
  | { readonly ok: true; readonly nextIntervals: NextIntervals | null }
  /** `offline`: it did not get through; everything else is a code of the API. */
  | { readonly ok: false; readonly code: string };

/** Sends reviews one after the other, and again until they got through. `problem` is `offline` or a code of the API. */
export function useOutbox(onNextIntervals: (nextIntervals: NextIntervals) => void) {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const fetcher = useFetcher<SendResult>();
  const handled = useRef<SendResult | undefined>(undefined);

  const change = useCallback((next: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]) => {
    setEntries((now) => {
      const after = next(now);
      saveOutbox(after);
      return after;
    });
  }, []);

  // What an earlier visit left behind is sent first.
  useEffect(() => setEntries(readOutbox()), []);

  const send = useCallback(
    (entry: OutboxEntry) =>
      void fetcher.submit(entry as never, { method: 'post', encType: 'application/json' }),
    [fetcher],
  );

  useEffect(() => {
    if (fetcher.state !== 'idle') return;
    const result = fetcher.data;
    if (result && result !== handled.current) {
      handled.current = result;
      setProblem(result.ok ? null : result.code);
      if (result.ok && result.nextIntervals) onNextIntervals(result.nextIntervals);
      // The oldest has arrived, or is something the server will never take: let go, or nothing after it would be sent.
      if (result.ok || (result.code !== 'offline' && result.code !== 'too_many_requests'))
        return change((all) => all.slice(1));
    }
    const [first] = entries;
    if (first && (!handled.current || handled.current.ok)) send(first);
  }, [fetcher.state, fetcher.data, entries, send, change, onNextIntervals]);

  const [first] = entries;
  useResend(fetcher.state === 'idle' && problem !== null && first !== undefined, () => {
    if (first) send(first);
  });

  return {
    waiting: entries.length,
    problem,
    post: (entry: OutboxEntry) => change((all) => [...all, entry]),
    undo: (requestKey: string) => change((all) => withoutReview(all, requestKey)),
  };
}
