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
