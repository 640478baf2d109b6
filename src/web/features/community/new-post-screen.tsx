import { useTranslation } from 'react-i18next';
import { Trail } from './community-head.tsx';
import type { Category } from './community-rows.ts';
import { PostForm, type PostTyped } from './post-form.tsx';

type NewPostProps = {
  readonly categories: readonly Category[];
  readonly typed: PostTyped;
  readonly problem: string | null;
  /** In the demo one looks around only. */
  readonly isDemo: boolean;
};

/** Rule 2.45: a discussion is begun. */
export function NewPostScreen({ categories, typed, problem, isDemo }: NewPostProps) {
  const { t } = useTranslation('community');
  return (
    <div className="page-sides pt-8 pb-16 md:pt-10 lg:pb-28">
      <Trail steps={[{ text: t('home'), path: '/community' }]} />
      <h1 className="heading-page">{t('form.newTitle')}</h1>
      <p className="mt-3 mb-8 max-w-reading text-second">{t(isDemo ? 'demoNote' : 'form.newLead')}</p>
      {!isDemo && (
        <div className="max-w-3xl">
          <PostForm {...{ typed, categories, problem, kind: 'create', draft: 'new', back: '/community' }} />
        </div>
      )}
    </div>
  );
}
