/** What a panel begins with: the point of a text that was pressed, in CSS pixels of the window, or the first word in sight. */
export type LookUpStart = { readonly x: number; readonly y: number } | 'first_word';
