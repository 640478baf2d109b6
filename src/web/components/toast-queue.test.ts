import { expect, it } from 'vitest';
import { type Toast, withoutToast, withToast, withToastClosed } from './toast-queue.ts';

it('keeps at most five toasts, the newest (specification 4)', () => {
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

function toast(id: string): Toast {
  return { id, open: true, title: `title ${id}`, color: 'neutral' };
}
