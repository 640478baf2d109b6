import { useTranslation } from 'react-i18next';
import type { Response } from '#domain/tasks/response.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { SceneImage } from './scene-image.tsx';
import type { TaskProps } from './task-props.ts';

type OptionListProps = TaskProps & {
  readonly options: readonly { readonly letter: string; readonly text?: string; readonly scene?: string }[];
  readonly toResponse: (letter: string) => Response;
  /** The options are words of the interface, not of the task. */
  readonly ownWords?: boolean;
};

/** One of several, words or pictures: radio buttons, also by the number keys. */
export function OptionList({
  task,
  response,
  onRespond,
  options,
  toResponse,
  ownWords = false,
  promptId = 'task-prompt',
}: OptionListProps) {
  const { t } = useTranslation('task');
  const chosen = response ? choiceOf(response) : null;
  const key = task.review ? choiceOf(task.review.secret as unknown as Response) : null;
  return (
    <div
      role="radiogroup"
      aria-labelledby={promptId}
      className={task.kind === 'picture' ? 'option-pictures' : 'space-y-2.5'}
    >
      {options.map(({ letter, text, scene }, index) => {
        const state = stateOf({ letter, chosen, key });
        return (
          <label key={letter} className={classNames('option', `is-${state}`)}>
            <input
              type="radio"
              name={`option-${task.position}`}
              value={letter}
              checked={chosen === letter}
              disabled={task.answered}
              data-option={index + 1}
              onChange={() => onRespond(toResponse(letter))}
              className="sr-only"
            />
            <span aria-hidden="true" className="option-mark">
              {state === 'right' ? (
                <Icon name="lucide:check" />
              ) : state === 'wrong' ? (
                <Icon name="lucide:x" />
              ) : (
                index + 1
              )}
            </span>
            {/* On a phone the mark in words stands under a long option, on the desk beside it. */}
            <span
              className={
                scene ? 'block' : 'min-w-0 flex-1 gap-x-3 sm:flex sm:items-center sm:justify-between'
              }
            >
              {scene ? (
                <SceneImage scene={scene} drawings={task.drawings} />
              ) : (
                <span lang={ownWords ? undefined : 'nb'} className="block">
                  {text}
                </span>
              )}
              {state === 'chosen' && task.answered && (
                <span className="block shrink-0 text-xs font-semibold text-second">{t('yourAnswer')}</span>
              )}
              {state === 'wrong' && (
                <span className="block shrink-0 text-xs font-semibold text-wrong">{t('yourAnswer')}</span>
              )}
              {state === 'right' && (
                <span className="block shrink-0 text-xs font-semibold text-primary">
                  {chosen === letter ? t('yourAnswerRight') : t('right')}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}

type Choosable = {
  readonly kind: string;
  readonly letter?: string;
  readonly value?: string;
  readonly key?: unknown;
};

/** The chosen letter of a response, or the key of a secret. */
function choiceOf(value: Choosable): string | null {
  return value.letter ?? value.value ?? (typeof value.key === 'string' ? value.key : null);
}

function stateOf(input: {
  letter: string;
  chosen: string | null;
  key: string | null;
}): 'open' | 'chosen' | 'right' | 'wrong' | 'rest' {
  const { letter, chosen, key } = input;
  if (key === null) return chosen === letter ? 'chosen' : 'open';
  if (letter === key) return 'right';
  return chosen === letter ? 'wrong' : 'rest';
}
