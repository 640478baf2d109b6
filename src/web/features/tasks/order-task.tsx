import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetteredText } from '#domain/tasks/presentation.ts';
import { type Handle, OrderPart } from './order-part.tsx';
import { OrderReview } from './order-review.tsx';
import type { TaskProps } from './task-props.ts';

type OrderTaskProps = TaskProps & { readonly first: string; readonly parts: readonly LetteredText[] };

/** Parts to bring in order: by buttons, by the arrow keys on a part, or by dragging. The first part is fixed. */
export function OrderTask({ task, response, onRespond, first, parts }: OrderTaskProps) {
  const { t } = useTranslation('task');
  const letters = response?.kind === 'order' ? response.letters : parts.map((part) => part.letter);
  const [said, setSaid] = useState('');
  const dragged = useRef<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const textOf = (letter: string) => parts.find((part) => part.letter === letter)?.text ?? '';

  const move = ({ from, to, handle }: { from: number; to: number; handle: Handle }) => {
    if (to < 0 || to >= letters.length || from === to) return;
    const next = [...letters];
    next.splice(to, 0, ...next.splice(from, 1));
    onRespond({ kind: 'order', letters: next });
    setSaid(t('moved', { place: to + 2, count: letters.length + 1 }));
    requestAnimationFrame(() => focusPart({ list: list.current, place: to, handle }));
  };

  if (task.answered) {
    const key = task.review?.secret.kind === 'order' ? task.review.secret.key : null;
    return (
      <OrderReview
        first={first}
        given={response?.kind === 'order' ? response.letters : null}
        keyOrder={key}
        textOf={textOf}
      />
    );
  }
  return (
    <div>
      <p className="mb-3 text-sm text-second">
        {t('orderHow')} <span className="max-lg:hidden">{t('orderKeys')}</span>
      </p>
      <ol ref={list} className="space-y-2">
        <li className="flex gap-3 rounded-card border border-hairline bg-sunk p-4">
          <span className="order-number">1</span>
          <span lang="nb">{first}</span>
        </li>
        {letters.map((letter, index) => (
          <OrderPart
            key={letter}
            text={textOf(letter)}
            place={{ index, count: letters.length }}
            onDrag={() => {
              dragged.current = index;
            }}
            onDrop={() => {
              if (dragged.current !== null) move({ from: dragged.current, to: index, handle: 'part' });
            }}
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
