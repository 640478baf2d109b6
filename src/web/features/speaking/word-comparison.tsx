import { useTranslation } from 'react-i18next';
import type { AlignedWord } from '#domain/language/alignment.ts';
import { compareReading } from '#domain/speaking/read-aloud.ts';

type WordComparisonProps = { readonly text: string; readonly heard: string };

/** Word by word what a recogniser heard of a text that was read aloud: its guess, no verdict, and that is said. Rule 9.434. */
export function WordComparison({ text, heard }: WordComparisonProps) {
  const { t } = useTranslation('speaking');
  const { words, read, otherwise, leftOut } = compareReading(text, heard);
  const asked = read + otherwise + leftOut;
  return (
    <section>
      <h3 className="heading-4">{t('comparison.title')}</h3>
      <p className="mt-1 text-ui text-second">{t('comparison.text', { read, asked, otherwise, leftOut })}</p>
      <p lang="nb" className="reading mt-3 max-w-reading">
        {words.map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was heard does not change any more
          <span key={place}>
            <ComparedWord word={word} />{' '}
          </span>
        ))}
      </p>
      <p className="mt-2 text-sm text-second">{t('comparison.guess')}</p>
    </section>
  );
}

function ComparedWord({ word }: { readonly word: AlignedWord }) {
  const { t } = useTranslation('speaking');
  switch (word.kind) {
    case 'right':
      return word.expected;
    case 'wrong':
      return (
        <span className="word-other">
          {word.expected}{' '}
          <span className="word-heard">({t('comparison.heard', { word: word.written })})</span>
        </span>
      );
    case 'missing':
      return (
        <span className="word-missing">
          {word.expected} <span className="word-heard">({t('comparison.missing')})</span>
        </span>
      );
    case 'extra':
      return (
        <span className="word-heard">
          ({t('comparison.extra')} {word.written})
        </span>
      );
  }
}
