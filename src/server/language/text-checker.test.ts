import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { longestText, openTextChecker } from './text-checker.ts';

const checker = openTextChecker({ contentDir: resolve('content') });
afterAll(() => checker.close());

/** A text with three hundred misspellings that no check before it has met: the costliest there is. */
function costlyText(turn: number): string {
  const letters = 'bdfgklmnprst';
  return Array.from({ length: 300 }, (_, index) => {
    const at = index * 7 + turn * 31;
    return `k${letters[at % 12]}a${letters[(at + turn) % 12]}${letters[(at * 5 + turn) % 12]}etr${letters[(index + turn) % 12]}`;
  }).join(' ');
}

/** The longest that this thread's own work held the event loop, in ms: what other processes take is not counted. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let last = used();
  let longest = 0;
  const tick = () => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const ticks = setInterval(tick, 1);
  await work();
  clearInterval(ticks);
  tick();
  return longest;
}

test('9.260 A text is checked in a thread of its own: the event loop is not held for 50 ms', async () => {
  await checker.checkText('Hei.');
  for (let turn = 0; turn < 4; turn += 1)
    expect(await longestHold(() => checker.checkText(costlyText(turn)))).toBeLessThan(50);
}, 120_000);

test('findings come back to the text they belong to', async () => {
  const [one, other] = await Promise.all([
    checker.checkText('Det er en hus.'),
    checker.checkText('Huset er rødt.'),
  ]);
  expect(one.map(({ rule }) => rule)).toEqual(['article_gender']);
  expect(other).toEqual([]);
}, 60_000);

test('a text that is too long is refused at once', async () => {
  await expect(checker.checkText('a'.repeat(longestText + 1))).rejects.toThrow('longer than 20000');
});

test('a closed checker refuses', async () => {
  const other = openTextChecker({ contentDir: resolve('content') });
  await other.close();
  await expect(other.checkText('Hei.')).rejects.toThrow('closed');
});

test('a text of 350 words is judged within 300 ms, once the thread has loaded (9.330)', async () => {
  const words = 'Jeg bor i Bergen og jobber på et sykehus, fordi jeg liker å hjelpe folk som er sjuke. ';
  const text = (turn: number) => `${words.repeat(20)} Det var vansklig ${costlyText(turn).slice(0, 60)}.`;
  const request = (turn: number) => ({
    text: text(turn),
    prompt: 'Fortell.',
    points: [],
    level: 'A2' as const,
  });
  await checker.assessText(request(0));
  const took: number[] = [];
  for (let turn = 1; turn < 6; turn += 1) {
    const from = performance.now();
    await checker.assessText(request(turn));
    took.push(performance.now() - from);
  }
  // The best of five: other processes of a busy machine take their share.
  expect(Math.min(...took)).toBeLessThan(300);
}, 60_000);
