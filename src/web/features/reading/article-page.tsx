import { useTranslation } from 'react-i18next';
import { readingMinutes } from '#domain/reading/reading-minutes.ts';
import { Icon } from '#web/components/icon.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import { formatDate, formatMonth } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { ReadyPart } from '#web/page-context/ready-part.tsx';
import type { ArticleBody } from './article-body.server.ts';
import { ArticleCard } from './article-card.tsx';
import { Corrections } from './corrections.tsx';
import type { Article } from './reading-data.ts';
import { ScenePicture, ScenePreload } from './scene-picture.tsx';
import { SourceList } from './source-list.tsx';

export type ArticlePageProps = { readonly article: Omit<Article, 'body'>; readonly body: ArticleBody };

/** An article: the answer, a table of contents, the text, sources with their dates, what to read next. Rule 9.355. */
export function ArticlePage({ article, body }: ArticlePageProps) {
  const { t } = useTranslation('reading');
  const { to, locale } = useLocale();
  return (
    <>
      <div className="reading-progress" aria-hidden="true" />
      <ScenePreload drawing={article.drawing} />
      <ReadyPart of={['article', locale, article, body]} className="page-sides pt-5 pb-16 md:pt-9 lg:pb-28">
        <a href={to('/articles')} className="back-link">
          <Icon name="lucide:arrow-left" size={18} />
          {t('articles.back')}
        </a>
        <div className="reading-columns mt-4">
          <article className="min-w-0">
            <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
              <a
                href={`${to('/articles')}#${article.topic}`}
                className="font-semibold text-primary hover:underline"
              >
                {t(`articles.topic.${article.topic}`)}
              </a>
              <span>{t('minutes', { count: readingMinutes(article.words) })}</span>
              <time dateTime={article.publishedAt}>{formatDate(article.publishedAt, locale)}</time>
            </p>
            <h1 className="mt-3 heading-page text-balance">
              <WholeWords>{article.title}</WholeWords>
            </h1>
            <p className="reading-lead mt-4">{article.lead}</p>
            <ScenePicture drawing={article.drawing} first className="mt-7" />
            {body.sections.length > 1 && (
              <details className="disclosure contents-box mt-7">
                <summary>
                  {t('contents')}
                  <span className="disclosure-sign" aria-hidden="true" />
                </summary>
                <Contents body={body} />
              </details>
            )}
            <div
              className="prose article-text mt-8"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made from markdown and sanitised on the server
              dangerouslySetInnerHTML={{ __html: body.html }}
            />
            <Corrections corrections={article.corrections} />
            <SourceList
              sources={article.sources.map(({ read, ...source }) => ({
                ...source,
                note: t('read', { month: formatMonth(read, locale) }),
              }))}
            />
            <p className="mt-4 text-sm text-muted">{t('articles.official')}</p>
          </article>
          {body.sections.length > 1 && (
            <aside className="contents-beside">
              <nav aria-labelledby="contents-title">
                <p id="contents-title" className="text-sm font-semibold">
                  {t('contents')}
                </p>
                <Contents body={body} />
              </nav>
            </aside>
          )}
        </div>
        {article.related.length > 0 && (
          <section aria-labelledby="related" className="mt-16">
            <h2 id="related" className="heading-3">
              {t('articles.related')}
            </h2>
            <ul className="teaser-list mt-5">
              {article.related.map((other) => (
                <ArticleCard key={other.slug} article={other} />
              ))}
            </ul>
          </section>
        )}
      </ReadyPart>
    </>
  );
}

function Contents({ body }: { readonly body: ArticleBody }) {
  return (
    <ol className="contents-list">
      {body.sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
