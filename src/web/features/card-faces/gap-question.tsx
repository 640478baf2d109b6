import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleGap } from '#domain/flashcards/example-gap.ts';
import { Button } from '#web/components/button.tsx';
import { Input } from '#web/forms/field.tsx';
import { acceptedAnswers, gapForms } from './accepted-answers.ts';
import { type ShownCard, textOf } from './card-text.ts';
import { ComparedAnswer } from './compared-answer.tsx';

type QuestionProps = { readonly card: ShownCard; readonly turned: boolean; readonly onTurn: () => void };

/** The example with the word left out: it is typed, or only thought of. Capitals and signs at the ends do not count. */
export function GapQuestion({ card, turned, onTurn }: QuestionProps) {
  const { t } = useTranslation('flashcards');
  const [typed, setTyped] = useState('');
  const { meaning, example } = textOf(card);
  const gap = exampleGap(example, gapForms(card).flat());
  if (!gap) return <p className="mt-4 text-xl">{meaning}</p>;
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onTurn();
      }}
    >
      <p lang="nb" className="font-serif text-2xl leading-relaxed">
        {gap.before}
        {turned ? (
          <mark className="rounded-sm bg-correct-soft px-1 text-text">{gap.gap}</mark>
        ) : (
          <span
            aria-label={t('round.gap')}
            role="img"
            className="inline-block w-24 border-b-2 border-control"
          >
            {'\u00a0'}
          </span>
        )}
        {gap.after}
      </p>
      <p className="mt-2 text-second">{meaning}</p>
      {!turned && (
        <div className="mx-auto mt-5 flex max-w-sm items-end gap-3 text-left">
          <Input
            label={t('round.typeGap')}
            lang="nb"
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="flex-1"
          />
          <Button type="submit">{t('round.check')}</Button>
        </div>
      )}
      {turned && typed.trim() !== '' && (
        <ComparedAnswer typed={typed} accepted={acceptedAnswers(card) ?? [gap.gap]} />
      )}
    </form>
  );
}
