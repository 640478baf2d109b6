import { useEffect } from 'react';
import { useIsDemo } from '#web/features/demo/use-is-demo.ts';
import { forgetCards } from '#web/features/flashcards/kept-cards.ts';
import { claimKept } from '#web/kept/owner.ts';
import { InstallHint } from './install-hint.tsx';
import { refreshWords } from './kept-words.ts';

/**
 * What the app does for the things saved on this device: they belong to whoever is signed in, words that have come due are
 * fetched, and once it offers to be installed. Rule 9.452, Rule 9.453, Rule 9.456.
 */
export default function KeptOnDevice({ userId }: { readonly userId: string }) {
  const isDemo = useIsDemo();
  useEffect(() => {
    void claimKept(userId).then((others) => {
      if (others) forgetCards();
      return navigator.onLine ? refreshWords(Date.now()) : undefined;
    });
  }, [userId]);
  return isDemo ? null : <InstallHint />;
}
