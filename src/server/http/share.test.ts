import { expect, test } from 'vitest';
import { createShare, ShareBusy } from './share.ts';

const size = { places: 2, placesOfOne: 2, waitMs: 1000, waiting: 10, rest: 0 };

/** Work that ends when it is told to. */
function heldWork(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = () => {
    log.push(name);
    return promise;
  };
  return { work, end: () => resolve(name) };
}

test('no more than its places run, and of one key no more than it may', async () => {
  const share = createShare({ ...size, places: 3 });
  const begun: string[] = [];
  const held = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => heldWork(begun, name));
  const runs = held.map(({ work }, at) => share.run(at < 3 ? 'a' : 'b', work));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  held[0]?.end();
  await runs[0];
  expect(begun).toHaveLength(4);
  for (const { end } of held) end();
  await expect(Promise.all(runs)).resolves.toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
});

test('who used much lately lets others pass, and is forgiven with time', async () => {
  let now = 0;
  const share = createShare({ ...size, places: 1 }, () => now);
  const begun: string[] = [];
  await share.run('greedy', async () => {
    now += 5000;
  });
  const first = heldWork(begun, 'first');
  const running = share.run('other', first.work);
  const waiting = ['greedy', 'modest'].map((name) =>
    share.run(name, async () => {
      begun.push(name);
    }),
  );
  first.end();
  await Promise.all([running, ...waiting]);
  expect(begun).toEqual(['first', 'modest', 'greedy']);

  await share.run('modest', async () => {
    now += 100;
  });
  now += 200_000;
  await share.run('modest', async () => {
    now += 10;
  });
  begun.length = 0;
  const second = heldWork(begun, 'second');
  const runningAgain = share.run('other', second.work);
  const waitingAgain = ['modest', 'greedy'].map((name) => share.run(name, async () => void begun.push(name)));
  second.end();
  await Promise.all([runningAgain, ...waitingAgain]);
  expect(begun).toEqual(['second', 'greedy', 'modest']);
});

test('who gets no place in time, or comes when too many wait, is told so, and the place is not lost', async () => {
  const share = createShare({ places: 1, placesOfOne: 1, waitMs: 20, waiting: 1, rest: 0 });
  const held = heldWork([], 'held');
  const running = share.run('a', held.work);
  const late = share.run('b', async () => 'late');
  await expect(share.run('c', async () => 'too many')).rejects.toBeInstanceOf(ShareBusy);
  await expect(late).rejects.toBeInstanceOf(ShareBusy);
  held.end();
  await running;
  await expect(share.run('d', async () => 'served')).resolves.toBe('served');
});

test('work that fails gives its place back', async () => {
  const share = createShare({ ...size, places: 1 });
  await expect(share.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(share.run('a', async () => 'served')).resolves.toBe('served');
});

test('after long work its place rests, after short work it does not', async () => {
  const share = createShare({ ...size, places: 1, rest: 2 });
  const began = performance.now();
  await share.run('a', async () => 'short');
  await share.run('b', () => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(performance.now() - began).toBeLessThan(150);
  await share.run('c', async () => 'after the rest');
  expect(performance.now() - began).toBeGreaterThan(175);
});
