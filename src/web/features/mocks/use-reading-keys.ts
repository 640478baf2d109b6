import { useEffect } from 'react';
import { keyAction } from '#web/features/sitting/key-action.ts';
import { placeOfKey } from '#web/features/sitting/key-place.ts';

/** Keyboard in reading: the numbers choose (the options listen), arrows move, Enter goes on. */
export function useReadingKeys(props: {
  readonly active: boolean;
  readonly previous: (() => void) | null;
  readonly next: () => void;
}) {
  const { active, previous, next } = props;
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      // Answers stay open here: one moves on without handing anything in.
      const place = placeOfKey(event.target as HTMLElement);
      const action = keyAction({ key: event.key, place, answered: true });
      if (action === 'previous') previous?.();
      if (action === 'next') {
        event.preventDefault();
        next();
      }
      if (typeof action === 'number')
        document.querySelector<HTMLElement>(`[data-option="${action}"]`)?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active, previous, next]);
}
