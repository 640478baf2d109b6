import { describe, expect, test } from 'vitest';
import type { CardRating } from './ratings.ts';
import { beginRound, cardNow, type Round, type RoundCard, rate, withoutCard } from './round.ts';
import { createSchedule } from './schedule.ts';

const minute = 60_000;
const start = Date.parse('2026-11-21T12:00:00Z');
const schedule = createSchedule();
const [hus, bil] = [
  { cardId: 'word:hus-noun:meaning', state: null },
  { cardId: 'word:bil-noun:meaning', state: null },
];

/** The round after the card that it asks at a minute got a rating. */
function answer(round: Round<RoundCard>, rating: CardRating, atMinute = 0): Round<RoundCard> {
  const now = start + atMinute * minute;
  const card = cardNow(round, now) as RoundCard;
  return rate(round, { card, rating, now: new Date(now), schedule }).round;
}
const asked = (round: Round<RoundCard>, atMinute: number) =>
  cardNow(round, start + atMinute * minute)?.cardId ?? null;

describe('9.76 a round of words', () => {
  test('asks one after the other, and is over when each is through', () => {
    let round: Round<RoundCard> = beginRound([hus, bil]);
    expect(asked(round, 0)).toBe(hus.cardId);
    round = answer(round, 'easy');
    expect(asked(round, 0)).toBe(bil.cardId);
    round = answer(round, 'easy');
    expect([asked(round, 0), round.finished.length]).toEqual([null, 2]);
  });

  test('asks a word that was not known again when its time has come, before new ones', () => {
    const round = answer(beginRound([hus, bil]), 'again');
    expect(asked(round, 0.9)).toBe(bil.cardId);
    expect(asked(round, 1)).toBe(hus.cardId);
  });

  test('does not wait when only such words are left', () => {
    const round = answer(beginRound([hus]), 'good');
    expect(asked(round, 0.1)).toBe(hus.cardId);
    expect(round.finished).toEqual([]);
  });

  test('goes on by itself: after its first steps a new word is through, and known by the first rating it got', () => {
    const round = answer(answer(answer(beginRound([hus]), 'again'), 'good', 1), 'good', 11);
    expect(round.later).toEqual([]);
    expect(round.finished).toMatchObject([{ first: 'again' }]);
    expect(round.finished[0]?.dueAt).toBeGreaterThan(start + 12 * 60 * minute);
  });

  test('leaves out a word that was put away, wherever it stands', () => {
    const waiting = answer(beginRound([hus, bil]), 'again');
    expect(asked(withoutCard(withoutCard(waiting, hus.cardId), bil.cardId), 5)).toBe(null);
  });
});
