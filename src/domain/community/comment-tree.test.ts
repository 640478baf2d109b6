import { expect, test } from 'vitest';
import { orderComments } from './comment-tree.ts';

const one = (id: string, parentId: string | null = null) => ({ id, parentId });
const lines = (comments: readonly { id: string; parentId: string | null }[]) =>
  orderComments(comments).map(
    ({ comment, indent, inReplyTo }) => `${indent}${comment.id}${inReplyTo ? `>${inReplyTo.id}` : ''}`,
  );

test('9.372 nested replies are moved in by two steps at most; what lies deeper says whom it answers', () => {
  const thread = [
    one('a'),
    one('b'),
    one('c', 'a'),
    one('d', 'c'),
    one('e', 'd'),
    one('f', 'd'),
    one('g', 'e'),
  ];
  expect(lines(thread)).toEqual(['0a', '1c', '2d', '2e', '2g', '2f>d', '0b']);
});

test('a reply whose comment is not on the page stands by itself, and none is lost (9.372)', () => {
  expect(lines([one('b', 'gone'), one('c', 'b')])).toEqual(['0b', '1c']);
  const deep = Array.from({ length: 20_000 }, (_, at) => one(String(at), at === 0 ? null : String(at - 1)));
  expect(orderComments(deep)).toHaveLength(20_000);
});
