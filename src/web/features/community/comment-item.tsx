import { useTranslation } from 'react-i18next';
import type { CommentNode } from '#domain/community/comment-tree.ts';
import { questionCategory } from '#domain/community/questions.ts';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { AcceptForm } from './accept-form.tsx';
import { AnswerMarks } from './answer-marks.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { BlockForm } from './block-form.tsx';
import type { ShownComment } from './community-rows.ts';
import { DeleteForm, ModerateForm, ReportForm } from './more-forms.tsx';
import type { PostView } from './post-view.ts';
import { ShownMarkdown } from './shown-markdown.tsx';
import { VoteForm } from './vote-form.tsx';

type CommentItemProps = {
  readonly node: CommentNode<ShownComment>;
  readonly view: PostView;
  readonly address: string;
  /** The page's address with some of its query changed. */
  readonly addressWith: (change: Readonly<Record<string, string | null>>) => string;
};

/** A comment where it stands: who, when, what, and what one can do with it. Rule 3.20, Rule 9.372. */
export function CommentItem({ node, view, address, addressWith }: CommentItemProps) {
  const { t } = useTranslation('community');
  const { locale } = useLocale();
  const { comment, inReplyTo } = node;
  const { own, post } = view;
  const name = comment.author?.name ?? t('deletedUser');
  const isGone = comment.hiddenAt !== null || comment.deletedAt !== null;
  const isOwn = own.userId !== null && own.userId === comment.userId;
  const isWriter = own.who === 'writer';
  return (
    <article id={`comment-${comment.id}`} aria-label={t('writtenBy', { name })} className="scroll-mt-6 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        {!isGone && <strong className="text-ui font-semibold text-text">{name}</strong>}
        {!isGone && <AnswerMarks byTeacher={comment.byTeacher} isAccepted={post.acceptedId === comment.id} />}
        <time dateTime={comment.createdAt}>{formatShortDateTime(comment.createdAt, locale)}</time>
        {comment.editedAt && !isGone && (
          <span>{t('post.edited', { when: formatShortDateTime(comment.editedAt, locale) })}</span>
        )}
      </p>
      {inReplyTo && (
        <p className="mt-1 text-sm">
          <a
            href={`#comment-${inReplyTo.id}`}
            className="text-link inline-flex min-h-11 items-center md:min-h-6"
          >
            {t('post.inReplyTo', { name: inReplyTo.author?.name ?? t('deletedUser') })}
          </a>
        </p>
      )}
      {isGone ? (
        <p className="mt-2 text-second italic">
          {t(comment.deletedAt ? 'post.deletedComment' : 'post.hiddenComment')}
        </p>
      ) : (
        <Words comment={comment} view={view} />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 has-[details[open]]:items-start">
        {!isGone && (
          <VoteForm
            {...{ postId: post.id, commentId: comment.id, votes: comment.votes, name, address }}
            isOn={own.votes.includes(comment.id)}
            may={isWriter && !isOwn}
          />
        )}
        {isWriter && !isGone && !post.locked && (
          <a href={`${addressWith({ reply: comment.id, edit: null })}#reply`} className="comment-action">
            {t('post.reply')}
            <span className="sr-only"> {name}</span>
          </a>
        )}
        {mayAccept(view, comment) && !isGone && (
          <AcceptForm
            {...{ address, name, commentId: comment.id }}
            isAccepted={post.acceptedId === comment.id}
          />
        )}
        {isOwn && !isGone && !post.locked && (
          <a href={`${addressWith({ edit: comment.id, reply: null })}#edit`} className="comment-action">
            {t('post.edit')}
          </a>
        )}
        {isOwn && !isGone && <DeleteForm address={address} commentId={comment.id} />}
        {!isGone && comment.userId && comment.author && (
          <BlockForm address={address} person={{ id: comment.userId, name: comment.author.name }} own={own} />
        )}
        {isWriter && !isOwn && !isGone && <ReportForm address={address} commentId={comment.id} />}
        {own.isModerator && !comment.deletedAt && (
          <ModerateForm address={address} commentId={comment.id} categories={[]} />
        )}
      </div>
    </article>
  );
}

/** Whoever asked a teacher accepts an answer of somebody else's. */
function mayAccept({ own, post }: PostView, comment: ShownComment): boolean {
  const isAsker = own.who === 'writer' && own.userId !== null && own.userId === post.userId;
  return isAsker && post.categoryId === questionCategory && comment.userId !== own.userId;
}

/** What somebody wrote, with its file; folded when one does not want to read them. Rule 9.468. */
function Words({ comment, view }: { readonly comment: ShownComment; readonly view: PostView }) {
  const { t } = useTranslation('community');
  const words = (
    <div className="mt-2">
      <ShownMarkdown html={comment.contentHtml} language={comment.language} />
      <AttachmentList attachments={view.attachments.filter(({ commentId }) => commentId === comment.id)} />
    </div>
  );
  if (comment.userId === null || !view.own.blocked.includes(comment.userId)) return words;
  return (
    <details className="mt-2">
      <summary className="comment-action cursor-pointer">{t('blockedComment')}</summary>
      {words}
    </details>
  );
}
