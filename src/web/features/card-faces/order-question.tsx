import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPieces, sameOrder } from '#domain/flashcards/order-pieces.ts';
import { Button } from '#web/components/button.tsx';
import { type ShownCard, textOf } from './card-text.ts';
import { Verdict } from './verdict.tsx';

type QuestionProps = { readonly card: ShownCard; readonly turned: boolean; readonly onTurn: () => void };

/** The words of the example, to be put in order by pressing one after the other; pressing a placed one takes it back. */
export function OrderQuestion({ card, turned, onTurn }: QuestionProps) {
  const { t } = useTranslation('flashcards');
  const { example, exampleMeaning, meaning } = textOf(card);
  const [pieces] = useState(() => orderPieces(example, card.cardId));
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const place = (index: number) => {
    const next = [...placed, index];
    setPlaced(next);
    if (next.length === pieces.length) onTurn();
  };
  const sentence = placed.map((index) => pieces[index]).join(' ');
  const all = placed.length === pieces.length;
  return (
    <div className="mt-4">
      <p className="text-second">{exampleMeaning || meaning}</p>
      <p className="mt-1 text-sm text-muted">{t('round.orderHow')}</p>
      <ol
        lang="nb"
        aria-label={t('round.ordered')}
        className="mt-4 flex min-h-12 flex-wrap justify-center gap-2"
      >
        {placed.map((index) => (
          <li key={index}>
            <Button
              disabled={turned}
              className="font-serif"
              onClick={() => setPlaced(placed.filter((one) => one !== index))}
            >
              {pieces[index]}
            </Button>
          </li>
        ))}
      </ol>
      {!turned && (
        <ul lang="nb" aria-label={t('round.toOrder')} className="mt-3 flex flex-wrap justify-center gap-2">
          {pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice in a sentence, and the order never changes
            <li key={index}>
              <Button
                variant="accent"
                disabled={placed.includes(index)}
                className="font-serif"
                onClick={() => place(index)}
              >
                {piece}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {turned && (
        <p lang="nb" className="mt-4 font-serif text-2xl">
          {example}
        </p>
      )}
      {turned && all && <Verdict right={sameOrder(sentence, example)} given={sentence} answer={example} />}
    </div>
  );
}
