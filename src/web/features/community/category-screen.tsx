import { useTranslation } from 'react-i18next';
import type { Sort } from '#domain/community/sort.ts';
import { EmptyState } from '#web/components/states.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { CommunityActions, Trail } from './community-head.tsx';
import type { Category, ListedPost } from './community-rows.ts';
import { listAddress } from './list-address.ts';
import { MoreLink } from './more-link.tsx';
import { categoryName, categoryPurpose } from './names.ts';
import { PostList } from './post-list.tsx';
import { type QuestionState, QuestionTabs } from './question-tabs.tsx';
import type { PostPage } from './read-posts.ts';
import type { ResponseTime } from './read-questions.ts';
import { SortLinks } from './sort-links.tsx';

type CategoryProps = {
  readonly category: Category;
  readonly pinned: readonly ListedPost[];
  readonly page: PostPage;
  readonly sort: Sort;
  readonly search: URLSearchParams;
  /** Of Ask a teacher; null elsewhere. */
  readonly questions: { readonly state: QuestionState; readonly responseTime: ResponseTime } | null;
};

/** Rule 2.44: a category's page: what it is for, what is pinned, and its discussions. */
export function CategoryScreen({ category, pinned, page, sort, search, questions }: CategoryProps) {
  const { t } = useTranslation('community');
  const { locale } = useLocale();
  const posts = [...pinned, ...page.posts];
  return (
    <div className="page-sides pt-8 pb-16 md:pt-10 lg:pb-28">
      <Trail steps={[{ text: t('home'), path: '/community' }]} />
      <h1 className="heading-page">{categoryName(category, locale)}</h1>
      <p className="mt-3 mb-6 max-w-reading text-[1.0625rem] text-second">
        {categoryPurpose(category, locale)}
      </p>
      <CommunityActions category={category.id} />
      <div className="mt-10 max-w-4xl">
        <h2 className="sr-only">{t('discussions')}</h2>
        {questions && <QuestionTabs chosen={questions.state} responseTime={questions.responseTime} />}
        {(!questions || questions.state === 'all') && (
          <div className="mb-5">
            <SortLinks chosen={sort} search={search} />
          </div>
        )}
        {posts.length === 0 ? (
          <EmptyState title={t('empty')} icon="lucide:messages-square">
            {t('emptyText')}
          </EmptyState>
        ) : (
          <PostList posts={posts} />
        )}
        {page.after && <MoreLink href={listAddress(search, { after: page.after })}>{t('more')}</MoreLink>}
      </div>
    </div>
  );
}
