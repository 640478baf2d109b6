import { useTranslation } from 'react-i18next';
import type { Gloss } from '#domain/reading/story-file.ts';
import { type StorySentence, storySentences } from '#domain/reading/story-pieces.ts';
import { useLocale } from '#web/locale/locale.ts';
import { ParagraphLevels } from './level-switch.tsx';
import type { StoryVersion } from './reading-data.ts';

type StoryTextProps = {
  readonly version: StoryVersion;
  readonly levels: readonly StoryVersion['level'][];
};

/**
 * The text: each sentence is marked when it is heard, and words that the level does not have are explained at a tap, by the
 * browser's own popover. Rule 9.356, Rule 9.357.
 */
export function StoryText({ version, levels }: StoryTextProps) {
  const { paragraphs, glosses, level } = version;
  const text = storySentences(paragraphs, glosses);
  const starts = text.map((_, place) => text.slice(0, place).reduce((sum, before) => sum + before.length, 1));
  return (
    <>
      <div lang="nb" className="story-text" data-story-text>
        {text.map((sentences, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <p key={place} id={`avsnitt-${place + 1}`} data-paragraph={place + 1}>
            {sentences.map((sentence, at) => (
              <Sentence
                // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
                key={at}
                number={(starts[place] ?? 1) + at}
                sentence={sentence}
                glosses={glosses}
                isLast={at === sentences.length - 1}
              />
            ))}
            <ParagraphLevels levels={levels} level={level} paragraph={place + 1} />
          </p>
        ))}
      </div>
      <Glosses glosses={glosses} />
    </>
  );
}

type SentenceProps = {
  readonly number: number;
  readonly sentence: StorySentence;
  readonly glosses: readonly Gloss[];
  readonly isLast: boolean;
};

function Sentence({ number, sentence, isLast }: SentenceProps) {
  return (
    <>
      <span data-sentence={number}>
        {sentence.pieces.map(({ text, gloss, after }, place) =>
          gloss === null ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
            <span key={place} className="gloss-place">
              <button type="button" popoverTarget={`gloss-${gloss}`} className="gloss-word">
                {text}
              </button>
              {after}
            </span>
          ),
        )}
      </span>
      {!isLast && ' '}
    </>
  );
}

/** What the glosses say: beside their word when it is tapped, and as a list for reading through. */
function Glosses({ glosses }: { readonly glosses: readonly Gloss[] }) {
  const { t } = useTranslation('reading');
  const { locale } = useLocale();
  if (glosses.length === 0) return null;
  return (
    <>
      {glosses.map(({ word, lemma, nb, en }, place) => (
        <div key={word} id={`gloss-${place}`} popover="auto" className="gloss on-card">
          <strong lang="nb" className="font-serif text-lg">
            {lemma}
          </strong>
          <span className="block" lang={locale === 'nb-NO' ? 'nb' : 'en'}>
            {locale === 'nb-NO' ? nb : en}
          </span>
          <span className="block text-sm text-second" lang={locale === 'nb-NO' ? 'en' : 'nb'}>
            {locale === 'nb-NO' ? en : nb}
          </span>
        </div>
      ))}
      <details className="disclosure contents-box mt-10">
        <summary>
          {t('stories.words', { count: glosses.length })}
          <span className="disclosure-sign" aria-hidden="true" />
        </summary>
        <dl className="mt-3 space-y-2.5 text-ui">
          {glosses.map(({ word, lemma, nb, en }) => (
            <div key={word}>
              <dt lang="nb" className="inline font-semibold">
                {lemma}
              </dt>
              <dd className="inline">
                {' '}
                <span lang="en">{en}</span>
                <span lang="nb" className="block text-sm text-second">
                  {nb}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
