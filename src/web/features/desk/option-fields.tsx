import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import type { DraftQuestion } from '#domain/reading/story-draft.ts';
import { control } from '#web/forms/field.tsx';

type Letter = DraftQuestion['letter'];
const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

type OptionFieldsProps = {
  readonly name: string;
  readonly options: readonly string[];
  readonly onOptions: (options: readonly string[]) => void;
  /** Which is right; left out where the items say it. */
  readonly letter?: Letter;
  readonly onLetter?: (letter: Letter) => void;
};

/** Options below each other, and which of them is right. */
export function OptionFields({ name, options, onOptions, letter, onLetter }: OptionFieldsProps) {
  const { t } = useTranslation('desk');
  const id = useId();
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1.5 text-ui font-semibold">{name}</legend>
      {options.map((option, place) => {
        const one = letters[place] ?? 'a';
        return (
          <div key={one} className="flex items-center gap-3">
            {onLetter && (
              <input
                type="radio"
                name={id}
                checked={letter === one}
                aria-label={t('question.isRight', { letter: one })}
                onChange={() => onLetter(one)}
                className="size-5 shrink-0 accent-primary"
              />
            )}
            <span aria-hidden="true" className="w-4 shrink-0 text-muted">
              {one}
            </span>
            <input
              type="text"
              lang="nb"
              aria-label={t('question.option', { letter: one })}
              maxLength={draftLimits.line}
              value={option}
              onChange={(event) =>
                onOptions(options.map((before, at) => (at === place ? event.target.value : before)))
              }
              className={`${control} min-h-11`}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

/** As many options as a kind has room for, with those that are written. */
export function withRoom(options: readonly string[], count: number): readonly string[] {
  return Array.from({ length: Math.max(count, options.length) }, (_, place) => options[place] ?? '');
}
