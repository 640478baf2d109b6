import { useTranslation } from 'react-i18next';
import type { LetteredText } from '#domain/tasks/presentation.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import type { TaskProps } from './task-props.ts';

type Letter = LetteredText['letter'];
type MatchTaskProps = TaskProps & {
  readonly items: readonly string[];
  readonly options: readonly LetteredText[];
};

/** Characters that a closed list shows on a phone; longer options are written out above the items. */
const fits = 26;

/** Each item takes one option: a list to choose from beside each, which phones and keyboards do well. */
export function MatchTask({ task, response, onRespond, items, options }: MatchTaskProps) {
  const { t } = useTranslation('task');
  const letters: readonly (Letter | null)[] =
    response?.kind === 'match' ? response.letters : items.map(() => null);
  const key = task.review?.secret.kind === 'match' ? task.review.secret.key : null;
  const long = options.some((option) => option.text.length > fits);
  const textOf = (letter: Letter | null | undefined) =>
    options.find((option) => option.letter === letter)?.text ?? '–';
  const choose = (place: number, letter: Letter | null) => {
    // An option goes with one item: taken from the other.
    const next = letters.map((other, at) => (at === place ? letter : other === letter ? null : other));
    onRespond(next.every((one) => one === null) ? null : { kind: 'match', letters: next });
  };
  return (
    <>
      {long && !task.answered && (
        <ul lang="nb" className="mb-5 space-y-1.5 rounded-card bg-sunk p-4">
          {options.map((option) => (
            <li key={option.letter} className="flex gap-3">
              <span className="w-4 shrink-0 font-semibold text-second uppercase">{option.letter}</span>
              <span className={letters.includes(option.letter) ? 'text-muted' : undefined}>
                {option.text}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ol className="space-y-3">
        {items.map((item, index) => {
          const given = letters[index] ?? null;
          return (
            // Items may repeat in wording; their place is what identifies them.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            <li key={index} className="rounded-card border border-hairline p-4">
              {task.answered ? (
                <AnsweredItem
                  item={item}
                  given={textOf(given)}
                  right={key ? key[index] === given : null}
                  expected={textOf(key?.[index])}
                />
              ) : (
                <label className="block">
                  <span lang="nb" className="block font-semibold">
                    {item}
                  </span>
                  <span className="relative mt-2 block">
                    <select
                      lang="nb"
                      value={given ?? ''}
                      onChange={(event) => choose(index, (event.target.value || null) as Letter | null)}
                      className="answer-field w-full appearance-none truncate pr-10"
                    >
                      <option value="">{t('chooseOne')}</option>
                      {options.map((option) => (
                        <option key={option.letter} value={option.letter}>
                          {long ? `${option.letter.toUpperCase()}  ${option.text}` : option.text}
                        </option>
                      ))}
                    </select>
                    <Icon
                      name="lucide:chevron-down"
                      className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-second"
                    />
                  </span>
                </label>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Own answer and key, written out: a closed list would cut them. `right` is null while the key is not to be seen. */
function AnsweredItem(props: { item: string; given: string; right: boolean | null; expected: string }) {
  const { item, given, right, expected } = props;
  const { t } = useTranslation('task');
  return (
    <>
      <p lang="nb" className="font-semibold">
        {item}
      </p>
      <p
        className={classNames(
          'answer-field mt-2',
          right === true && 'is-right',
          right === false && 'is-wrong',
        )}
      >
        <span className="sr-only">{t('yourAnswer')}: </span>
        <span lang="nb">{given}</span>
      </p>
      {right !== null && (
        <p className="mt-2 text-sm font-semibold text-primary">
          {right ? t('rightMark') : t('wrongMark', { key: expected })}
        </p>
      )}
    </>
  );
}
