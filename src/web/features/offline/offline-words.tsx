import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { RoundScreen } from '#web/features/flashcards/round-screen.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type KeptWords, keptWords, wordsToPractise } from './kept-words.ts';

/** The words that are saved, asked as always; the reviews wait in the browser until they can be sent (Rule 9.77). */
export default function OfflineWords() {
  const [words, setWords] = useState<Pick<KeptWords, 'cards' | 'front'> | null>(null);
  const navigate = useNavigate();
  const { to } = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, whatever the router makes anew
  useEffect(() => {
    void keptWords().then((kept) => {
      if (!kept) return navigate(to('/offline'), { replace: true });
      setWords({ cards: wordsToPractise(kept), front: kept.front });
    });
  }, []);
  return words && <RoundScreen {...words} backTo="/offline" />;
}
