import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsIn } from '#domain/language/words.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { MarkedText } from './marked-text.tsx';

/** From so many words on, text and question do not fit on a phone together. */
const longText = 60;

type FoldableTextProps = {
  readonly paragraphs: readonly string[];
  readonly evidence: string | null;
};

/** A text to read. On a phone a long one can be folded up, so that the question comes near: More/Hide of Rule 2.29. */
export function FoldableText({ paragraphs, evidence }: FoldableTextProps) {
  const { t } = useTranslation('task');
  const { locale } = useLocale();
  const id = useId();
  const [folded, setFolded] = useState(false);
  const isLong = paragraphs.reduce((sum, paragraph) => sum + wordsIn(paragraph).length, 0) >= longText;
  return (
    <>
      <div id={id} className={classNames('reading mt-3', folded && 'text-folded')}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            <MarkedText text={paragraph} evidence={evidence} />
          </p>
        ))}
      </div>
      {isLong && (
        <button
          type="button"
          lang={locale === 'nb-NO' ? 'nb' : 'en'}
          aria-expanded={!folded}
          aria-controls={id}
          onClick={() => setFolded(!folded)}
          className="mt-2 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-ui text-second hover:text-text lg:hidden"
        >
          <Icon name={folded ? 'lucide:chevron-down' : 'lucide:chevron-up'} size={18} />
          {t(folded ? 'more' : 'hide')}
        </button>
      )}
    </>
  );
}
