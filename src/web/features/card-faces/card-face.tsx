import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Level } from '#domain/levels/levels.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { ListenButton } from '#web/speech/listen-button.tsx';
import { useNorwegianVoices } from '#web/speech/norwegian-voices.ts';
import { CardAnswer } from './card-answer.tsx';
import { type ShownCard, textOf } from './card-text.ts';
import { FormsQuestion } from './forms-question.tsx';
import { GapQuestion } from './gap-question.tsx';
import { GenderQuestion } from './gender-question.tsx';
import { NoteMedia } from './note-media.tsx';
import { OrderQuestion } from './order-question.tsx';

type CardFaceProps = {
  readonly card: ShownCard;
  readonly turned: boolean;
  readonly onShown: () => void;
  /** Turns it: a question that is answered by choosing or typing does so itself. */
  readonly onTurn: () => void;
};

/** What a card asks, and once it is turned the answer with everything there is to say. Rule 9.411. */
export function CardFace({ card, turned, onShown, onTurn }: CardFaceProps) {
  const { t } = useTranslation('flashcards');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card that comes to the screen
  useEffect(onShown, []);
  return (
    <section aria-live="polite" className="my-6 flex flex-1 flex-col justify-center text-center">
      <p className="flex items-center justify-center gap-3 text-sm text-second">
        {card.word ? <LevelChip level={card.word.level as Level} /> : <span>{card.deck}</span>}
        <span>{t(`round.asks.${card.kind}`)}</span>
        {card.isNew && <span>{t('round.new')}</span>}
      </p>
      <Question card={card} turned={turned} onTurn={onTurn} />
      {turned && <CardAnswer card={card} />}
    </section>
  );
}

function Question({ card, turned, onTurn }: Omit<CardFaceProps, 'onShown'>) {
  const { front, spoken, meaning } = textOf(card);
  if (card.kind === 'cloze') return <GapQuestion card={card} turned={turned} onTurn={onTurn} />;
  if (card.kind === 'order') return <OrderQuestion card={card} turned={turned} onTurn={onTurn} />;
  if (card.kind === 'gender') return <GenderQuestion card={card} turned={turned} onTurn={onTurn} />;
  if (card.kind === 'forms') return <FormsQuestion card={card} turned={turned} />;
  if (card.kind === 'listening') return <Heard card={card} />;
  if (card.kind === 'word')
    return (
      <>
        <Large>{meaning}</Large>
        <NoteMedia card={card} side="back" />
      </>
    );
  return (
    <>
      <Large lang="nb">
        {front}
        <Hear text={spoken} shown={front} />
      </Large>
      <NoteMedia card={card} side="front" />
    </>
  );
}

/** Only the sound. A device without a Norwegian voice shows the word, and says why. */
function Heard({ card }: { readonly card: ShownCard }) {
  const { t } = useTranslation('flashcards');
  const voices = useNorwegianVoices();
  const { front, spoken } = textOf(card);
  const ownSound = card.note?.media.some(({ side, type }) => side === 'front' && type.startsWith('audio/'));
  if (ownSound) return <NoteMedia card={card} side="front" />;
  if (voices.length === 0)
    return (
      <>
        <Large lang="nb">{front}</Large>
        <p className="mt-2 text-sm text-second">{t('round.noVoice')}</p>
      </>
    );
  return (
    <div className="mt-6 flex justify-center">
      <ListenButton text={spoken} label={t('round.hearIt')} className="size-20 border border-control" />
    </div>
  );
}

function Hear({ text, shown }: { readonly text: string; readonly shown: string }) {
  const { t } = useTranslation('flashcards');
  return <ListenButton text={text} label={t('round.hear', { words: shown })} />;
}

function Large({ lang, children }: { readonly lang?: string; readonly children: ReactNode }) {
  return (
    <p
      lang={lang}
      className="mt-4 font-serif text-[clamp(1.75rem,7vw,2.75rem)] leading-tight font-[560] break-words whitespace-pre-line"
    >
      {children}
    </p>
  );
}
