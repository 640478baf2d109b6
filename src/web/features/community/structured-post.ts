import { questionCategory } from '#domain/community/questions.ts';
import type { ShownComment } from './community-rows.ts';
import type { PostView } from './post-view.ts';

/** Comments that search engines are told of; they read the rest in the page. */
const mostComments = 20;

/** Rule 9.384: what a search engine reads of a discussion: schema.org's DiscussionForumPosting, of a question to a teacher QAPage. */
export function structuredPost(view: PostView, publicUrl: string): Readonly<Record<string, unknown>> {
  const { post, thread } = view;
  const path = `${post.language === 'nb' ? '/nb' : ''}/community/post/${post.id}`;
  const url = `${publicUrl}${path}`;
  const shown = thread.comments
    .filter(({ hiddenAt, deletedAt }) => !hiddenAt && !deletedAt)
    .slice(0, mostComments);
  const written = {
    author: authorOf(post.writtenBy === 'bestatt' ? 'Bestått' : post.author?.name),
    datePublished: post.createdAt,
    ...(post.editedAt && { dateModified: post.editedAt }),
    inLanguage: post.language,
    url,
    text: plain(post.contentHtml),
  };
  // A page of questions and answers needs an answer; until then it is a discussion like others.
  if (post.categoryId === questionCategory && post.writtenBy === 'person' && shown.length > 0)
    return {
      '@context': 'https://schema.org',
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: post.title,
        ...written,
        answerCount: post.comments,
        upvoteCount: post.votes,
        ...answersOf(shown, { post, url }),
      },
    };
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: post.title,
    ...written,
    interactionStatistic: [
      {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'LikeAction' },
        userInteractionCount: post.votes,
      },
      {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'CommentAction' },
        userInteractionCount: post.comments,
      },
    ],
    comment: shown.map((comment) => ({ '@type': 'Comment', ...answerOf(comment, url) })),
  };
}

/** The accepted answer apart from the others, which are suggested ones; a part without any is left out. */
function answersOf(
  shown: readonly ShownComment[],
  { post, url }: { readonly post: PostView['post']; readonly url: string },
) {
  const answer = (comment: ShownComment) => ({ '@type': 'Answer', ...answerOf(comment, url) });
  const accepted = shown.find(({ id }) => id === post.acceptedId);
  const others = shown.filter((comment) => comment !== accepted);
  return {
    ...(accepted && { acceptedAnswer: answer(accepted) }),
    suggestedAnswer: others.map(answer),
  };
}

function answerOf(comment: ShownComment, url: string) {
  return {
    author: authorOf(comment.author?.name),
    datePublished: comment.createdAt,
    text: plain(comment.contentHtml),
    upvoteCount: comment.votes,
    url: `${url}#comment-${comment.id}`,
  };
}

function authorOf(name: string | undefined) {
  return { '@type': name === 'Bestått' ? 'Organization' : 'Person', name: name ?? 'Deleted user' };
}

/** The words without their marks. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
