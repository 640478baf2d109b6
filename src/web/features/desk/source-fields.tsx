import { useTranslation } from 'react-i18next';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import type { StoryDraft } from '#domain/reading/story-draft.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Input } from '#web/forms/field.tsx';

type Sources = StoryDraft['sources'];
const parts = ['title', 'publisher', 'url', 'supports'] as const;

/** Where the facts of a story are from; readers see all but what each supports. */
export function SourceFields({
  sources,
  most,
  onSources,
}: {
  readonly sources: Sources;
  readonly most: number;
  readonly onSources: (sources: Sources) => void;
}) {
  const { t } = useTranslation('desk');
  return (
    <section aria-labelledby="story-sources" className="space-y-4">
      <h2 id="story-sources" className="heading-4">
        {t('sources')}
      </h2>
      <p className="text-sm text-muted">{t('sourcesHint')}</p>
      {sources.length > 0 && (
        <ol className="divide-y divide-hairline border-y border-hairline">
          {sources.map((source, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a source is its place
            <li key={place} className="grid items-start gap-3 py-3 md:grid-cols-[1fr_1fr_auto]">
              <div className="grid gap-3 md:col-span-2 md:grid-cols-2">
                {parts.map((part) => (
                  <Input
                    key={part}
                    type={part === 'url' ? 'url' : 'text'}
                    label={t(`source.${part}`)}
                    maxLength={part === 'url' ? 500 : draftLimits.line}
                    value={source[part]}
                    onChange={(event) =>
                      onSources(
                        sources.map((one, at) =>
                          at === place ? { ...one, [part]: event.target.value } : one,
                        ),
                      )
                    }
                  />
                ))}
              </div>
              <Button
                variant="quiet"
                aria-label={t('source.remove', { number: place + 1 })}
                className="size-11 px-0 md:mt-7"
                onClick={() => onSources(sources.filter((_, at) => at !== place))}
              >
                <Icon name="lucide:x" size={18} />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {sources.length < most && (
        <Button onClick={() => onSources([...sources, { title: '', publisher: '', url: '', supports: '' }])}>
          {t('source.add')}
        </Button>
      )}
    </section>
  );
}
