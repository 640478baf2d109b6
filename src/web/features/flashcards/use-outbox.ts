import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CardRating } from '#domain/flashcards/ratings.ts';
import { useSendAgain } from '#web/network/use-send-again.ts';
import { keepOutbox, type Letter, readOutbox, undoIn } from './outbox.ts';

export type Told = { readonly lemmaId: string; readonly again: Readonly<Record<CardRating, string>> };

export type LetterResult =
  | { readonly ok: true; readonly told: Told | null }
  /** `offline`: it did not get through; everything else is a code of the API. */
  | { readonly ok: false; readonly code: string };

/** Sends reviews one after the other, and again until they got through. `problem` is `offline` or a code of the API. */
export function useOutbox(onTold: (told: Told) => void) {
  const [letters, setLetters] = useState<readonly Letter[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const fetcher = useFetcher<LetterResult>();
  const handled = useRef<LetterResult | undefined>(undefined);

  const change = useCallback((next: (letters: readonly Letter[]) => readonly Letter[]) => {
    setLetters((now) => {
      const after = next(now);
      keepOutbox(after);
      return after;
    });
  }, []);

  // What an earlier visit left behind is sent first.
  useEffect(() => setLetters(readOutbox()), []);

  const send = useCallback(
    (letter: Letter) => void fetcher.submit(letter as never, { method: 'post', encType: 'application/json' }),
    [fetcher],
  );

  useEffect(() => {
    if (fetcher.state !== 'idle') return;
    const result = fetcher.data;
    if (result && result !== handled.current) {
      handled.current = result;
      setProblem(result.ok ? null : result.code);
      if (result.ok && result.told) onTold(result.told);
      // The oldest has arrived, or is something the server will never take: let go, or nothing after it would be sent.
      if (result.ok || (result.code !== 'offline' && result.code !== 'too_many_requests'))
        return change((all) => all.slice(1));
    }
    const [first] = letters;
    if (first && (!handled.current || handled.current.ok)) send(first);
  }, [fetcher.state, fetcher.data, letters, send, change, onTold]);

  const [first] = letters;
  useSendAgain(fetcher.state === 'idle' && problem !== null && first !== undefined, () => {
    if (first) send(first);
  });

  return {
    waiting: letters.length,
    problem,
    post: (letter: Letter) => change((all) => [...all, letter]),
    undo: (requestKey: string) => change((all) => undoIn(all, requestKey)),
  };
}
