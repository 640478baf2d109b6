import { expect, test } from 'vitest';
import { readPushMessage } from './push-message.ts';

test('a message is whole or none (9.533)', () => {
  const message = { title: 'Bestått', body: 'A', lang: 'nb', path: '/a', shows: '', tag: 'b' };
  expect(readPushMessage(JSON.stringify(message))).toEqual(message);
  for (const text of ['', 'null', '[]', '{', JSON.stringify({ ...message, path: 7 }), '{"title":"Bestått"}'])
    expect(readPushMessage(text)).toBeNull();
});
