import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { readKeptRound } from '#web/features/flashcards/kept-cards.ts';
import { RoundScreen } from '#web/features/flashcards/round-screen.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** The words that are saved, asked as always; the reviews wait in the browser until they can be sent (Rule 9.77). */
export default function OfflineWords() {
  const [round, setRound] = useState<ReturnType<typeof readKeptRound>>(null);
  const navigate = useNavigate();
  const { to } = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, whatever the router makes anew
  useEffect(() => {
    const kept = readKeptRound(new Date());
    if (kept) setRound(kept);
    else void navigate(to('/offline'), { replace: true });
  }, []);
  return round && <RoundScreen {...round} kept backTo="/offline" />;
}
