import { useTranslation } from 'react-i18next';
import { formsInOrder } from '#domain/lexicon/form-order.ts';
import { ListenButton } from '#web/speech/listen-button.tsx';
import { LookUpRegion } from '#web/word-lookup/look-up-region.tsx';
import { type ShownCard, textOf } from './card-text.ts';
import { NoteMedia } from './note-media.tsx';

/** Word and meaning, the forms, the example, and the sentence it was met in. */
export function CardAnswer({ card }: { readonly card: ShownCard }) {
  const { t } = useTranslation('flashcards');
  const { front, spoken, meaning, example, exampleMeaning } = textOf(card);
  return (
    <div className="mx-auto mt-6 w-full max-w-lg border-t border-hairline pt-6">
      {card.kind !== 'meaning' && card.kind !== 'forms' && (
        <p
          lang="nb"
          className="font-serif text-[clamp(1.5rem,6vw,2rem)] leading-tight font-[560] break-words"
        >
          {front}
          <ListenButton text={spoken} label={t('round.hear', { words: front })} />
        </p>
      )}
      {card.kind !== 'word' && (
        <p className="text-xl leading-snug font-medium whitespace-pre-line">{meaning}</p>
      )}
      {card.word && card.kind !== 'forms' && (
        <p lang="nb" className="mt-3 text-second">
          {formsInOrder(card.word).join(', ')}
        </p>
      )}
      {card.kind !== 'word' && <NoteMedia card={card} side="back" />}
      <NoteMedia card={card} side="example" />
      <LookUpRegion active className="mt-6">
        {example && card.kind !== 'order' && (
          <p lang="nb" className="font-serif text-lg">
            {example}
            <ListenButton text={example} label={t('round.hear', { words: example })} />
          </p>
        )}
        {exampleMeaning && <p className="mt-1 text-second">{exampleMeaning}</p>}
        {card.met && (
          <p className="mt-4 text-second">
            {t('round.met')}{' '}
            <span lang="nb" className="font-serif text-text">
              {card.met}
            </span>
          </p>
        )}
      </LookUpRegion>
    </div>
  );
}
