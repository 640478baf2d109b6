import { expect, test } from 'vitest';
import type { ShownComment } from './community-rows.ts';
import type { PostView } from './post-view.ts';
import { structuredPost } from './structured-post.ts';

const comment = (id: string): ShownComment => ({
  ...{ id, postId: 'p', parentId: null, rootId: null, userId: 'u', language: 'nb', content: id },
  ...{ contentHtml: `<p>${id}</p>`, votes: 0, replies: 0, hiddenAt: null, deletedAt: null, editedAt: null },
  ...{ createdAt: '2026-11-23T10:00:00Z', byTeacher: false, author: { name: 'Kari' } },
});

/** A question with answers, two unless others are given. */
function view(acceptedId: string | null, comments = [comment('a'), comment('b')]): PostView {
  const post = { id: 'p', categoryId: 'ask-a-teacher', writtenBy: 'person', language: 'nb', contentHtml: '' };
  const thread = { comments, after: null };
  return {
    post: { ...post, title: 'Ei?', comments: comments.length, votes: 0, acceptedId },
    thread,
  } as unknown as PostView;
}

test('of a question’s structured data the accepted answer stands apart from the others (9.384, 9.449)', () => {
  const answersOf = (acceptedId: string | null) => structuredPost(view(acceptedId), '').mainEntity;
  const [a, b] = [{ text: 'a' }, { text: 'b' }];
  expect(answersOf('b')).toMatchObject({ acceptedAnswer: b, suggestedAnswer: [a] });
  expect(answersOf(null)).toMatchObject({ suggestedAnswer: [a, b] });
  expect(answersOf(null)).not.toHaveProperty('acceptedAnswer');
});

test('a question without an answer is told of as a discussion, for a page of answers needs one (9.384, 9.499)', () => {
  const hidden = { ...comment('a'), hiddenAt: '2026-11-23T11:00:00Z' };
  for (const comments of [[], [hidden]])
    expect(structuredPost(view(null, comments), '')).toMatchObject({ '@type': 'DiscussionForumPosting' });
});
