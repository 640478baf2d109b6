import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import type { MatchTaskProps } from './match-task.tsx';

/** Every pair as it was given, and beside a wrong one the right answer, said in words. */
export function MatchReview({ task, response, items, options }: MatchTaskProps) {
  const { t } = useTranslation('task');
  const given = response?.kind === 'match' ? response.letters : [];
  // Null while it is not to be seen.
  const key = task.review?.secret.kind === 'match' ? task.review.secret.key : null;
  const textOf = (letter: string | null | undefined) =>
    options.find((option) => option.letter === letter)?.text ?? null;
  const pairs = items.map((item, index) => ({
    item,
    given: textOf(given[index]),
    expected: key && textOf(key[index]),
  }));
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
