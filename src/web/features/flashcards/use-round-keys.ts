import { useEffect, useRef } from 'react';
import { ratings } from '#domain/flashcards/ratings.ts';
import type { RoundControl } from './use-round.ts';

/**
 * Rule 9.429: Space and Enter turn the card, 1 to 4 rate, Z takes back, B leaves it for tomorrow, S puts it away.
 * While something is typed, only Enter is ours, and that is the form's.
 */
export function useRoundKeys(control: RoundControl): void {
  const latest = useRef(control);
  latest.current = control;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, select, audio, dialog')) return;
      const now = latest.current;
      const rating = ratings[Number(event.key) - 1];
      if (rating) return now.rate(rating);
      const letter = event.key.toLowerCase();
      if (letter === 'z') return now.undo();
      if (letter === 'b') return now.hold('bury');
      if (letter === 's') return now.hold('suspend');
      if ((event.key === ' ' || event.key === 'Enter') && !target.closest('a, button, summary')) {
        event.preventDefault();
        now.turn();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
