import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetteredText } from '#domain/tasks/presentation.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

type Letter = LetteredText['letter'];
type MatchItemProps = {
  readonly place: number;
  readonly item: string;
  readonly chosen: Letter | null;
  readonly open: boolean;
  readonly options: readonly (LetteredText & {
    /** The item that has it now, by its first words. */
    readonly usedBy: string | null;
  })[];
  readonly onOpen: () => void;
  readonly onChoose: (letter: Letter) => void;
};

/** An item with its answer; open, with the options to choose from. */
export function MatchItem({ place, item, chosen, open, options, onOpen, onChoose }: MatchItemProps) {
  const { t } = useTranslation('task');
  const id = useId();
  const answer = options.find(({ letter }) => letter === chosen)?.text;
  return (
    <li className={classNames('match-item', open && 'is-open')}>
      <button
        type="button"
        data-item={place}
        aria-expanded={open}
        aria-controls={id}
        onClick={onOpen}
        className="flex w-full items-center gap-3 rounded-card px-4 py-3 text-left"
      >
        <span className="min-w-0 flex-1">
          <span lang="nb" className="block font-semibold">
            {item}
          </span>
          {answer ? (
            <span lang="nb" className="match-answer">
              {answer}
            </span>
          ) : (
            <span className="mt-0.5 block text-ui text-muted">{t('chooseOne')}</span>
          )}
        </span>
        <Icon name={open ? 'lucide:chevron-up' : 'lucide:chevron-down'} className="text-second" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be folded and named by the button above it */}
      <div
        id={id}
        role="group"
        aria-label={t('match.options', { item })}
        hidden={!open}
        className="px-3 pb-3"
      >
        <ul className="flex flex-wrap gap-2">
          {options.map(({ letter, text, usedBy }, index) => (
            <li key={letter} className="max-w-full">
              <button
                type="button"
                data-option={open ? index + 1 : undefined}
                aria-pressed={chosen === letter}
                onClick={() => onChoose(letter)}
                className={classNames('match-chip', usedBy !== null && 'is-used')}
              >
                {chosen === letter ? (
                  <Icon name="lucide:check" size={16} />
                ) : (
                  <span aria-hidden="true" className="key shrink-0 max-lg:hidden">
                    {index + 1}
                  </span>
                )}
                <span className="min-w-0">
                  <span lang="nb">{text}</span>
                  {usedBy !== null && (
                    <span className="block text-xs text-muted">{t('match.usedBy', { item: usedBy })}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
