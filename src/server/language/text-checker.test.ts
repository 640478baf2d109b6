import { monitorEventLoopDelay } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { longestText, openTextChecker } from './text-checker.ts';

const checker = openTextChecker({ contentDir: resolve('content') });
afterAll(() => checker.close());

const sentence = 'Jeg har bodd i Norge i to år, men jeg kan ikke snakke så godt norks ennå. Derfor jeg går på et kurs. ';

test('9.260 A text is checked in a thread of its own: the event loop is never held for 50 ms', async () => {
  await checker.checkText('Hei.');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const findings = await checker.checkText(sentence.repeat(18));
  delay.disable();
  expect(findings.length).toBeGreaterThan(17);
  expect(delay.max / 1e6).toBeLessThan(50);
}, 60_000);

test('findings come back to the text they belong to', async () => {
  const [one, other] = await Promise.all([checker.checkText('Det er en hus.'), checker.checkText('Huset er rødt.')]);
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
