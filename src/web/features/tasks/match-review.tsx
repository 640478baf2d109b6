import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

type MatchReviewProps = {
  readonly pairs: readonly {
    readonly item: string;
    readonly given: string | null;
    /** Null while the key is not to be seen. */
    readonly expected: string | null;
  }[];
};

/** Every pair as it was given, and beside a wrong one the right answer, said in words. */
export function MatchReview({ pairs }: MatchReviewProps) {
  const { t } = useTranslation('task');
  return (
    <ol className="space-y-3">
      {pairs.map(({ item, given, expected }, index) => {
        const right = expected === null ? null : given === expected;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat in wording; their order never changes
          <li key={index} className="rounded-card border border-hairline p-4">
            <p lang="nb" className="font-semibold">
              {item}
            </p>
            <p
              className={classNames(
                'answer-field mt-2 flex items-start gap-2',
                right === true && 'is-right',
                right === false && 'is-wrong',
              )}
            >
              {right !== null && (
                <Icon
                  name={right ? 'lucide:check' : 'lucide:x'}
                  size={18}
                  className={classNames('mt-0.5', right ? 'text-primary' : 'text-wrong')}
                />
              )}
              <span className="min-w-0">
                <span className="sr-only">{t('yourAnswer')}: </span>
                {given === null ? t('match.none') : <span lang="nb">{given}</span>}
              </span>
            </p>
            {right !== null && (
              <p className="mt-2 text-sm font-semibold text-primary">
                {right ? t('rightMark') : t('wrongMark', { key: expected })}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
