import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetteredText } from '#domain/tasks/presentation.ts';
import { type Handle, OrderPart } from './order-part.tsx';
import type { TaskProps } from './task-props.ts';
import { useDragOrder } from './use-drag-order.ts';

export type OrderTaskProps = TaskProps & { readonly first: string; readonly parts: readonly LetteredText[] };

/** Parts to bring in order: dragged by mouse or finger, by buttons, or by the arrow keys on a part. The first part is fixed. Rule 9.241. */
export function OrderTask({ response, onRespond, first, parts }: OrderTaskProps) {
  const { t } = useTranslation('task');
  const letters = response?.kind === 'order' ? response.letters : parts.map((part) => part.letter);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const textOf = (letter: string) => parts.find((part) => part.letter === letter)?.text ?? '';

  const put = (from: number, to: number) => {
    const next = [...letters];
    next.splice(to, 0, ...next.splice(from, 1));
    onRespond({ kind: 'order', letters: next });
  };
  const arrived = (place: number, handle: Handle) => {
    setSaid(t('moved', { place: place + 2, count: letters.length + 1 }));
    requestAnimationFrame(() => focusPart({ list: list.current, place, handle }));
  };
  const move = ({ from, to, handle }: { from: number; to: number; handle: Handle }) => {
    if (to < 0 || to >= letters.length || from === to) return;
    put(from, to);
    arrived(to, handle);
  };
  const { dragged, grip } = useDragOrder({ list, onMove: put, onDrop: (place) => arrived(place, 'part') });

  return (
    <div>
      <p className="mb-3 text-sm text-second">
        {t('orderHow')} <span className="max-lg:hidden">{t('orderKeys')}</span>
      </p>
      <ol ref={list} className="order-parts space-y-2">
        <li className="flex gap-3 rounded-card border border-hairline bg-sunk p-4">
          <span className="order-number">1</span>
          <span lang="nb">{first}</span>
        </li>
        {letters.map((letter, index) => (
          <OrderPart
            key={letter}
            text={textOf(letter)}
            place={{ index, count: letters.length }}
            dragged={dragged === index}
            grip={grip(index)}
            onMove={(by, handle) => move({ from: index, to: index + by, handle })}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {response === null && (
        <button
          type="button"
          onClick={() => onRespond({ kind: 'order', letters: [...letters] })}
          className="button button-secondary mt-4"
        >
          {t('orderAsIs')}
        </button>
      )}
    </div>
  );
}

/** Keeps the focus on what moved the part; at the end of the list its button is off, then on the part itself. */
function focusPart({
  list,
  place,
  handle,
}: {
  readonly list: HTMLOListElement | null;
  readonly place: number;
  readonly handle: Handle;
}): void {
  const part = list?.children[place + 1];
  const wanted = part?.querySelector<HTMLElement>(`[data-handle=${handle}]:not(:disabled)`);
  (wanted ?? part?.querySelector<HTMLElement>('[data-handle=part]'))?.focus();
}
