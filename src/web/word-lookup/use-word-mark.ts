import { useEffect } from 'react';

const name = 'looked-up';

/** Marks a word where it stands without changing the page; browsers without the Custom Highlight API show no mark. */
export function useWordMark(range: Range | null): void {
  useEffect(() => {
    if (!range || !('highlights' in CSS)) return;
    CSS.highlights.set(name, new Highlight(range));
    return () => void CSS.highlights.delete(name);
  }, [range]);
}
