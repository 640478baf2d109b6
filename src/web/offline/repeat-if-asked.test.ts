import { expect, test } from 'vitest';
import { repeatIfAsked } from './repeat-if-asked.ts';

/** Work that is over when it is told, and hands over what was there when it began. */
function slowly() {
  const waiting: string[] = [];
  const over: (() => void)[] = [];
  const tries: string[][] = [];
  const send = repeatIfAsked(async () => {
    const found = [...waiting];
    tries.push(found);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    over.push(found.includes('bad') ? () => reject(new Error('bad')) : resolve);
    await promise;
    for (const one of found) waiting.splice(waiting.indexOf(one), 1);
    return found;
  });
  const end = async () => {
    over.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { waiting, tries, send, end };
}

test('9.455 answers that come up while others are being sent are sent after them, at once and once', async () => {
  const { waiting, tries, send, end } = slowly();
  waiting.push('one');
  const first = send();
  waiting.push('two');
  const second = send();
  waiting.push('three');
  const third = send();
  expect(tries).toEqual([['one']]);
  await end();
  expect(await first).toEqual(['one']);
  await end();
  expect(await second).toEqual(['two', 'three']);
  expect(await third).toEqual(['two', 'three']);
  expect(tries).toEqual([['one'], ['two', 'three']]);
});

test('a try that fails does not keep the next from being made', async () => {
  const { waiting, tries, send, end } = slowly();
  waiting.push('bad');
  const first = send();
  const second = send();
  const failed = expect(first).rejects.toThrow('bad');
  waiting[0] = 'good';
  await end();
  await failed;
  await end();
  expect(await second).toEqual(['good']);
  const last = send();
  await end();
  expect(await last).toEqual([]);
  expect(tries).toEqual([['bad'], ['good'], []]);
});
