import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { insertAtCursor, letterAt } from '#web/forms/insert-at-cursor.ts';

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
