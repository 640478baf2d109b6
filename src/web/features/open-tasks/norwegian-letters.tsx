import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const letters = ['æ', 'ø', 'å'] as const;

/** With Alt, on keyboards that have not got them; a Mac's own Alt keys give å and ø by themselves. */
const keys: Readonly<Record<string, string>> = { e: 'æ', o: 'ø', a: 'å', E: 'Æ', O: 'Ø', A: 'Å' };

/** The letter that Alt and a key stand for; null for all else. */
export function letterOfKey(event: {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): string | null {
  if (!event.altKey || event.ctrlKey || event.metaKey) return null;
  return keys[event.key] ?? null;
}

/** A letter at the beginning of a text or a sentence is a capital. */
export function letterAt(letter: string, before: string): string {
  return /(^|[.!?]\s+|\n\s*)$/u.test(before) ? letter.toLocaleUpperCase('nb') : letter;
}

/** Puts words where the cursor is, as if they were typed: the browser can undo it, and `onChange` hears of it. */
export function insertAtCursor(field: HTMLTextAreaElement, words: string): void {
  field.focus();
  // Deprecated and without a successor: nothing else leaves the browser's own undo as it is.
  if (document.execCommand?.('insertText', false, words)) return;
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: words }));
}

/** æ, ø and å for keyboards without them. */
export function NorwegianLetters({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  const { t } = useTranslation('writing');
  return (
    <fieldset aria-label={t('letters.label')} className="flex items-center gap-1.5">
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          lang="nb"
          aria-label={t('letters.insert', { letter })}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            const area = field.current;
            if (area) insertAtCursor(area, letterAt(letter, area.value.slice(0, area.selectionStart)));
          }}
          className="letter-key"
        >
          {letter}
        </button>
      ))}
    </fieldset>
  );
}
