import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';

type WordCountProps = {
  readonly words: number;
  readonly guide: number /** Null where none blocks. */;
  readonly max: number | null;
};

/** Words as one types, with the guide and the maximum. Rule 5.6, Rule 9.270. */
export function WordCount({ words, guide, max }: WordCountProps) {
  const { t } = useTranslation('writing');
  return (
    <p id="word-count" className="text-ui">
      <strong
        className={classNames('font-semibold tabular-nums', max !== null && words > max && 'text-wrong')}
      >
        {t('words', { count: words })}
      </strong>{' '}
      <span className="text-second">
        {max === null ? t('guide', { guide }) : t('limits', { guide, max })}
      </span>
    </p>
  );
}
