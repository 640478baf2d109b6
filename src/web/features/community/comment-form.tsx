import { useTranslation } from 'react-i18next';
import { attachmentLimits } from '#domain/community/attachments.ts';
import type { WrittenLanguage } from '#domain/community/languages.ts';
import { Button } from '#web/components/button.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { DraftNotes } from './draft-notes.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MarkdownField } from './markdown-field.tsx';
import type { TypedAttachment } from './read-attachments.ts';

/** What was typed, when it came back. */
export type CommentTyped = {
  readonly content: string;
  readonly language: WrittenLanguage;
  readonly requestKey: string;
  readonly attachments: readonly TypedAttachment[];
};

type CommentFormProps = {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly typed: CommentTyped;
  /** Whom it can mention. */
  readonly names?: readonly string[];
  /** A comment that is changed. */
  readonly commentId?: string;
  /** A comment that is answered. */
  readonly parentId?: string;
  /** Where this browser keeps what is typed. */
  readonly draft: string;
  /** Where giving up leads; left out where the form always stands. */
  readonly back?: string;
  /** More comments follow on another page: the new one is shown by itself. */
  readonly isFollowed: boolean;
  readonly isReturned: boolean;
};

/** Rule 4.24: a comment or a reply is written, or one's own changed. */
export function CommentForm(props: CommentFormProps) {
  const { t } = useTranslation('community');
  const { id, title, address, typed, commentId, parentId, draft, back, isFollowed, isReturned, names } =
    props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <h3 id={`${id}-title`} className="heading-4 mb-4">
        {title}
      </h3>
      <form
        method="post"
        action={address}
        encType="multipart/form-data"
        data-draft={draft}
        data-returned={isReturned || undefined}
        className="space-y-5"
      >
        <DraftNotes />
        <input type="hidden" name="intent" value={commentId ? 'editComment' : 'comment'} />
        <input type="hidden" name="commentId" value={commentId ?? ''} />
        <input type="hidden" name="parentId" value={parentId ?? ''} />
        <input type="hidden" name="requestKey" value={typed.requestKey} />
        <input type="hidden" name="followed" value={String(isFollowed)} />
        <MarkdownField label={t('form.comment')} value={typed.content} rows={5} names={names ?? []} />
        <AttachmentsField most={attachmentLimits.comment} attached={typed.attachments} />
        <div className="max-w-xs">
          <LanguageChoice value={typed.language} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" className="max-sm:w-full">
            {t(commentId ? 'post.saveComment' : 'post.postComment')}
          </Button>
          {back && (
            <a href={back} className="button button-quiet max-sm:w-full">
              {t('post.cancel')}
            </a>
          )}
        </div>
      </form>
    </section>
  );
}
