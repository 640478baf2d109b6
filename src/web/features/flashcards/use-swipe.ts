import { type PointerEvent, useRef } from 'react';

/** A swipe counts from this share of the width on, px at least. */
const [least, share] = [72, 0.25] as const;

/**
 * Rule 9.429: a card is moved aside by a finger: `onSwipe` says to which side. It follows the finger unless less motion is
 * wanted. A mouse selects text instead, and up and down scrolls.
 */
export function useSwipe(onSwipe: (side: 'left' | 'right') => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const move = (element: HTMLElement, x: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.style.transform = x === 0 || still ? '' : `translateX(${x}px) rotate(${x / 60}deg)`;
  };
  return {
    onPointerDown({ pointerType, clientX, clientY, isPrimary }: PointerEvent<HTMLElement>) {
      from.current = pointerType === 'mouse' || !isPrimary ? null : { x: clientX, y: clientY };
    },
    onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
      if (from.current) move(currentTarget, clientX - from.current.x);
    },
    onPointerUp({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      const start = from.current;
      from.current = null;
      move(currentTarget, 0);
      if (!start) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      const far = Math.max(least, currentTarget.clientWidth * share);
      if (Math.abs(x) >= far && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 'left' : 'right');
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      from.current = null;
      move(currentTarget, 0);
    },
  };
}
