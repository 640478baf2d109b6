import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/states.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ArchiveLinks } from './archive-screen.tsx';
import { CommunityActions } from './community-head.tsx';
import type { Category } from './community-rows.ts';
import { CountList } from './count-list.tsx';
import { MoreLink } from './more-link.tsx';
import { categoryName, categoryPurpose } from './names.ts';
import { DoneNote } from './outcome-note.tsx';
import { PostList } from './post-list.tsx';
import type { PostPage } from './read-posts.ts';

type HomeProps = {
  readonly categories: readonly Category[];
  readonly page: PostPage;
  /** Of the archive. */
  readonly pages: number;
  readonly done: string | null;
};

/** Rule 2.44: the categories and what was written last. */
export function HomeScreen({ categories, page, pages, done }: HomeProps) {
  const { t } = useTranslation('community');
  const { to } = useLocale();
  return (
    <div className="page-sides pt-8 pb-16 md:pt-14 lg:pb-28">
      <DoneNote done={done} />
      <h1 className="heading-page">{t('title')}</h1>
      <p className="mt-4 mb-6 max-w-reading text-[1.0625rem] text-second">{t('lead')}</p>
      <CommunityActions />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="recent" className="order-2 lg:order-1">
          <h2 id="recent" className="heading-3 mb-4">
            {t('recent')}
          </h2>
          {page.posts.length === 0 ? (
            <EmptyState title={t('empty')} icon="lucide:messages-square">
              {t('emptyText')}
            </EmptyState>
          ) : (
            <PostList posts={page.posts} categories={categories} />
          )}
          {page.after && (
            <MoreLink href={`${to('/community/search')}?after=${encodeURIComponent(page.after)}`}>
              {t('more')}
            </MoreLink>
          )}
          {pages > 0 && (
            <div className="mt-10">
              <h3 className="heading-4 mb-3">{t('archive.title')}</h3>
              <ArchiveLinks pages={pages} page={null} />
            </div>
          )}
        </section>
        <div className="order-1 space-y-10 lg:order-2">
          <Categories categories={categories} />
          <TalkTogether />
          <Stats categories={categories} />
        </div>
      </div>
    </div>
  );
}

function Categories({ categories }: { readonly categories: readonly Category[] }) {
  const { t } = useTranslation('community');
  const { to, locale } = useLocale();
  return (
    <nav aria-labelledby="categories">
      <h2 id="categories" className="heading-3 mb-4">
        {t('categories')}
      </h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
        {categories.map((category) => (
          <li key={category.id} className="relative px-4 py-3">
            <p className="flex items-baseline justify-between gap-3">
              <a
                href={to(`/community/category/${category.id}`)}
                className="rounded-control font-semibold hover:underline after:absolute after:inset-0"
              >
                {categoryName(category, locale)}
              </a>
              <span className="text-sm whitespace-nowrap text-muted tabular-nums">
                {t('posts', { count: category.posts })}
              </span>
            </p>
            <p className="mt-0.5 text-sm text-second">{categoryPurpose(category, locale)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way to the conversation sheets. Rule 9.471. */
function TalkTogether() {
  const { t } = useTranslation('language-cafe');
  const { to } = useLocale();
  return (
    <section aria-labelledby="talk" className="rounded-card border border-hairline bg-sunk p-4">
      <h2 id="talk" className="heading-4">
        {t('home.title')}
      </h2>
      <p className="mt-1 text-sm text-second">{t('home.text')}</p>
      <a
        href={to('/community/language-cafe')}
        className="inline-flex min-h-11 items-center rounded-control font-semibold text-primary underline"
      >
        {t('home.link')}
      </a>
    </section>
  );
}

/** Rule 3.22: what the community holds, summed over its categories. */
function Stats({ categories }: { readonly categories: readonly Category[] }) {
  const { t } = useTranslation('community');
  const sum = (of: 'posts' | 'comments' | 'upvotes') =>
    categories.reduce((all, category) => all + category[of], 0);
  return (
    <section aria-labelledby="stats">
      <h2 id="stats" className="heading-4 mb-3">
        {t('stats.title')}
      </h2>
      <CountList
        counts={(['posts', 'comments', 'upvotes'] as const).map((of) => [t(`stats.${of}`), sum(of)])}
      />
    </section>
  );
}
