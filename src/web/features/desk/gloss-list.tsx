import { useTranslation } from 'react-i18next';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import type { DraftVersion } from '#domain/reading/story-draft.ts';
import { placeOfGloss } from '#domain/reading/story-pieces.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Input } from '#web/forms/field.tsx';

type Glosses = DraftVersion['glosses'];
const parts = ['word', 'lemma', 'nb', 'en'] as const;
const mostGlosses = 12;

/** Words above the level and what they mean, in both languages. */
export function GlossList({
  glosses,
  text,
  onGlosses,
}: {
  readonly glosses: Glosses;
  readonly text: string;
  readonly onGlosses: (glosses: Glosses) => void;
}) {
  const { t } = useTranslation('desk');
  return (
    <section aria-labelledby="glosses" className="space-y-4">
      <h2 id="glosses" className="heading-4">
        {t('glosses')}
      </h2>
      {glosses.length > 0 && (
        <ol className="divide-y divide-hairline border-y border-hairline">
          {glosses.map((gloss, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a gloss is its place
              key={place}
              className="grid items-start gap-3 py-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.4fr_1.4fr_auto]"
            >
              {parts.map((part) => (
                <Input
                  key={part}
                  label={t(`gloss.${part}`)}
                  lang={part === 'en' ? 'en' : 'nb'}
                  maxLength={draftLimits.line}
                  value={gloss[part]}
                  error={part === 'word' && isStray(gloss.word, text) ? t('gloss.stray') : null}
                  onChange={(event) =>
                    onGlosses(
                      glosses.map((one, at) => (at === place ? { ...one, [part]: event.target.value } : one)),
                    )
                  }
                />
              ))}
              <Button
                variant="quiet"
                aria-label={t('gloss.remove', { number: place + 1 })}
                className="size-11 px-0 lg:mt-7"
                onClick={() => onGlosses(glosses.filter((_, at) => at !== place))}
              >
                <Icon name="lucide:x" size={18} />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {glosses.length < mostGlosses && (
        <Button onClick={() => onGlosses([...glosses, { word: '', lemma: '', nb: '', en: '' }])}>
          {t('gloss.add')}
        </Button>
      )}
    </section>
  );
}

function isStray(word: string, text: string): boolean {
  return word.trim() !== '' && placeOfGloss(text, word.trim()) === -1;
}
