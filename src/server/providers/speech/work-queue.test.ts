import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
}

describe('the work queue', () => {
  it('runs what is asked for now before what waits in the background', async () => {
    const queue = createWorkQueue<string>(1);
    const first = gate();
    const order: string[] = [];
    const add = (key: string, urgent: boolean) =>
      queue.add({
        key,
        urgent,
        run: async () => {
          order.push(key);
          return key;
        },
      });
    const blocking = queue.add({
      key: 'first',
      urgent: false,
      run: () => first.promise.then(() => 'first'),
    });
    const all = [add('a', false), add('b', false), add('now', true)];
    first.open();
    await Promise.all([blocking, ...all]);
    expect(order).toEqual(['now', 'a', 'b']);
  });

  it('moves waiting work to the front when it is asked for now, and runs it once', async () => {
    const queue = createWorkQueue<number>(1);
    const first = gate();
    const order: string[] = [];
    const add = (key: string, urgent: boolean) =>
      queue.add({ key, urgent, run: async () => order.push(key) });
    const blocking = queue.add({ key: 'first', urgent: false, run: () => first.promise.then(() => 0) });
    const all = [add('a', false), add('b', false), add('b', true), add('b', false)];
    first.open();
    await Promise.all([blocking, ...all]);
    expect(order).toEqual(['b', 'a']);
  });

  it('runs no more at a time than it has places, and keeps one free for what is asked now', async () => {
    const queue = createWorkQueue<void>(2, 1);
    const gates = [gate(), gate(), gate()];
    const works = gates.map(({ promise }, at) =>
      queue.add({ key: `${at}`, urgent: at === 2, run: () => promise }),
    );
    expect([queue.running(), queue.waiting()]).toEqual([2, 1]);
    for (const { open } of gates) open();
    await Promise.all(works);
    expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
  });

  it('goes on after work that failed, and tells who asked', async () => {
    const queue = createWorkQueue<string>(1);
    await expect(
      queue.add({ key: 'a', urgent: true, run: () => Promise.reject(new Error('broken')) }),
    ).rejects.toThrow('broken');
    await expect(queue.add({ key: 'a', urgent: true, run: async () => 'well' })).resolves.toBe('well');
  });

  it('closed: refuses what waits and waits for what runs', async () => {
    const queue = createWorkQueue<string>(1);
    const first = gate();
    const running = queue.add({ key: 'a', urgent: true, run: () => first.promise.then(() => 'done') });
    const waiting = queue.add({ key: 'b', urgent: true, run: async () => 'never' });
    const closed = queue.close();
    await expect(waiting).rejects.toThrow('closed');
    first.open();
    await closed;
    await expect(running).resolves.toBe('done');
    await expect(queue.add({ key: 'c', urgent: true, run: async () => 'no' })).rejects.toThrow('closed');
  });
});
