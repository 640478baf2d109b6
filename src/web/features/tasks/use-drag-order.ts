import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { placeUnder, scrollStep } from './order-place.ts';

export type DragGrip = { readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void };

type DragOrder = {
  /** Place of the part that is dragged, counted among those that move. */
  readonly dragged: number | null;
  /** To put on what is taken hold of. */
  readonly grip: (place: number) => DragGrip;
};

type Held = { place: number; readonly began: number; y: number };

/**
 * Dragging the parts of a list by mouse, pen or finger. The list is put in order while the part is held, so that what is
 * seen is what is handed in; Escape puts the part back. `[data-part]` marks the rows.
 */
export function useDragOrder(options: {
  readonly list: RefObject<HTMLElement | null>;
  readonly onMove: (from: number, to: number) => void;
  /** The part was let go, at another place than it was taken from. */
  readonly onDrop: (place: number) => void;
}): DragOrder {
  const latest = useRef(options);
  latest.current = options;
  const held = useRef<Held | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const isHeld = dragged !== null;

  useEffect(() => {
    if (!isHeld) return;
    const moveTo = (to: number) => {
      const { current } = held;
      if (!current || to === current.place) return;
      // At once: the next movement of the pointer is measured against the rows as they then stand.
      flushSync(() => {
        latest.current.onMove(current.place, to);
        setDragged(to);
      });
      current.place = to;
    };
    const follow = (moved: number) => {
      const { current } = held;
      const parts = latest.current.list.current?.querySelectorAll('[data-part]') ?? [];
      const rows = [...parts].map((part) => part.getBoundingClientRect());
      if (current) moveTo(placeUnder({ rows, from: current.place, y: current.y, moved }));
    };
    const move = (event: globalThis.PointerEvent) => {
      const { current } = held;
      if (!current) return;
      const moved = event.clientY - current.y;
      current.y = event.clientY;
      follow(moved);
    };
    const end = () => {
      const { current } = held;
      held.current = null;
      setDragged(null);
      if (current && current.place !== current.began) latest.current.onDrop(current.place);
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !held.current) return;
      event.preventDefault();
      moveTo(held.current.began);
      end();
    };
    let frame = requestAnimationFrame(function scroll() {
      if (held.current) follow(scrollAt(latest.current.list.current, held.current.y));
      frame = requestAnimationFrame(scroll);
    });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', cancel);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', cancel);
    };
  }, [isHeld]);

  return {
    dragged,
    grip: (place) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        // No text is marked, and a finger's events go on to the window when the row moves away below it.
        event.preventDefault();
        held.current = { place, began: place, y: event.clientY };
        setDragged(place);
      },
    }),
  };
}

/** Scrolls what is seen while the pointer is held near its edge. @returns the pixels that it moved */
function scrollAt(list: HTMLElement | null, y: number): number {
  const header = document.querySelector('.test-header')?.getBoundingClientRect().bottom ?? 0;
  const footer = document.querySelector('.test-footer')?.getBoundingClientRect().top ?? innerHeight;
  const step = scrollStep({ y, top: Math.max(0, header), bottom: Math.min(innerHeight, footer) });
  if (step === 0) return 0;
  const pane = [...document.querySelectorAll('[data-task-scroll]')].find(
    (one) => one.contains(list) && one.scrollHeight > one.clientHeight,
  );
  (pane && getComputedStyle(pane).overflowY === 'auto' ? pane : window).scrollBy(0, step);
  return step;
}
