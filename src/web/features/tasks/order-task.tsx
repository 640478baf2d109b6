import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetteredText } from '#domain/tasks/presentation.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import type { TaskProps } from './task-view.tsx';

type OrderTaskProps = TaskProps & { readonly first: string; readonly parts: readonly LetteredText[] };

/** Parts to bring in order: by buttons, by the arrow keys on a part, or by dragging. The first part is fixed. */
export function OrderTask({ task, response, onRespond, first, parts }: OrderTaskProps) {
  const { t } = useTranslation('task');
  const letters = response?.kind === 'order' ? response.letters : parts.map((part) => part.letter);
  const [said, setSaid] = useState('');
  const dragged = useRef<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const key = task.review?.secret.kind === 'order' ? task.review.secret.key : null;
  const textOf = (letter: string) => parts.find((part) => part.letter === letter)?.text ?? '';

  const move = (from: number, to: number) => {
    if (to < 0 || to >= letters.length || from === to) return;
    const next = [...letters];
    next.splice(to, 0, ...next.splice(from, 1));
    onRespond({ kind: 'order', letters: next });
    setSaid(t('moved', { place: to + 2, count: letters.length + 1 }));
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-own-keys]')[to]?.focus());
  };

  return (
    <div>
      <p className="mb-3 text-sm text-second">{t('orderHow')}</p>
      <ol ref={list} lang="nb" className="space-y-2">
        <li className="flex gap-3 rounded-card border border-hairline bg-sunk p-4">
          <span className="order-number">1</span>
          <span>{first}</span>
        </li>
        {letters.map((letter, index) => {
          const right = key ? key[index] === letter : null;
          return (
            <li
              key={letter}
              draggable={!task.answered}
              onDragStart={() => {
                dragged.current = index;
              }}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged.current !== null) move(dragged.current, index);
              }}
              className={classNames(
                'flex items-center gap-3 rounded-card border p-2 pl-4',
                right === null
                  ? 'border-control'
                  : right
                    ? 'border-primary bg-primary-soft'
                    : 'border-wrong bg-wrong-soft',
              )}
            >
              <span className="order-number">{index + 2}</span>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a list item that arrow keys move; the buttons do the same */}
              <span
                className="flex-1 rounded-control py-2"
                tabIndex={task.answered ? undefined : 0}
                data-own-keys
                onKeyDown={(event) => {
                  if (task.answered || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
                  event.preventDefault();
                  move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
                }}
              >
                {textOf(letter)}
              </span>
              {!task.answered && (
                <span className="flex flex-col">
                  <button
                    type="button"
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                    aria-label={t('moveUp', { text: textOf(letter) })}
                    className="grid h-9 w-11 place-items-center rounded-control disabled:opacity-30"
                  >
                    <Icon name="lucide:chevron-up" />
                  </button>
                  <button
                    type="button"
                    disabled={index === letters.length - 1}
                    onClick={() => move(index, index + 1)}
                    aria-label={t('moveDown', { text: textOf(letter) })}
                    className="grid h-9 w-11 place-items-center rounded-control disabled:opacity-30"
                  >
                    <Icon name="lucide:chevron-down" />
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {!task.answered && response === null && (
        <button
          type="button"
          onClick={() => onRespond({ kind: 'order', letters: [...letters] })}
          className="button button-quiet mt-3"
        >
          {t('orderAsIs')}
        </button>
      )}
      {key?.some((letter, index) => letter !== letters[index]) && (
        <div className="mt-5">
          <h3 className="text-sm font-semibold text-primary">{t('rightOrder')}</h3>
          <ol lang="nb" start={2} className="mt-2 list-decimal space-y-1 pl-6 text-second">
            {key.map((letter) => (
              <li key={letter}>{textOf(letter)}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
