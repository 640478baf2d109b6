import { useCallback, useMemo, useRef, useState } from 'react';
import type { CardHold } from '#domain/flashcards/holds.ts';
import type { CardRating } from '#domain/flashcards/ratings.ts';
import { beginRound, cardNow, type Round, rate as rateCard, withoutCard } from '#domain/flashcards/round.ts';
import { createSchedule } from '#domain/flashcards/schedule.ts';
import type { ScheduleSettings } from '#domain/flashcards/schedule-settings.ts';
import type { WordCard } from './card-data.ts';
import { keepDone } from './kept-cards.ts';
import type { OutboxEntry } from './outbox.ts';
import { useOutbox } from './use-outbox.ts';

/** What was done last, how it is taken back, and the round before it. */
type Step = { readonly round: Round<WordCard>; readonly card: WordCard; readonly undo: OutboxEntry };

/** Marks of the time between an answer and the next card, for measuring: `card-answered` and the measure `next-card`. */
const [answeredMark, nextMeasure] = ['card-answered', 'next-card'] as const;

export type RoundStart = { readonly cards: readonly WordCard[]; readonly schedule: ScheduleSettings };

/** A round in the browser: which word is asked, whether it is turned, what can be taken back. Rule 9.427: nothing waits for the server. */
export function useRound(start: RoundStart) {
  const schedule = useMemo(() => createSchedule(start.schedule), [start.schedule]);
  const [round, setRound] = useState(() => beginRound(start.cards));
  const [turned, setTurned] = useState(false);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [now, setNow] = useState(() => Date.now());
  const [leech, setLeech] = useState<{ card: WordCard; action: 'suspend' | 'mark' } | null>(null);
  const shownAt = useRef(0);
  const known = useRef(start.cards);
  const outbox = useOutbox(
    useCallback(({ cardId, leech: action }) => {
      const card = known.current.find((one) => one.cardId === cardId);
      if (!card || !action) return;
      setLeech({ card, action });
      if (action === 'suspend') setRound((all) => withoutCard(all, card.cardId));
    }, []),
  );
  const card = cardNow(round, now);

  function goOn(next: Round<WordCard>, step: Step): void {
    setSteps((all) => [...all, step]);
    setRound(next);
    setNow(Date.now());
    setTurned(false);
  }
  return {
    card,
    turned,
    leech,
    left: round.queue.length + round.later.length,
    finished: round.finished,
    waiting: outbox.waiting,
    problem: outbox.problem,
    canUndo: steps.length > 0,
    /** When the card would come again after each rating. */
    intervals: () => schedule.intervals(card?.state ?? null, new Date()),
    turn() {
      if (card && !turned) setTurned(true);
    },
    /** Called when a word comes to the screen. */
    begin() {
      shownAt.current = performance.now();
      if (performance.getEntriesByName(answeredMark).length === 0) return;
      performance.measure(nextMeasure, answeredMark);
      performance.clearMarks(answeredMark);
    },
    rate(rating: CardRating) {
      if (!card || !turned) return;
      performance.mark(answeredMark);
      const requestKey = crypto.randomUUID();
      const ms = Math.min(Math.round(performance.now() - shownAt.current), 3_600_000);
      const at = new Date();
      const entry = { kind: 'review', cardId: card.cardId, rating, ms, requestKey } as const;
      outbox.post({ ...entry, reviewedAt: at.toISOString() });
      // A word that comes again in this round is not new any more.
      const asked = { ...card, isNew: false };
      const rated = rateCard(round, { card: asked, rating, now: at, schedule });
      keepDone(card.cardId, rated.state);
      setLeech(null);
      goOn(rated.round, { round, card, undo: { kind: 'undo', requestKey } });
    },
    hold(hold: Exclude<CardHold, 'none'>) {
      if (!card) return;
      const entry = { kind: 'hold', cardId: card.cardId, requestKey: crypto.randomUUID() } as const;
      outbox.post({ ...entry, hold });
      keepDone(card.cardId, 'held');
      goOn(withoutCard(round, card.cardId), { round, card, undo: { ...entry, hold: 'none' } });
    },
    undo() {
      const last = steps.at(-1);
      if (!last) return;
      outbox.undo(last.undo);
      keepDone(last.card.cardId, last.card.isNew ? null : last.card.state);
      setSteps(steps.slice(0, -1));
      setRound(last.round);
      setLeech(null);
      setTurned(last.undo.kind === 'undo');
    },
  };
}

export type RoundControl = ReturnType<typeof useRound>;
