import { useTranslation } from 'react-i18next';
import { ArticleCard } from '#web/features/reading/article-card.tsx';
import type { ArticleTeaser } from '#web/features/reading/reading-data.ts';
import { useLocale } from '#web/locale/locale.ts';
import { SectionHead } from './section-head.tsx';

/** The newest articles; nothing at all while there are none. */
export function LatestArticles({ articles }: { readonly articles: readonly ArticleTeaser[] }) {
  const { t } = useTranslation('landing');
  const { to } = useLocale();
  if (articles.length === 0) return null;
  return (
    <section className="page-sides mt-16 lg:mt-28" aria-labelledby="articles-title">
      <SectionHead id="articles-title" title={t('articles.title')} />
      <ul className="teaser-list mt-7">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </ul>
      <p className="mt-6">
        <a href={to('/articles')} className="text-link">
          {t('articles.all')}
        </a>
      </p>
    </section>
  );
}
