/**
 * Where a key is pressed: on the page, in a group of radio buttons, on a button or link, in a field one types in, or in
 * something that has keys of its own (lists, the open menu, words and parts that arrows walk through).
 */
export type KeyPlace = 'page' | 'radio' | 'button' | 'field' | 'own';

/** What a key means to the test there: to the task before, on, or an option's number; null leaves it to the browser. */
export function keyAction(input: {
  readonly key: string;
  readonly place: KeyPlace;
  readonly answered: boolean;
}): 'previous' | 'next' | number | null {
  const { key, place, answered } = input;
  if (place === 'own') return null;
  // A button is pressed by Enter itself: the clip plays instead of the test going on.
  if (key === 'Enter') return place === 'button' ? null : 'next';
  if (place === 'field') return null;
  if (/^[1-7]$/.test(key)) return Number(key);
  // Among radio buttons the arrows choose.
  if (place === 'radio') return null;
  if (key === 'ArrowLeft') return 'previous';
  return key === 'ArrowRight' && answered ? 'next' : null;
}
