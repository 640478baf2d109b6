import { Fragment, useRef } from 'react';
import { foldWord, wordsIn } from '#domain/language/words.ts';
import { classNames } from '#web/components/class-names.ts';
import type { TaskProps } from './task-view.tsx';

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
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 8, ArrowUp: -8 }[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = words[Math.min(words.length - 1, Math.max(0, at + step))];
    for (const word of words) word.tabIndex = word === next ? 0 : -1;
    next?.focus();
  };
  let number = -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the words in it
    <div ref={text} data-own-keys onKeyDown={walk} className="reading mt-3">
      {paragraphs.map((paragraph) => {
        let end = 0;
        const words = wordsIn(paragraph);
        return (
          <p key={paragraph} className="whitespace-pre-line">
            {words.map((word) => {
              const before = paragraph.slice(end, word.start);
              end = word.start + word.text.length;
              const folded = foldWord(word.text);
              const occurrence = seen.get(folded) ?? 0;
              seen.set(folded, occurrence + 1);
              number += 1;
              const isChosen =
                chosen !== null && foldWord(chosen.word) === folded && chosen.occurrence === occurrence;
              const isKey = key === folded;
              return (
                <Fragment key={word.start}>
                  {before}
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
