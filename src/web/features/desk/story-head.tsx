import { useTranslation } from 'react-i18next';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import type { StoryDraft } from '#domain/reading/story-draft.ts';
import { storyTopics } from '#domain/reading/story-levels.ts';
import { slugOf } from '#domain/reading/story-slug.ts';
import { Button } from '#web/components/button.tsx';
import { Input, Select } from '#web/forms/field.tsx';
import type { DeskStory } from './desk-data.ts';
import { DrawingChoice } from './drawing-choice.tsx';
import { SourceFields } from './source-fields.tsx';

const mostRelated = 4;

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
        <div className="space-y-2">
          <Input
            label={t('address')}
            hint={story.address ? t('addressFixed') : t('addressHint')}
            maxLength={80}
            readOnly={story.address !== null}
            value={content.slug}
            onChange={(event) => put({ slug: event.target.value })}
          />
          {story.address === null && title !== '' && (
            <Button size="small" onClick={() => put({ slug: slugOf(title) })}>
              {t('addressOfTitle')}
            </Button>
          )}
        </div>
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
        <fieldset className="space-y-3">
          <legend className="mb-1.5 text-ui font-semibold">{t('related')}</legend>
          {withEmpty(content.related).map((slug, place) => (
            <Select
              key={slug || 'new'}
              label={t('relatedNumber', { number: place + 1 })}
              value={slug}
              onChange={(event) =>
                put({ related: replaced(content.related, { place, slug: event.target.value }) })
              }
            >
              <option value="">{t('noRelated')}</option>
              {story.others
                .filter((other) => other.slug === slug || !content.related.includes(other.slug))
                .map((other) => (
                  <option key={other.slug} value={other.slug}>
                    {other.title}
                  </option>
                ))}
            </Select>
          ))}
        </fieldset>
      </div>
      <SourceFields
        sources={content.sources}
        most={draftLimits.sources}
        onSources={(sources) => put({ sources })}
      />
    </div>
  );
}

/** The chosen ones, and room for one more. */
function withEmpty(related: readonly string[]): readonly string[] {
  return related.length < mostRelated ? [...related, ''] : related;
}

function replaced(
  related: readonly string[],
  { place, slug }: { readonly place: number; readonly slug: string },
): string[] {
  const changed =
    place < related.length ? related.map((one, at) => (at === place ? slug : one)) : [...related, slug];
  return changed.filter((one) => one !== '');
}
