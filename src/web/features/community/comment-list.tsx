import { useTranslation } from 'react-i18next';
import { isPicture } from '#domain/community/attachments.ts';
import { orderComments } from '#domain/community/comment-tree.ts';
import { classNames } from '#web/components/class-names.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import type { ShownComment } from './community-rows.ts';
import type { PostView, Returned } from './post-view.ts';

type CommentListProps = {
  readonly view: PostView;
  readonly returned: Returned | null;
  readonly address: string;
  readonly addressWith: (change: Readonly<Record<string, string | null>>) => string;
};

/** The steps that a reply is moved in: at 360 px two of them leave 300 px to read in. Rule 9.372. */
const indents = [
  '',
  'ml-3 border-l-2 border-hairline pl-3 md:ml-6 md:pl-5',
  'ml-6 border-l-2 border-hairline pl-3 md:ml-12 md:pl-5',
];

/** The comments in their order, each with its form beneath it where one is being written. */
export function CommentList({ view, returned, address, addressWith }: CommentListProps) {
  const { t } = useTranslation('community');
  const { thread, root } = view;
  const shown = Map.groupBy(thread.comments, ({ rootId }) => rootId);
  return (
    <ol>
      {orderComments(thread.comments).map((node) => {
        const { comment, indent } = node;
        const missing = comment.rootId === null && comment.replies > (shown.get(comment.id)?.length ?? 0);
        return (
          <li
            key={comment.id}
            data-comment={comment.id}
            className={classNames(indents[indent], indent === 0 && 'border-t border-hairline')}
          >
            <CommentItem node={node} view={view} address={address} addressWith={addressWith} />
            <WritingForm
              comment={comment}
              view={view}
              returned={returned}
              address={address}
              addressWith={addressWith}
            />
            {missing && root === null && (
              <p className="pb-4">
                <a
                  href={addressWith({ thread: comment.id, after: null })}
                  className="comment-action text-link"
                >
                  {t('post.showReplies', { count: comment.replies })}
                </a>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The form of a reply or of a change, under the comment it is about. */
function WritingForm({
  comment,
  view,
  returned,
  address,
  addressWith,
}: CommentListProps & { readonly comment: ShownComment }) {
  const { t } = useTranslation('community');
  const { own, post, requestKey, replyTo, editing, thread } = view;
  if (own.who !== 'writer' || post.locked) return null;
  const isFollowed = thread.after !== null;
  const back = `${addressWith({ reply: null, edit: null })}#comment-${comment.id}`;
  const name = comment.author?.name ?? t('deletedUser');
  if (editing === comment.id && own.userId === comment.userId) {
    const came = returned?.intent === 'editComment' ? returned : null;
    const attached = view.attachments
      .filter(({ commentId }) => commentId === comment.id)
      .map(({ id, fileName, alt, mediaType }) => ({
        id,
        name: fileName,
        alt,
        isPicture: isPicture(mediaType),
      }));
    const typed = came ?? {
      ...{ content: comment.content, language: comment.language, requestKey },
      attachments: attached,
    };
    return (
      <div className="pb-6">
        <CommentForm
          {...{
            id: 'edit',
            title: t('post.editComment'),
            commentId: comment.id,
            address,
            typed,
            back,
            isFollowed,
          }}
          draft={`edit-${comment.id}-${comment.editedAt ?? ''}`}
          isReturned={came !== null}
        />
      </div>
    );
  }
  if (replyTo !== comment.id) return null;
  const came = returned?.intent === 'comment' && returned.parentId === comment.id ? returned : null;
  const typed = came ?? { content: '', language: comment.language, requestKey, attachments: [] };
  return (
    <div className="pb-6">
      <CommentForm
        {...{
          id: 'reply',
          title: t('post.replyTo', { name }),
          parentId: comment.id,
          address,
          typed,
          back,
          isFollowed,
        }}
        draft={`reply-${comment.id}`}
        isReturned={came !== null}
      />
    </div>
  );
}
