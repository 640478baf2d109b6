import { expect, test } from 'vitest';
import { keepRecentBytes } from './recent-bytes.ts';

test('what was used longest ago goes first when there are too many bytes', () => {
  const recent = keepRecentBytes<Uint8Array>({ bytes: 100, each: 50 });
  for (const name of ['a', 'b']) recent.set(name, new Uint8Array(40));
  expect(recent.get('a')?.byteLength).toBe(40);
  recent.set('c', new Uint8Array(40));
  expect(['a', 'b', 'c'].filter((name) => recent.get(name))).toEqual(['a', 'c']);
});

test('what is too large is not kept, and replacing counts once', () => {
  const recent = keepRecentBytes<Uint8Array>({ bytes: 100, each: 50 });
  recent.set('large', new Uint8Array(51));
  expect(recent.get('large')).toBeUndefined();
  for (let times = 0; times < 5; times += 1) recent.set('same', new Uint8Array(40));
  recent.set('other', new Uint8Array(50));
  expect(recent.get('same')?.byteLength).toBe(40);
});
