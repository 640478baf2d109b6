import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardState } from '#domain/flashcards/schedule.ts';
import { propertySettings } from '#domain/testing/properties.ts';
import { type AnkiCard, ankiCardOf, stateOfAnkiCard } from './anki-card.ts';

const createdAt = new Date('2026-01-01T03:00:00Z');
const now = new Date('2026-11-23T09:00:00Z');
const out = { suspended: false, createdAt, position: 7 };

const moment = fc.integer({ min: 1.6e12, max: 1.9e12 }).map((ms) => new Date(ms));
const anyState: fc.Arbitrary<CardState> = fc.record({
  dueAt: moment,
  stability: fc.double({ min: 0.01, max: 3650, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  state: fc.constantFrom('learning', 'review', 'relearning'),
  learningStep: fc.nat(1),
  scheduledDays: fc.nat(365),
  reviews: fc.nat(500),
  lapses: fc.nat(50),
  reviewedAt: moment,
});

test('9.416 a schedule goes to Anki’s columns and comes back the same', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(stateOfAnkiCard(ankiCardOf(state, out), createdAt, now)).toEqual(state);
    }),
    propertySettings(300),
  );
});

test('what others may keep of a card is short enough for Anki (9.416)', () => {
  const state = { ...review(), dueAt: new Date(1.9e12), reviews: 99_999, scheduledDays: 36_500 };
  const { cd } = JSON.parse(ankiCardOf(state, out).data) as { cd: string };
  expect(cd.length).toBeLessThanOrEqual(100);
  expect(Object.keys(JSON.parse(cd)).every((key) => key.length <= 8)).toBe(true);
});

test('a card that has not begun is new, in its place (9.416)', () => {
  expect(ankiCardOf(null, out)).toMatchObject({ type: 0, queue: 0, due: 7 });
  expect(stateOfAnkiCard(ankiCardOf(null, out), createdAt, now)).toBeNull();
  expect(ankiCardOf(null, { ...out, suspended: true }).queue).toBe(-1);
});

test('what was reviewed in Anki since is as Anki has it (9.416)', () => {
  const wrote = ankiCardOf(review(), out);
  const later: AnkiCard = { ...wrote, reps: wrote.reps + 1, due: 400, ivl: 60 };
  const read = stateOfAnkiCard(later, createdAt, now);
  expect(read?.dueAt).toEqual(new Date(createdAt.getTime() + 400 * 86_400_000));
  expect(read?.scheduledDays).toBe(60);
});

test('a card of the older scheduler has its interval for a memory (9.416)', () => {
  const older: AnkiCard = {
    ...{ type: 2, queue: 2, due: 330, ivl: 30, factor: 1300, reps: 8, lapses: 2, left: 0, data: '' },
  };
  expect(stateOfAnkiCard(older, createdAt, now)).toMatchObject({
    ...{ stability: 30, difficulty: 8, state: 'review', scheduledDays: 30, reviews: 8, lapses: 2 },
  });
});

test('nonsense in the columns is no date beyond all days (9.416)', () => {
  const wild: AnkiCard = {
    ...{ type: 2, queue: 2, due: 1e15, ivl: 1, factor: -5, reps: 1, lapses: 0, left: 0, data: '{"s":-1}' },
  };
  const read = stateOfAnkiCard(wild, createdAt, now);
  expect(Number.isNaN(read?.dueAt.getTime())).toBe(false);
  expect(read?.difficulty).toBeLessThanOrEqual(10);
});

function review(): CardState {
  return {
    ...{ dueAt: now, stability: 20, difficulty: 5, state: 'review', learningStep: 0, scheduledDays: 20 },
    ...{ reviews: 4, lapses: 1, reviewedAt: createdAt },
  };
}
