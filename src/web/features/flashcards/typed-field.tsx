import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ComparedAnswer } from '#web/features/card-faces/compared-answer.tsx';

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
  if (turned) return typed.trim() === '' ? null : <ComparedAnswer typed={typed} accepted={accepted} />;
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
