import { useTranslation } from 'react-i18next';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Input } from '#web/forms/field.tsx';

type Part = 'title' | 'publisher' | 'url' | 'supports' | 'read';

const types: Readonly<Partial<Record<Part, 'url' | 'month'>>> = { url: 'url', read: 'month' };

/** Where the facts of a draft are from; `empty` has the fields of a source in their order. */
export function SourceFields<Own extends Part>({
  sources,
  empty,
  hint,
  most,
  onSources,
}: {
  readonly sources: readonly Readonly<Record<Own, string>>[];
  readonly empty: Readonly<Record<Own, string>>;
  readonly hint: string;
  readonly most: number;
  readonly onSources: (sources: Record<Own, string>[]) => void;
}) {
  const { t } = useTranslation('desk');
  return (
    <section aria-labelledby="story-sources" className="space-y-4">
      <h2 id="story-sources" className="heading-4">
        {t('sources')}
      </h2>
      <p className="text-sm text-muted">{hint}</p>
      {sources.length > 0 && (
        <ol className="divide-y divide-hairline border-y border-hairline">
          {sources.map((source, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a source is its place
            <li key={place} className="grid items-start gap-3 py-3 md:grid-cols-[1fr_1fr_auto]">
              <div className="grid gap-3 md:col-span-2 md:grid-cols-2">
                {(Object.keys(empty) as Own[]).map((part) => (
                  <Input
                    key={part}
                    type={types[part] ?? 'text'}
                    label={t(`source.${part as Part}`)}
                    maxLength={part === 'url' ? 500 : draftLimits.line}
                    value={source[part]}
                    onChange={(event) =>
                      onSources(
                        sources.map((one, at) =>
                          at === place ? { ...one, [part]: event.target.value } : { ...one },
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
                onClick={() => onSources(sources.filter((_, at) => at !== place).map((one) => ({ ...one })))}
              >
                <Icon name="lucide:x" size={18} />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {sources.length < most && (
        <Button onClick={() => onSources([...sources, { ...empty }])}>{t('source.add')}</Button>
      )}
    </section>
  );
}
