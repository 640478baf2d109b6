import { type RefObject, useEffect, useState } from 'react';

type Range = { readonly start: number; readonly end: number };

/**
 * What is selected in a field that takes no change. It is not read-only, because Chromium shows no cursor in one that is: what is
 * typed, pasted or dropped is refused instead.
 */
export function useSelection(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
): { readonly selected: Range | null; readonly read: () => Range | null } {
  const [selected, setSelected] = useState<Range | null>(null);
  const read = () => (field.current ? withoutBlanks(text, field.current) : null);
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    area.addEventListener('beforeinput', (event) => event.preventDefault(), { signal });
    // React's own event misses selections that a thumb or a script makes.
    const follow = () => {
      if (document.activeElement === area) setSelected(withoutBlanks(text, area));
    };
    document.addEventListener('selectionchange', follow, { signal });
    return () => leaving.abort();
  }, [field, text]);
  return { selected, read };
}

/** The selection without the blanks at its ends; null when nothing is left of it. */
function withoutBlanks(
  text: string,
  { selectionStart: from, selectionEnd: to }: Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd'>,
): Range | null {
  const words = text.slice(from, to);
  const start = from + (words.length - words.trimStart().length);
  const end = start + words.trim().length;
  return end > start ? { start, end } : null;
}
