import { useCallback, useRef, useState } from 'react';
import type { CardRating } from '#domain/flashcards/ratings.ts';
import {
  beginRound,
  cardNow,
  learnTimes,
  type Round,
  type RoundCard,
  rate,
} from '#domain/flashcards/round.ts';
import type { Word } from './card-data.ts';
import { type NextIntervals, useOutbox } from './use-outbox.ts';

export type WordCard = Omit<Word, 'again'> & RoundCard;

type Step = { readonly round: Round<WordCard>; readonly requestKey: string };

/** A round in the browser: which word is asked, whether it is turned, what can be taken back. */
export function useRound(words: readonly Word[]) {
  const [round, setRound] = useState(() => beginRound(words.map(asCard)));
  const [turned, setTurned] = useState(false);
  const [before, setBefore] = useState<Step | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const shownAt = useRef(0);
  const outbox = useOutbox(
    useCallback(
      (nextIntervals: NextIntervals) =>
        setRound((all) => learnTimes(all, { ...nextIntervals, again: times(nextIntervals.again) })),
      [],
    ),
  );
  const card = cardNow(round, now);
  const left = round.queue.length + round.later.length;

  return {
    card,
    turned,
    left,
    done: round.done,
    waiting: outbox.waiting,
    problem: outbox.problem,
    canUndo: before !== null,
    turn() {
      if (card && !turned) setTurned(true);
    },
    /** Called when a word comes to the screen. */
    begin() {
      shownAt.current = performance.now();
    },
    rate(rating: CardRating) {
      if (!card || !turned) return;
      const requestKey = crypto.randomUUID();
      const ms = Math.min(Math.round(performance.now() - shownAt.current), 3_600_000);
      outbox.post({ kind: 'review', cardId: card.cardId, rating, ms, requestKey });
      setBefore({ round, requestKey });
      // A word that comes again in this round is not new any more.
      const asked = { ...card, isNew: false };
      setRound(rate(round, { card: asked, rating, now: Date.now() }));
      setNow(Date.now());
      setTurned(false);
    },
    undo() {
      if (!before) return;
      outbox.undo(before.requestKey);
      setRound(before.round);
      setBefore(null);
      setTurned(true);
    },
  };
}

export type RoundControl = ReturnType<typeof useRound>;

function asCard(word: Word): WordCard {
  return { ...word, again: times(word.again) };
}

function times(again: NextIntervals['again']): RoundCard['again'] {
  const { again: first, hard, good, easy } = again;
  return { again: Date.parse(first), hard: Date.parse(hard), good: Date.parse(good), easy: Date.parse(easy) };
}
