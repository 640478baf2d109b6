import { describe, expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

describe('a batcher', () => {
  it('gathers what comes while a batch runs, in order, and runs one batch at a time', async () => {
    const batches: number[][] = [];
    let running = 0;
    const add = createBatcher<number>(
      async (items) => {
        running += 1;
        expect(running).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 5));
        batches.push([...items]);
        running -= 1;
      },
      { maxItems: 3 },
    );
    const first = add(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
    await Promise.all([first, ...[2, 3, 4, 5].map(add)]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('tells each item of a batch that failed, and runs the next one', async () => {
    const add = createBatcher<number>(async (items) => {
      if (items.includes(1)) throw new Error('no');
    });
    const outcomes = await Promise.allSettled([add(1), add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await add(3);
  });

  it('runs each item alone when one of them is at fault, and tells only that one', async () => {
    const ran: number[] = [];
    const add = createBatcher<number>(
      async (items) => {
        if (items.includes(2)) throw new RangeError('no');
        ran.push(...items);
      },
      { isItemsFault: (error) => error instanceof RangeError },
    );
    const outcomes = await Promise.allSettled([add(1), add(2), add(3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(ran).toEqual([1, 3]);
  });

  it('refuses more than may wait', async () => {
    const add = createBatcher<number>(() => new Promise(() => {}), { maxItems: 1 });
    void add(0);
    await new Promise((resolve) => setTimeout(resolve, 1));
    for (let count = 1; count <= 20; count += 1) void add(count);
    await expect(add(21)).rejects.toThrow('too much waits');
  });
});
