import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Level } from '#domain/levels/levels.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { ListenButton } from '#web/speech/listen-button.tsx';
import { CardAnswer } from './card-answer.tsx';
import { type ShownCard, textOf } from './card-text.ts';

type CardFaceProps = {
  readonly card: ShownCard;
  readonly turned: boolean;
  readonly onShown: () => void;
};

/** What a card asks, and once it is turned the answer with everything there is to say. */
export function CardFace({ card, turned, onShown }: CardFaceProps) {
  const { t } = useTranslation('flashcards');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card that comes to the screen
  useEffect(onShown, []);
  return (
    <section aria-live="polite" className="my-6 flex flex-1 flex-col justify-center text-center">
      <p className="flex items-center justify-center gap-3 text-sm text-second">
        {card.word ? <LevelChip level={card.word.level as Level} /> : <span>{card.deck}</span>}
        {card.isNew && <span>{t('round.new')}</span>}
      </p>
      <Asked card={card} />
      {turned && <CardAnswer card={card} />}
    </section>
  );
}

function Asked({ card }: { readonly card: ShownCard }) {
  const { front, spoken, meaning } = textOf(card);
  if (card.kind === 'word') return <Large>{meaning}</Large>;
  return (
    <Large lang="nb">
      {front}
      <ListenButtonOf text={spoken} shown={front} />
    </Large>
  );
}

function ListenButtonOf({ text, shown }: { readonly text: string; readonly shown: string }) {
  const { t } = useTranslation('flashcards');
  return <ListenButton text={text} label={t('round.hear', { words: shown })} />;
}

function Large({ lang, children }: { readonly lang?: string; readonly children: ReactNode }) {
  return (
    <p
      lang={lang}
      className="mt-4 font-serif text-[clamp(1.75rem,7vw,2.75rem)] leading-tight font-[560] break-words"
    >
      {children}
    </p>
  );
}
