import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetteredText } from '#domain/tasks/presentation.ts';
import { beginning } from './beginning.ts';
import { MatchItem } from './match-item.tsx';
import type { TaskProps } from './task-props.ts';

type Letter = LetteredText['letter'];
export type MatchTaskProps = TaskProps & {
  readonly items: readonly string[];
  readonly options: readonly LetteredText[];
};

/**
 * Each item takes one option. One item is open at a time, with all options in full below it: a tap, Enter or a number
 * chooses, and the next item that has none opens. Rule 9.241.
 */
export function MatchTask({ response, onRespond, items, options }: MatchTaskProps) {
  const { t } = useTranslation('task');
  const list = useRef<HTMLOListElement>(null);
  const letters: readonly (Letter | null)[] =
    response?.kind === 'match' ? response.letters : items.map(() => null);
  const [open, setOpen] = useState(() => letters.indexOf(null));
  const [said, setSaid] = useState('');
  const textOf = (letter: Letter | null | undefined) =>
    options.find((option) => option.letter === letter)?.text ?? null;

  const choose = (place: number, letter: Letter) => {
    const wanted = letters[place] === letter ? null : letter;
    // An option goes with one item: taken from the other.
    const next = letters.map((other, at) => (at === place ? wanted : other === wanted ? null : other));
    onRespond(next.every((one) => one === null) ? null : { kind: 'match', letters: next });
    if (wanted === null) return setSaid(t('match.taken', { item: items[place] }));
    const empty = [...next.keys()].find((at) => next[(place + 1 + at) % next.length] === null);
    const following = empty === undefined ? -1 : (place + 1 + empty) % next.length;
    setOpen(following);
    setSaid(t('match.chosen', { item: items[place], option: textOf(wanted) }));
    // A number key chooses from anywhere: the focus moves only along the list, so that Enter goes on elsewhere.
    if (!list.current?.contains(document.activeElement)) return;
    const focused = following < 0 ? place : following;
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-item="${focused}"]`)?.focus(),
    );
  };

  return (
    <>
      <ol ref={list} className="space-y-3">
        {items.map((item, index) => (
          <MatchItem
            // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat in wording; their order never changes
            key={index}
            place={index}
            item={item}
            chosen={letters[index] ?? null}
            open={index === open}
            options={options.map(({ letter, text }) => {
              const other = letters.findIndex((one, at) => one === letter && at !== index);
              return { letter, text, usedBy: other < 0 ? null : beginning(items[other] ?? '', 4) };
            })}
            onOpen={() => setOpen(index === open ? -1 : index)}
            onChoose={(letter) => choose(index, letter)}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
