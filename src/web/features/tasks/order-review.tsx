import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import type { OrderTaskProps } from './order-task.tsx';

/** The text in its right order, each part with the place it was given. While the key is hidden, the order handed in. */
export function OrderReview({ task, response, first, parts }: OrderTaskProps) {
  const { t } = useTranslation('task');
  // None was handed in; the right one is not to be seen.
  const given: readonly string[] | null = response?.kind === 'order' ? response.letters : null;
  const keyOrder: readonly string[] | null =
    task.review?.secret.kind === 'order' ? task.review.secret.key : null;
  const textOf = (letter: string) => parts.find((part) => part.letter === letter)?.text ?? '';
  const shown = keyOrder ?? given ?? [];
  const isWrong = keyOrder?.some((letter, index) => letter !== given?.[index]);
  return (
    <div>
      {isWrong && <h3 className="mb-3 text-sm font-semibold text-second">{t('rightOrder')}</h3>}
      <ol className="space-y-2">
        <li className="flex gap-3 rounded-card border border-hairline bg-sunk p-4">
          <span className="order-number">1</span>
          <span lang="nb">{first}</span>
        </li>
        {shown.map((letter, index) => {
          const place = given?.indexOf(letter) ?? -1;
          const right = keyOrder === null || given === null ? null : place === index;
          return (
            <li
              key={letter}
              className={classNames(
                'flex gap-3 rounded-card border p-4',
                right === null && 'border-hairline',
                right === true && 'border-primary bg-primary-soft',
                right === false && 'border-dashed border-wrong',
              )}
            >
              <span className="order-number">{index + 2}</span>
              <span className="min-w-0 flex-1">
                <span lang="nb" className="block">
                  {textOf(letter)}
                </span>
                {right !== null && place >= 0 && (
                  <span
                    className={classNames(
                      'mt-1 flex items-center gap-1.5 text-xs font-semibold',
                      right ? 'text-primary' : 'text-wrong',
                    )}
                  >
                    <Icon name={right ? 'lucide:check' : 'lucide:x'} size={14} />
                    {right ? t('right') : t('orderGiven', { place: place + 2 })}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
