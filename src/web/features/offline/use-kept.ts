import { useCallback, useEffect, useState } from 'react';
import { type SavedStory, savedStories } from '#web/kept/saved-stories.ts';
import { queuedAnswers } from '#web/offline/sync.ts';
import { type KeptRound, keptRounds } from './kept-round.ts';
import { type KeptWords, keptWords } from './kept-words.ts';

/** Everything that is saved on this device. */
export type Kept = {
  readonly stories: readonly SavedStory[];
  readonly words: KeptWords | null;
  readonly rounds: readonly KeptRound[];
  /** Answers that were not sent yet. */
  readonly waiting: number;
};

/** What is saved, null until it is read, and how to read it again. */
export function useKept(): readonly [Kept | null, () => Promise<void>] {
  const [kept, setKept] = useState<Kept | null>(null);
  const read = useCallback(async () => {
    const [stories, words, rounds, queued] = await Promise.all([
      savedStories(),
      keptWords(),
      keptRounds(),
      queuedAnswers(),
    ]);
    setKept({ stories, words: words ?? null, rounds, waiting: queued.length });
  }, []);
  useEffect(() => void read(), [read]);
  return [kept, read];
}
