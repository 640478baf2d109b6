import { useTranslation } from 'react-i18next';
import { articleTopics } from '#domain/reading/article-file.ts';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import { Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { AddressField } from './address-field.tsx';
import type { DeskArticle } from './desk-data.ts';
import { DrawingChoice } from './drawing-choice.tsx';
import { RelatedFields } from './related-fields.tsx';
import { SourceFields } from './source-fields.tsx';

type Content = DeskArticle['content'];
const emptySource = { title: '', publisher: '', url: '', read: '' };

type ArticleHeadProps = {
  readonly article: DeskArticle;
  readonly content: Content;
  readonly onContent: (change: Partial<Content>) => void;
};

/** What belongs to an article in both languages: its address, topic, drawing, neighbours and sources. */
export function ArticleHead({ article, content, onContent }: ArticleHeadProps) {
  const { t } = useTranslation('article-desk');
  const { t: desk } = useTranslation('desk');
  const { locale } = useLocale();
  const language = locale === 'nb-NO' ? 'nb' : 'en';
  return (
    <div className="space-y-8">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <AddressField
          address={article.address}
          slug={content.slug}
          title={content.nb.title}
          onSlug={(slug) => onContent({ slug })}
        />
        <Select
          label={desk('topic')}
          value={content.topic}
          onChange={(event) => onContent({ topic: event.target.value as Content['topic'] })}
        >
          {articleTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topics.${topic}`)}
            </option>
          ))}
        </Select>
        <DrawingChoice
          drawings={article.drawings}
          scene={content.scene}
          onScene={(scene) => onContent({ scene })}
        />
        <RelatedFields
          related={content.related}
          others={article.others.map((other) => ({ slug: other.slug, title: other[language] }))}
          onRelated={(related) => onContent({ related })}
        />
      </div>
      <SourceFields
        sources={content.sources}
        empty={emptySource}
        hint={t('sourcesHint')}
        most={draftLimits.sources}
        onSources={(sources) => onContent({ sources })}
      />
    </div>
  );
}
