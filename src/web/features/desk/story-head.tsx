import { useTranslation } from 'react-i18next';
import { draftLimits, type StoryDraft, slugOf } from '#domain/reading/story-draft.ts';
import { storyTopics } from '#domain/reading/story-file.ts';
import { Button } from '#web/components/button.tsx';
import { Input, Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { DeskStory } from './desk-data.ts';
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
  const { locale } = useLocale();
  const put = (change: Partial<StoryDraft>) => onContent({ ...content, ...change });
  const drawing = story.drawings.find(({ id }) => id === content.scene);
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
        <div className="space-y-3">
          <Select
            label={t('drawing')}
            hint={t('drawingHint')}
            value={content.scene ?? ''}
            onChange={(event) => put({ scene: event.target.value || null })}
          >
            <option value="">{t('noDrawing')}</option>
            {story.drawings.map(({ id, alt }) => (
              <option key={id} value={id}>
                {locale === 'nb-NO' ? alt.nb : alt.en}
              </option>
            ))}
          </Select>
          {drawing && (
            <div className="scene-picture max-w-sm">
              {(['light', 'dark'] as const).map((mode) => (
                <img
                  key={mode}
                  src={`/scenes/${drawing.id}.${mode}.svg?v=${drawing.hash}`}
                  alt={locale === 'nb-NO' ? drawing.alt.nb : drawing.alt.en}
                  width={600}
                  height={400}
                  loading="lazy"
                  className={`scene scene-${mode}`}
                />
              ))}
            </div>
          )}
        </div>
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
