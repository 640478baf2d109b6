import { useEffect, useState } from 'react';
import { fetchWord, type WordAnswer } from './word-requests.ts';

export type MeaningState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'found'; readonly answer: WordAnswer };

/** Asks for the meaning of a word of a sentence, anew for each. */
export function useMeaning(word: string | null, sentence: string): MeaningState {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ readonly key: string; readonly answer: WordAnswer | null }>();
  const key = JSON.stringify([word, sentence, tries]);
  useEffect(() => {
    if (word === null) return;
    const aborted = new AbortController();
    fetchWord({ word, sentence }, aborted.signal).then(
      (answer) => setFound({ key, answer }),
      () => {
        if (!aborted.signal.aborted) setFound({ key, answer: null });
      },
    );
    return () => aborted.abort();
  }, [word, sentence, key]);
  if (found?.key !== key) return { state: 'loading' };
  if (!found.answer) return { state: 'failed', again: () => setTries((count) => count + 1) };
  return { state: 'found', answer: found.answer };
}
