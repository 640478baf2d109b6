import { useTranslation } from 'react-i18next';
import type { LetteredText } from '#domain/tasks/presentation.ts';
import { classNames } from '#web/components/class-names.ts';
import type { TaskProps } from './task-view.tsx';

type Letter = LetteredText['letter'];

/** Each item takes one option: a list to choose from beside each, which phones and keyboards do well. */
export function MatchTask(
  props: TaskProps & { readonly items: readonly string[]; readonly options: readonly LetteredText[] },
) {
  const { t } = useTranslation('task');
  const { task, response, onRespond, items, options } = props;
  const letters: readonly (Letter | null)[] =
    response?.kind === 'match' ? response.letters : items.map(() => null);
  const key = task.review?.secret.kind === 'match' ? task.review.secret.key : null;
  const textOf = (letter: Letter | null | undefined) =>
    options.find((option) => option.letter === letter)?.text ?? '–';
  return (
    <ol className="space-y-3">
      {items.map((item, index) => {
        const given = letters[index] ?? null;
        const right = key ? key[index] === given : null;
        return (
          // Items may repeat in wording; their place is what identifies them.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
          <li key={index} className="rounded-card border border-hairline p-4">
            <label className="block">
              <span lang="nb" className="block font-semibold">
                {item}
              </span>
              <select
                lang="nb"
                value={given ?? ''}
                disabled={task.answered}
                onChange={(event) => {
                  const letter = (event.target.value || null) as Letter | null;
                  // An option goes with one item: taken from the other.
                  const next = letters.map((other, place) =>
                    place === index ? letter : other === letter ? null : other,
                  );
                  onRespond(next.every((one) => one === null) ? null : { kind: 'match', letters: next });
                }}
                className={classNames(
                  'text-control mt-2 w-full',
                  right === true && 'is-right',
                  right === false && 'is-wrong',
                )}
              >
                <option value="">{t('chooseOne')}</option>
                {options.map((option) => (
                  <option key={option.letter} value={option.letter}>
                    {option.text}
                  </option>
                ))}
              </select>
            </label>
            {key && (
              <p className="mt-2 text-sm font-semibold text-primary">
                {right ? t('rightMark') : t('wrongMark', { key: textOf(key[index]) })}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
