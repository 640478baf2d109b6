import { useTranslation } from 'react-i18next';
import { attachmentLimits } from '#domain/community/attachments.ts';
import { communityLimits } from '#domain/community/community-limits.ts';
import type { WrittenLanguage } from '#domain/community/languages.ts';
import { Button } from '#web/components/button.tsx';
import { Input, Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { AttachmentsField } from './attachments-field.tsx';
import type { Category } from './community-rows.ts';
import { DraftNotes } from './draft-notes.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { categoryName } from './names.ts';
import { FailedNote } from './outcome-note.tsx';
import type { TypedAttachment } from './read-attachments.ts';

/** What stands in the form; the request's key stays when it comes back. */
export type PostTyped = {
  readonly categoryId: string;
  readonly language: WrittenLanguage;
  readonly title: string;
  readonly content: string;
  /** With commas between them. */
  readonly tags: string;
  readonly requestKey: string;
  readonly attachments: readonly TypedAttachment[];
};

type PostFormProps = {
  readonly typed: PostTyped;
  readonly categories: readonly Category[];
  /** A code of the API when it came back. */
  readonly problem: string | null;
  readonly kind: 'create' | 'edit';
  /** Where this browser keeps what is typed. */
  readonly draft: string;
  /** Where giving up leads. */
  readonly back: string;
};

/** Rule 2.45: a post is written here, and changed. Works without script; with it, it keeps a draft and has buttons. */
export function PostForm({ typed, categories, problem, kind, draft, back }: PostFormProps) {
  const { t } = useTranslation('community');
  const { to, locale } = useLocale();
  const error = (...own: readonly string[]) =>
    problem && own.includes(problem) ? t(`problems.${problem}`) : undefined;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      data-draft={draft}
      data-returned={problem ? true : undefined}
      className="space-y-6"
    >
      {problem && <FailedNote what={kind} code={problem} />}
      <DraftNotes />
      <input type="hidden" name="requestKey" value={typed.requestKey} />
      <div className="grid gap-6 md:grid-cols-2">
        <Select
          label={t('form.category')}
          name="categoryId"
          defaultValue={typed.categoryId}
          error={error('category_not_found', 'plus_needed') ?? null}
        >
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {categoryName(category, locale)}
              {category.tier > 0 ? ` (${t('needsPlus')})` : ''}
            </option>
          ))}
        </Select>
        <LanguageChoice value={typed.language} />
      </div>
      <Input
        label={t('form.title')}
        name="title"
        maxLength={communityLimits.title.most}
        autoComplete="off"
        hint={t('form.titleHint')}
        defaultValue={typed.title}
        error={error('title_short', 'title_long') ?? null}
      />
      <MarkdownField
        label={t('form.text')}
        value={typed.content}
        rows={9}
        error={error('text_empty', 'text_long', 'too_many_links')}
      />
      <AttachmentsField most={attachmentLimits.post} attached={typed.attachments} />
      <Input
        label={t('form.tags')}
        name="tags"
        autoComplete="off"
        hint={t('form.tagsHint')}
        defaultValue={typed.tags}
        error={error('too_many_tags', 'tag_wrong') ?? null}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" className="max-sm:w-full">
          {t(kind === 'create' ? 'form.publish' : 'form.save')}
        </Button>
        <a href={to(back)} className="button button-quiet max-sm:w-full">
          {t('post.cancel')}
        </a>
      </div>
    </form>
  );
}
