export type Threaded = { readonly id: string; readonly parentId: string | null };

export type CommentNode<Comment extends Threaded> = {
  readonly comment: Comment;
  /** How far it is moved in: 0, 1 or 2, whatever lies above it. */
  readonly indent: number;
  /** The comment it answers, where its place does not show that. */
  readonly inReplyTo: Comment | null;
};

/** On a phone of 360 px a third step would leave the text too narrow to read. */
const deepest = 2;

/**
 * Comments in the order they are read: each with what answers it beneath it, the older first. What lies deeper than two steps
 * stands at the second one and says whom it answers, unless that stands directly above it. Rule 9.372.
 */
export function orderComments<Comment extends Threaded>(
  comments: readonly Comment[],
): readonly CommentNode<Comment>[] {
  const known = new Map(comments.map((comment) => [comment.id, comment]));
  const answers = Map.groupBy(comments, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  const ordered: CommentNode<Comment>[] = [];
  // A stack, not recursion: a thread may be as deep as people go on.
  const waiting = (answers.get(null) ?? []).map((comment) => ({ comment, depth: 0 })).toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { comment, depth } = next;
    const parent = comment.parentId === null ? undefined : known.get(comment.parentId);
    const isDirectlyUnder = ordered.at(-1)?.comment === parent;
    ordered.push({
      comment,
      indent: Math.min(depth, deepest),
      inReplyTo: depth > deepest && parent && !isDirectlyUnder ? parent : null,
    });
    const under = answers.get(comment.id) ?? [];
    for (const answer of under.toReversed()) waiting.push({ comment: answer, depth: depth + 1 });
  }
  return ordered;
}
