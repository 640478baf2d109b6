import { useTranslation } from 'react-i18next';
import { useLocale } from '#web/locale/locale.ts';
import { SectionHead } from './section-head.tsx';

export type ArticleTeaser = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
};

/** The newest articles; nothing at all while there are none. */
export function LatestArticles({ articles }: { readonly articles: readonly ArticleTeaser[] }) {
  const { t } = useTranslation('landing');
  const { to } = useLocale();
  if (articles.length === 0) return null;
  return (
    <section className="page-sides mt-16 lg:mt-28" aria-labelledby="articles-title">
      <SectionHead id="articles-title" title={t('articles.title')} />
      <ul className="mt-7 grid gap-x-6 gap-y-8 md:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug} className="relative border-t border-hairline pt-5">
            <h3 className="heading-4">
              <a
                href={to(`/articles/${article.slug}`)}
                className="after:absolute after:inset-0 hover:underline"
              >
                {article.title}
              </a>
            </h3>
            <p className="mt-1 text-second">{article.summary}</p>
          </li>
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
