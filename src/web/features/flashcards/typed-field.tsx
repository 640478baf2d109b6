import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnswerPart, compareAnswer } from '#domain/flashcards/typed-answer.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';

type TypedFieldProps = {
  readonly accepted: readonly string[];
  readonly turned: boolean;
  readonly onTurn: () => void;
};

/** Letters that many keyboards have not. */
const norwegianLetters = ['æ', 'ø', 'å'] as const;

/** Rule 9.428: the answer is typed, and once the card is turned it is compared letter by letter. */
export function TypedField({ accepted, turned, onTurn }: TypedFieldProps) {
  const { t } = useTranslation('flashcards');
  const [typed, setTyped] = useState('');
  if (turned) return typed.trim() === '' ? null : <Compared typed={typed} accepted={accepted} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTurn();
  };
  return (
    <form onSubmit={submit} className="mx-auto mt-4 w-full max-w-lg">
      <label htmlFor="typed-answer" className="text-ui font-semibold">
        {t('round.type')}
      </label>
      <input
        id="typed-answer"
        lang="nb"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        className="mt-1.5 h-13 w-full rounded-control border border-control bg-page px-3 font-serif text-xl hover:border-second"
      />
      <div className="mt-2 flex gap-2">
        {norwegianLetters.map((letter) => (
          <Button
            key={letter}
            onClick={() => {
              setTyped(typed + letter);
              document.getElementById('typed-answer')?.focus();
            }}
            aria-label={t('round.letter', { letter })}
            className="min-w-12 font-serif text-lg"
          >
            {letter}
          </Button>
        ))}
      </div>
    </form>
  );
}

function Compared({ typed, accepted }: { readonly typed: string; readonly accepted: readonly string[] }) {
  const { t } = useTranslation('flashcards');
  const { correct, expected, parts } = compareAnswer(typed, accepted);
  if (correct)
    return (
      <p role="status" className="mt-2 flex items-center justify-center gap-2 font-semibold text-correct">
        <Icon name="lucide:check" />
        {t('round.typedRight', { typed: typed.trim() })}
      </p>
    );
  return (
    <div role="status" className="mt-2 text-center">
      <p aria-hidden="true" lang="nb" className="font-serif text-xl">
        {parts.map(({ kind, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          <Letters key={place} kind={kind} text={text} />
        ))}
      </p>
      <p className="mt-1 text-sm text-second">
        {t('round.typedWrong', { typed: typed.trim(), expected })}{' '}
        {parts
          .filter(({ kind }) => kind !== 'same')
          .map(({ kind, text }) =>
            t(kind === 'missing' ? 'round.typedMissing' : 'round.typedExtra', {
              letters: text.replaceAll(' ', '␣'),
            }),
          )
          .join(' ')}
      </p>
    </div>
  );
}

/** What is missing is underlined, what is too much struck through: told apart without colour. */
function Letters({ kind, text }: AnswerPart) {
  const shown = text.replaceAll(' ', '\u00a0');
  if (kind === 'same') return <span>{shown}</span>;
  return kind === 'missing' ? (
    <ins className="text-correct underline decoration-2 underline-offset-4">{shown}</ins>
  ) : (
    <del className="text-wrong line-through decoration-2">{shown}</del>
  );
}
