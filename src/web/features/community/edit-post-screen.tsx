import { useTranslation } from 'react-i18next';
import { Trail } from './community-head.tsx';
import type { Category } from './community-rows.ts';
import { PostForm, type PostTyped } from './post-form.tsx';

type EditPostProps = {
  readonly postId: string;
  readonly categories: readonly Category[];
  readonly typed: PostTyped;
  readonly problem: string | null;
  /** When it was changed last: a draft of an older version is not offered. */
  readonly version: string;
};

/** Rule 2.45: one's own post is changed. */
export function EditPostScreen({ postId, categories, typed, problem, version }: EditPostProps) {
  const { t } = useTranslation('community');
  return (
    <div className="page-sides pt-8 pb-16 md:pt-10 lg:pb-28">
      <Trail steps={[{ text: t('home'), path: '/community' }]} />
      <h1 className="heading-page mb-8">{t('form.editTitle')}</h1>
      <div className="max-w-3xl">
        <PostForm
          {...{ typed, categories, problem, kind: 'edit', back: `/community/post/${postId}` }}
          draft={`edit-${postId}-${version}`}
        />
      </div>
    </div>
  );
}
