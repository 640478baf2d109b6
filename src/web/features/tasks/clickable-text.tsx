import { Fragment, type ReactNode, useRef } from 'react';
import { foldWord, wordsIn } from '#domain/language/words.ts';
import { classNames } from '#web/components/class-names.ts';
import type { TaskProps } from './task-props.ts';

/**
 * A text whose words can be chosen. One stop for the Tab key; the arrow keys walk from word to word, Enter or Space
 * chooses (roving tabindex, ARIA Authoring Practices).
 */
export function ClickableText({
  task,
  paragraphs,
  response,
  onRespond,
}: TaskProps & { readonly paragraphs: readonly string[] }) {
  const text = useRef<HTMLDivElement>(null);
  const chosen = response?.kind === 'click_word' ? response : null;
  const key = task.review?.secret.kind === 'click_word' ? foldWord(task.review.secret.key) : null;
  const seen = new Map<string, number>();
  const walk = (event: React.KeyboardEvent) => {
    const words = [...(text.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const at = words.indexOf(document.activeElement as HTMLButtonElement);
    const next = at < 0 ? undefined : wordBeside({ words, at, key: event.key });
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    for (const word of words) word.tabIndex = word === next ? 0 : -1;
    next.focus();
  };
  let number = -1;
  return (
    // Words are pressed by thumbs too: the lines stand further apart.
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the words in it
    <div ref={text} data-own-keys onKeyDown={walk} className="reading mt-3 leading-[1.9]!">
      {paragraphs.map((paragraph) => {
        let end = 0;
        const words = wordsIn(paragraph);
        return (
          <p key={paragraph} className="whitespace-pre-line">
            {words.map((word, place) => {
              const { space, opening, closing } = signsAround({ paragraph, words, place, from: end });
              end = word.start + word.text.length + closing.length;
              const folded = foldWord(word.text);
              const occurrence = seen.get(folded) ?? 0;
              seen.set(folded, occurrence + 1);
              number += 1;
              const isChosen =
                chosen !== null && foldWord(chosen.word) === folded && chosen.occurrence === occurrence;
              const isKey = key === folded;
              return (
                <Fragment key={word.start}>
                  {space}
                  <Together text={opening + word.text + closing}>
                    {opening}
                    <button
                      type="button"
                      tabIndex={(chosen ? isChosen : number === 0) ? 0 : -1}
                      aria-pressed={isChosen}
                      disabled={task.answered}
                      onClick={() => onRespond({ kind: 'click_word', word: word.text, occurrence })}
                      className={classNames(
                        'word',
                        isChosen && 'is-chosen',
                        key !== null && isKey && 'is-right',
                        key !== null && isChosen && !isKey && 'is-wrong',
                      )}
                    >
                      {word.text}
                    </button>
                    {closing}
                  </Together>
                </Fragment>
              );
            })}
            {paragraph.slice(end)}
          </p>
        );
      })}
    </div>
  );
}

/** Longer words may have to be broken, with large text. */
const longestTogether = 18;

/** Quotation marks and punctuation stay in the line of their word: a browser would break before and after a button. */
function Together({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return text.length > longestTogether ? children : <span className="whitespace-nowrap">{children}</span>;
}

/** What stands before a word up to the last space, and the signs that belong to it. */
function signsAround(input: {
  readonly paragraph: string;
  readonly words: readonly { readonly text: string; readonly start: number }[];
  readonly place: number;
  /** Where the word before and its signs end. */
  readonly from: number;
}): { readonly space: string; readonly opening: string; readonly closing: string } {
  const { paragraph, words, place, from } = input;
  const word = words[place];
  if (!word) return { space: '', opening: '', closing: '' };
  const before = paragraph.slice(from, word.start);
  const opening = /\S*$/.exec(before)?.[0] ?? '';
  const next = words[place + 1]?.start ?? paragraph.length;
  const closing = /^\S*/.exec(paragraph.slice(word.start + word.text.length, next))?.[0] ?? '';
  return { space: before.slice(0, before.length - opening.length), opening, closing };
}

/** The word that an arrow key leads to: before or after, or the nearest one in the line above or below. */
function wordBeside(input: { words: readonly HTMLButtonElement[]; at: number; key: string }) {
  const { words, at, key } = input;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[key];
  const from = words[at];
  if (step === undefined || !from) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return words[at + step] ?? from;
  const places = words.map((word) => word.getBoundingClientRect());
  const middle = (place: DOMRect) => place.left + place.width / 2;
  const here = places[at] as DOMRect;
  let best = from;
  let line: number | null = null;
  for (let index = at + step; index >= 0 && index < words.length; index += step) {
    const place = places[index] as DOMRect;
    if (Math.abs(place.top - here.top) < here.height / 2) continue;
    if (line !== null && Math.abs(place.top - line) > here.height / 2) break;
    const nearest = best.getBoundingClientRect();
    if (line === null || Math.abs(middle(place) - middle(here)) < Math.abs(middle(nearest) - middle(here)))
      best = words[index] as HTMLButtonElement;
    line ??= place.top;
  }
  return best;
}
