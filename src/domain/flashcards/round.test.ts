import { describe, expect, test } from 'vitest';
import { beginRound, cardNow, learnTimes, type RoundCard, rate } from './round.ts';

const minute = 60_000;
const card = (cardId: string): RoundCard => ({
  cardId,
  again: { again: minute, hard: 6 * minute, good: 10 * minute, easy: 4 * 24 * 60 * minute },
});
const [hus, bil] = [card('hus'), card('bil')];

describe('9.76 a round of words', () => {
  test('asks one after the other, and is over when each is through', () => {
    let round = beginRound([hus, bil]);
    expect(cardNow(round, 0)).toBe(hus);
    round = rate(round, { card: hus, rating: 'easy', now: 0 });
    expect(cardNow(round, 0)).toBe(bil);
    round = rate(round, { card: bil, rating: 'easy', now: 0 });
    expect([cardNow(round, 0), round.done]).toEqual([null, 2]);
  });

  test('asks a word that was not known again when its time has come, before new ones', () => {
    const round = rate(beginRound([hus, bil]), { card: hus, rating: 'again', now: 0 });
    expect(cardNow(round, minute - 1)).toBe(bil);
    expect(cardNow(round, minute)).toBe(hus);
  });

  test('does not wait when only such words are left', () => {
    const round = rate(beginRound([hus]), { card: hus, rating: 'good', now: 0 });
    expect(cardNow(round, 1)).toBe(hus);
    expect(round.done).toBe(0);
  });

  test('goes by the times that the server tells', () => {
    const waiting = rate(beginRound([hus]), { card: hus, rating: 'good', now: 0 });
    const again = { again: minute, hard: minute, good: 3 * 24 * 60 * minute, easy: 9 * 24 * 60 * minute };
    const told = learnTimes(waiting, { cardId: 'hus', again });
    const asked = cardNow(told, 0) as RoundCard;
    expect(rate(told, { card: asked, rating: 'good', now: 0 }).done).toBe(1);
  });
});
