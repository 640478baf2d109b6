import { useTranslation } from 'react-i18next';
import { alignWords } from '#domain/language/alignment.ts';

type WordComparisonProps = { readonly text: string; readonly heard: string };

/** Word by word what was heard of a text that was read aloud. What a recogniser wrote is its guess, and that is said. */
export function WordComparison({ text, heard }: WordComparisonProps) {
  const { t } = useTranslation('speaking');
  const { words } = alignWords(text, heard);
  const right = words.filter(({ kind }) => kind === 'right').length;
  const asked = words.filter(({ kind }) => kind !== 'extra').length;
  return (
    <section>
      <h3 className="heading-4">{t('comparison.title')}</h3>
      <p className="mt-1 text-ui text-second">{t('comparison.text', { right, asked })}</p>
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

function ComparedWord({ word }: { readonly word: ReturnType<typeof alignWords>['words'][number] }) {
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
