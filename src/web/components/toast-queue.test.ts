import { expect, it } from 'vitest';
import { type Toast, toastRules, withoutToast, withToast, withToastClosed } from './toast-queue.ts';

it('4.4 at most five toasts are kept, the newest', () => {
  const queue = ['1', '2', '3', '4', '5', '6', '7'].reduce(
    (before, id) => withToast(before, toast(id)),
    [] as readonly Toast[],
  );
  expect(queue.map(({ id }) => id)).toEqual(['3', '4', '5', '6', '7']);
});

it('replaces a toast of the same id and puts it last', () => {
  const queue = withToast([toast('1'), toast('2')], { ...toast('1'), title: 'again' });
  expect(queue.map(({ id, title }) => [id, title])).toEqual([
    ['2', 'title 2'],
    ['1', 'again'],
  ]);
});

it('keeps a closed toast until it is taken out', () => {
  const closed = withToastClosed([toast('1'), toast('2')], '1');
  expect(closed.map(({ open }) => open)).toEqual([false, true]);
  expect(withoutToast(closed, '1').map(({ id }) => id)).toEqual(['2']);
});

it('9.9 the constants of the toasts', () => {
  expect(toastRules).toEqual({
    kept: 5,
    removalDelayMs: 200,
    durationMs: 5000,
    swipeThreshold: 50,
    swipeDirection: 'right',
    hotkey: 'F8',
    stackingGapPx: 16,
  });
});

it('3.23 a toast has id, open flag, title, description, color and icon', () => {
  const whole: Required<Toast> = { ...toast('1'), description: 'more', icon: 'lucide:info' };
  expect(withToast([], whole)).toEqual([whole]);
  expect(Object.keys(whole).sort()).toEqual(['color', 'description', 'icon', 'id', 'open', 'title']);
});

function toast(id: string): Toast {
  return { id, open: true, title: `title ${id}`, color: 'neutral' };
}
