import { useTranslation } from 'react-i18next';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import type { StoryDraft } from '#domain/reading/story-draft.ts';
import { storyTopics } from '#domain/reading/story-levels.ts';
import { Select } from '#web/forms/field.tsx';
import { AddressField } from './address-field.tsx';
import type { DeskStory } from './desk-data.ts';
import { DrawingChoice } from './drawing-choice.tsx';
import { RelatedFields } from './related-fields.tsx';
import { SourceFields } from './source-fields.tsx';

const emptySource = { title: '', publisher: '', url: '', supports: '' };

/** What belongs to a story at all its levels: its address, topic, drawing, neighbours and sources. */
export function StoryHead({
  story,
  content,
  onContent,
}: {
  readonly story: DeskStory;
  readonly content: StoryDraft;
  readonly onContent: (content: StoryDraft) => void;
}) {
  const { t } = useTranslation('desk');
  const put = (change: Partial<StoryDraft>) => onContent({ ...content, ...change });
  const title = Object.values(content.versions).find((version) => version.title !== '')?.title ?? '';
  return (
    <div className="space-y-8">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <AddressField
          address={story.address}
          slug={content.slug}
          title={title}
          onSlug={(slug) => put({ slug })}
        />
        <Select
          label={t('topic')}
          value={content.topic}
          onChange={(event) => put({ topic: event.target.value as StoryDraft['topic'] })}
        >
          {storyTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topics.${topic}`)}
            </option>
          ))}
        </Select>
        <DrawingChoice drawings={story.drawings} scene={content.scene} onScene={(scene) => put({ scene })} />
        <RelatedFields
          related={content.related}
          others={story.others}
          onRelated={(related) => put({ related })}
        />
      </div>
      <SourceFields
        sources={content.sources}
        empty={emptySource}
        hint={t('sourcesHint')}
        most={draftLimits.sources}
        onSources={(sources) => put({ sources })}
      />
    </div>
  );
}
