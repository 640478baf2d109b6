import { useTranslation } from 'react-i18next';
import { readingMinutes } from '#domain/reading/reading-minutes.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { ArticleTeaser } from './reading-data.ts';
import { TeaserCard } from './teaser-card.tsx';

/** An article in a list. */
export function ArticleCard({ article, as }: { readonly article: ArticleTeaser; readonly as?: 'h2' | 'h3' }) {
  const { t } = useTranslation('reading');
  const { to } = useLocale();
  const { slug, title, description, words, drawing, topic } = article;
  return (
    <TeaserCard
      href={to(`/articles/${slug}`)}
      title={title}
      text={description}
      drawing={drawing}
      as={as}
      facts={
        <>
          <span>{t(`articles.topic.${topic}`)}</span>
          <span>{t('minutes', { count: readingMinutes(words) })}</span>
        </>
      }
    />
  );
}
