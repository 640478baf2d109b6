import type { KeyPlace } from './key-action.ts';

/** Where a key was pressed, by the element that has the focus. */
export function placeOfKey(target: HTMLElement): KeyPlace {
  if (target.closest('select, [popover], [data-own-keys]')) return 'own';
  if (target.closest('button, a')) return 'button';
  if (target.closest('[type=radio]')) return 'radio';
  return target.closest('input, textarea') ? 'field' : 'page';
}
