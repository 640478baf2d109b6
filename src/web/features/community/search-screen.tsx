import { useTranslation } from 'react-i18next';
import type { Sort } from '#domain/community/sort.ts';
import { EmptyState } from '#web/components/states.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { Trail } from './community-head.tsx';
import type { Category, ListedPost } from './community-rows.ts';
import { listAddress } from './list-address.ts';
import { MoreLink } from './more-link.tsx';
import { PostList } from './post-list.tsx';
import type { PostPage } from './read-posts.ts';
import { SearchForm } from './search-form.tsx';
import { SortLinks } from './sort-links.tsx';

type SearchProps = {
  readonly categories: readonly Category[];
  readonly tags: readonly string[];
  readonly page: PostPage;
  /** Found by titles that come close; null where something has the words. */
  readonly similar: readonly ListedPost[] | null;
  readonly sort: Sort;
  readonly search: URLSearchParams;
};

/** Rule 2.47: filters, tags, sort, and what was found. */
export function SearchScreen({ categories, tags, page, similar, sort, search }: SearchProps) {
  const { t } = useTranslation('community');
  const { to } = useLocale();
  return (
    <div className="page-sides pt-8 pb-16 md:pt-10 lg:pb-28">
      <Trail steps={[{ text: t('home'), path: '/community' }]} />
      <h1 className="heading-page">{t('search.title')}</h1>
      <div className="mt-6 max-w-4xl space-y-8">
        <SearchForm categories={categories} search={search} />
        {tags.length > 0 && (
          <nav aria-label={t('search.tags')} className="flex flex-wrap items-center gap-2">
            <span className="text-sm text-muted">{t('search.tags')}</span>
            {tags.map((tag) => (
              <a
                key={tag}
                href={`${to('/community/search')}${listAddress(search, { tag })}`}
                aria-current={tag === search.get('tag') ? 'true' : undefined}
                className="tag"
              >
                {tag}
              </a>
            ))}
          </nav>
        )}
        {page.posts.length > 0 ? (
          <section aria-labelledby="found">
            <h2 id="found" className="heading-3 mb-4">
              {t('search.found')}
            </h2>
            <SortLinks chosen={sort} search={search} />
            <div className="mt-5">
              <PostList posts={page.posts} categories={categories} />
            </div>
            {page.after && <MoreLink href={listAddress(search, { after: page.after })}>{t('more')}</MoreLink>}
          </section>
        ) : (
          <NotFound similar={similar ?? []} categories={categories} />
        )}
      </div>
    </div>
  );
}

/** Nothing has the words: what comes close, or a way back to all. */
function NotFound({
  similar,
  categories,
}: {
  readonly similar: readonly ListedPost[];
  readonly categories: SearchProps['categories'];
}) {
  const { t } = useTranslation('community');
  const { to } = useLocale();
  if (similar.length > 0)
    return (
      <section aria-label={t('search.nothing')}>
        <p className="mb-4 text-second">{t('search.similar')}</p>
        <PostList posts={similar} categories={categories} />
      </section>
    );
  return (
    <EmptyState
      title={t('search.nothing')}
      icon="lucide:search"
      action={
        <a href={to('/community/search')} className="button button-secondary">
          {t('search.clear')}
        </a>
      }
    >
      {t('search.nothingText')}
    </EmptyState>
  );
}
