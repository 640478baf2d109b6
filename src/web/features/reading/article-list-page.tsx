import { useTranslation } from 'react-i18next';
import { articleTopics } from '#domain/reading/article-file.ts';
import { ArticleCard } from './article-card.tsx';
import type { ArticleTeaser } from './reading-data.ts';

/** Rule 1.14, Rule 2.16. All articles by topic. */
export function ArticleListPage({ articles }: { readonly articles: readonly ArticleTeaser[] }) {
  const { t } = useTranslation('reading');
  const topics = articleTopics
    .map((topic) => ({ topic, articles: articles.filter((article) => article.topic === topic) }))
    .filter((group) => group.articles.length > 0);
  return (
    <div className="page-sides pt-8 pb-16 md:pt-14 lg:pb-28">
      <h1 className="heading-page">{t('articles.title')}</h1>
      <p className="mt-4 max-w-reading text-[1.0625rem] text-second">{t('articles.lead')}</p>
      {topics.length > 1 && (
        <nav aria-label={t('articles.topics')} className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {topics.map(({ topic }) => (
              <li key={topic}>
                <a href={`#${topic}`} className="filter-link">
                  {t(`articles.topic.${topic}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {topics.length === 0 && <p className="mt-8 text-second">{t('articles.none')}</p>}
      {topics.map(({ topic, articles: own }) => (
        <section key={topic} aria-labelledby={topic} className="mt-12">
          <h2 id={topic} className="heading-2 scroll-mt-6">
            {t(`articles.topic.${topic}`)}
          </h2>
          <ul className="teaser-list mt-5">
            {own.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
