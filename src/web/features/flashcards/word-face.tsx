import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Level } from '#domain/levels/levels.ts';
import { formsInOrder } from '#domain/lexicon/form-order.ts';
import { headword } from '#domain/lexicon/headword.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { ListenButton } from '#web/speech/listen-button.tsx';
import { LookUpRegion } from '#web/word-lookup/look-up-region.tsx';
import type { CardSettings } from './card-data.ts';
import type { WordCard } from './use-round.ts';

type WordFaceProps = {
  readonly card: WordCard;
  readonly front: CardSettings['front'];
  readonly turned: boolean;
  readonly onShown: () => void;
};

/** The word, and once it is turned what it means, its forms and a sentence with it. */
export function WordFace({ card, front, turned, onShown }: WordFaceProps) {
  const { t } = useTranslation('flashcards');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each word that comes to the screen
  useEffect(onShown, []);
  const norwegian = (
    <>
      <span lang="nb" className="font-serif text-[clamp(2rem,8vw,3rem)] leading-tight font-[560] break-words">
        {headword(card)}
      </span>
      <ListenButton text={card.lemma} label={t('round.hear', { words: headword(card) })} />
    </>
  );
  const english = <span className="text-xl leading-snug font-medium">{card.english}</span>;
  const [asked, answer] = front === 'norwegian' ? [norwegian, english] : [english, norwegian];
  return (
    <section aria-live="polite" className="my-6 flex flex-1 flex-col justify-center text-center">
      <p className="flex items-center justify-center gap-3 text-sm text-second">
        <LevelChip level={card.level as Level} />
        {card.isNew && <span>{t('round.new')}</span>}
      </p>
      <p className="mt-4">{asked}</p>
      {turned && (
        <div className="mx-auto mt-6 w-full max-w-lg border-t border-hairline pt-6">
          <p>{answer}</p>
          <p lang="nb" className="mt-3 text-second">
            {formsInOrder(card).join(', ')}
          </p>
          <LookUpRegion active className="mt-6">
            <p lang="nb" className="font-serif text-lg">
              {card.example.nb}
              <ListenButton text={card.example.nb} label={t('round.hear', { words: card.example.nb })} />
            </p>
            <p className="mt-1 text-second">{card.example.en}</p>
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
      )}
    </section>
  );
}
