import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useLocale } from '#web/locale/locale.ts';
import { useResend } from '#web/network/use-resend.ts';
import { type OutboxEntry, readOutbox, saveOutbox, withoutEntry } from './outbox.ts';

export type SendResult =
  /** `leech`: the card was forgotten so often that it does not stick, and what came of it. */
  | { readonly ok: true; readonly cardId: string | null; readonly leech: 'suspend' | 'mark' | null }
  /** `offline`: it did not get through; everything else is a code of the API. */
  | { readonly ok: false; readonly code: string };

type Sent = Extract<SendResult, { ok: true }>;

/** Sends reviews one after the other, and again until they got through. `problem` is `offline` or a code of the API. */
export function useOutbox(onSent: (sent: Sent) => void) {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const fetcher = useFetcher<SendResult>();
  // Said in full: a round may also run on the screen for being offline.
  const action = useLocale().to('/app/flashcards/round');
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
    (entry: OutboxEntry) => {
      // The server puts a wrong clock right by the time of sending.
      const sent = { ...entry, sentAt: new Date().toISOString() };
      void fetcher.submit(sent as never, { method: 'post', encType: 'application/json', action });
    },
    [fetcher, action],
  );

  useEffect(() => {
    if (fetcher.state !== 'idle') return;
    const result = fetcher.data;
    if (result && result !== handled.current) {
      handled.current = result;
      setProblem(result.ok ? null : result.code);
      if (result.ok) onSent(result);
      // The oldest has arrived, or is something the server will never take: let go, or nothing after it would be sent.
      if (result.ok || (result.code !== 'offline' && result.code !== 'too_many_requests'))
        return change((all) => all.slice(1));
    }
    const [first] = entries;
    if (first && (!handled.current || handled.current.ok)) send(first);
  }, [fetcher.state, fetcher.data, entries, send, change, onSent]);

  const [first] = entries;
  useResend(fetcher.state === 'idle' && problem !== null && first !== undefined, () => {
    if (first) send(first);
  });

  return {
    waiting: entries.length,
    problem,
    post: (entry: OutboxEntry) => change((all) => [...all, entry]),
    undo: (entry: OutboxEntry) => change((all) => withoutEntry(all, entry)),
  };
}
