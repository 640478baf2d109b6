import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishedParameters } from '#domain/flashcards/schedule.ts';
import { addDays, dayMs, hourMs, osloDay } from '#domain/time/days.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { fitCards } from './fit/fit-cards.ts';
import { memoryLike, simulateAnswers } from './fit/simulated-learner-fixture.ts';

let api: TestApi;
let client: SupabaseClient;
let userId: string;

beforeAll(async () => {
  api = await testApi();
  for (const word of ['hus', 'bil', 'bok', 'dag', 'by', 'gate'])
    await api.database.pool.query(
      `insert into public.lexicon values ($1, $2, 'noun', 'n', 'A1', 'home', '{"singular":["huset"]}', '{}', 'x', 'Nb.', 'En.')`,
      [`${word}-noun`, word],
    );
});
afterAll(() => api.close());
beforeEach(async () => {
  client = api.client();
  const { data } = await client.auth.signUp({
    ...{ email: `${crypto.randomUUID()}@example.no`, password: 'three quiet fjords' },
  });
  userId = data.user?.id ?? '';
  await api.database.asService((transaction) =>
    grantLicence(transaction, {
      ...{ userId, tier: 11, days: 30, source: 'admin', reference: crypto.randomUUID() },
      grantedAt: new Date(Date.now() - hourMs),
    }),
  );
});

type Answer = {
  readonly cardId: string;
  readonly rating: string;
  readonly requestKey: string;
  readonly ago: number;
};

const cardOf = (word: string, kind = 'meaning') => `word:${word}-noun:${kind}`;
const answer = (word: string, rating: string, ago = 0): Answer => {
  return { cardId: cardOf(word), rating, requestKey: crypto.randomUUID(), ago };
};

async function send({ ago, ...review }: Answer, now = Date.now()) {
  const { data, error } = await call(client, 'card-reviews', {
    ...{ ...review, ms: 900, reviewedAt: new Date(now - ago).toISOString() },
    sentAt: new Date(now).toISOString(),
  });
  expect(error).toBeNull();
  return data as { dueAt: string; leech: string | null };
}

type Shown = { cardId: string; isNew: boolean; isLeech: boolean; from: string };

async function round(ahead = false) {
  const { data, error } = await call(client, 'cards', { ahead });
  expect(error).toBeNull();
  return data as { counts: { due: number; fresh: number }; cards: Shown[]; day: string };
}

async function settings(values: object): Promise<void> {
  const { error } = await client.from('card_settings').upsert({ user_id: userId, ...values });
  expect(error).toBeNull();
}

/** A card that is known and due, without its log. */
async function known(word: string, { kind = 'meaning', dueInDays = -1, lapses = 0 } = {}): Promise<void> {
  const due = new Date(Date.now() + dueInDays * dayMs);
  await api.database.pool.query(
    `insert into public.flashcards (user_id, lemma_id, kind, due_at, stability, difficulty, state, scheduled_days, reviews,
       lapses, reviewed_at, created_at)
     values ($1, $2, $3, $4, 10, 5, 'review', 10, 4, $5, $6, $6)`,
    [userId, `${word}-noun`, kind, due, lapses, new Date(due.getTime() - 10 * dayMs)],
  );
}

const columns =
  'card_id, due_at, stability, difficulty, state, learning_step, scheduled_days, reviews, lapses';
const stored = async () => (await client.from('flashcards').select(columns).order('card_id')).data;
const log = async () =>
  (
    await client
      .from('card_reviews')
      .select('request_key, rating, before, due_at, reviewed_at')
      .order('reviewed_at')
      .order('request_key')
  ).data;

describe('two devices that were without network for a day (9.424)', () => {
  const reviews = () => [
    answer('hus', 'good', 23 * hourMs),
    answer('bil', 'again', 22.9 * hourMs),
    answer('hus', 'again', 20 * hourMs),
    answer('bil', 'good', 19 * hourMs),
    answer('hus', 'good', 5 * hourMs),
    answer('bok', 'easy', 4 * hourMs),
    answer('bil', 'good', 3 * hourMs),
  ];

  test('are merged: every review counts once, and the cards are as if all had been given in the order of time', async () => {
    const given = reviews();
    const now = Date.now();
    const [one, other] = [given.filter((_, nth) => nth % 2 === 0), given.filter((_, nth) => nth % 2 === 1)];
    // The second device comes back first; a part of the first device's reviews is sent twice.
    for (const review of [...other, ...one, ...one.slice(0, 2)]) await send(review, now);
    const merged = { cards: await stored(), log: await log() };
    expect(merged.log?.map(({ request_key }) => request_key)).toEqual(
      given.map(({ requestKey }) => requestKey),
    );

    await api.database.pool.query('delete from public.flashcards where user_id = $1', [userId]);
    await api.database.pool.query('delete from public.card_reviews where user_id = $1', [userId]);
    for (const review of given) await send(review, now);
    expect({ cards: await stored(), log: await log() }).toEqual(merged);
  });

  test('a clock that is wrong is put right by what it says of the time of sending, and nothing is of the future', async () => {
    const slow = Date.now() - 5 * hourMs;
    await send(answer('hus', 'good', hourMs), slow);
    await send(answer('bil', 'good', -hourMs));
    const [hus, bil] = ((await log()) ?? []).map(({ reviewed_at }) => Date.now() - Date.parse(reviewed_at));
    expect(hus).toBeGreaterThan(0.9 * hourMs);
    expect(hus).toBeLessThan(1.2 * hourMs);
    expect(bil).toBeGreaterThanOrEqual(0);
  });

  test('one that is taken back is gone from the middle too', async () => {
    const now = Date.now();
    const [first, second, third] = [
      answer('hus', 'good', 3 * hourMs),
      answer('hus', 'again', 2 * hourMs),
      answer('hus', 'good', hourMs),
    ];
    for (const review of [first, third]) await send(review, now);
    const without = await stored();
    await send(second, now);
    expect(await stored()).not.toEqual(without);
    const { data } = await call(client, 'card-review-undos', { requestKey: second.requestKey });
    expect(data).toEqual({ undone: true });
    expect(await stored()).toEqual(without);
  });
});

describe('9.422 what is not asked', () => {
  test('more known cards a day than were chosen', async () => {
    await settings({ levels: ['A1'], new_a_day: 0, reviews_a_day: 10 });
    const words = ['hus', 'bil', 'bok', 'dag', 'by', 'gate'];
    for (const word of words) await known(word);
    for (const word of words) await known(word, { kind: 'word', dueInDays: -2 });
    await settings({ levels: ['A1'], new_a_day: 0, reviews_a_day: 10, bury_siblings: false });
    expect((await round()).counts.due).toBe(10);
    const asked = await round();
    for (const { cardId } of asked.cards.slice(0, 4))
      await send({ cardId, rating: 'good', requestKey: crypto.randomUUID(), ago: 0 });
    expect((await round()).counts.due).toBe(6);
  });

  test('two cards of one word on one day', async () => {
    await settings({ levels: ['A1'], new_a_day: 0 });
    await known('hus', { dueInDays: -3 });
    await known('hus', { kind: 'word' });
    const first = await round();
    expect(first.cards.map(({ cardId }) => cardId)).toEqual([cardOf('hus')]);
    const review = answer('hus', 'good');
    await send(review);
    expect((await round()).cards).toEqual([]);
    await call(client, 'card-review-undos', { requestKey: review.requestKey });
    expect((await round()).cards.map(({ cardId }) => cardId)).toEqual([cardOf('hus')]);
    await settings({ levels: ['A1'], new_a_day: 0, bury_siblings: false });
    expect((await round()).cards).toHaveLength(2);
  });

  test('what was put away, until it is woken, and what was left for tomorrow, today', async () => {
    await settings({ levels: ['A1'], new_a_day: 0 });
    await known('hus');
    for (const hold of ['suspend', 'none', 'bury', 'none']) {
      const { error } = await call(client, 'card-holds', { cardId: cardOf('hus'), hold });
      expect(error).toBeNull();
      expect((await round()).cards).toHaveLength(hold === 'none' ? 1 : 0);
    }
    await call(client, 'card-holds', { cardId: cardOf('hus'), hold: 'bury' });
    const { data } = await client.from('flashcards').select('buried_until').single();
    expect(data).toEqual({ buried_until: addDays(osloDay(new Date()), 1) });
  });

  test('new cards that are not wanted, nor those left for tomorrow', async () => {
    await settings({ levels: ['A1'], new_a_day: 6 });
    await call(client, 'card-holds', { cardId: cardOf('hus'), hold: 'suspend' });
    await call(client, 'card-holds', { cardId: cardOf('bil'), hold: 'bury' });
    const words = (await round()).cards.map(({ cardId }) => cardId);
    expect(words).toHaveLength(4);
    expect(words).not.toContain(cardOf('hus'));
    expect(words).not.toContain(cardOf('bil'));
    await call(client, 'card-holds', { cardId: cardOf('hus'), hold: 'none' });
    expect((await round()).cards).toHaveLength(5);
  });

  test('a card that was forgotten too often, until it is woken; taking the review back wakes it', async () => {
    await settings({ levels: ['A1'], new_a_day: 0, leech_lapses: 4 });
    await known('hus', { lapses: 3 });
    const review = answer('hus', 'again');
    expect((await send(review)).leech).toBe('suspend');
    expect((await round()).cards).toEqual([]);
    await call(client, 'card-review-undos', { requestKey: review.requestKey });
    expect((await round()).cards).toMatchObject([{ cardId: cardOf('hus'), isLeech: false }]);
  });

  test('where that is only marked, it is asked and marked', async () => {
    await settings({ levels: ['A1'], new_a_day: 0, leech_lapses: 4, leech_action: 'mark' });
    await known('hus', { lapses: 3 });
    expect((await send(answer('hus', 'again'))).leech).toBe('mark');
    expect((await round()).cards).toMatchObject([{ cardId: cardOf('hus'), isLeech: true }]);
  });
});

test('9.420 a card comes again by the chance and the first steps that were chosen', async () => {
  await settings({ levels: ['A1'], learning_minutes: [3, 30], recall_aim: 0.97 });
  const now = Date.now();
  const { dueAt } = await send(answer('hus', 'good', hourMs), now);
  expect(Date.parse(dueAt) - (now - hourMs)).toBe(30 * 60_000);
  await known('bil', { dueInDays: 0 });
  const strict = await send(answer('bil', 'good'), now);
  await settings({ levels: ['A1'], recall_aim: 0.8 });
  await known('bok', { dueInDays: 0 });
  const relaxed = await send(answer('bok', 'good'), now);
  expect(Date.parse(relaxed.dueAt)).toBeGreaterThan(Date.parse(strict.dueAt) + 5 * dayMs);
});

test('9.425 a browser is given the cards of today and tomorrow, each with its day', async () => {
  await settings({ levels: ['A1'], new_a_day: 2 });
  await known('hus');
  await known('bil', { dueInDays: 1 });
  await known('bok', { dueInDays: 3 });
  const { cards, day } = await round(true);
  const tomorrow = addDays(day, 1);
  expect(cards.map(({ cardId, isNew, from }) => [isNew ? 'new' : cardId, from])).toEqual([
    [cardOf('hus'), day],
    [cardOf('bil'), tomorrow],
    ['new', day],
    ['new', day],
    ['new', tomorrow],
  ]);
  expect((await round()).cards.map(({ from }) => from)).toEqual([day, day, day]);
});

test('9.426 statistics tell what comes, what is remembered, when was practised, and what is known', async () => {
  await known('hus', { dueInDays: -2 });
  await known('bil', { dueInDays: 3 });
  await known('bok', { dueInDays: 40 });
  await api.database.pool.query(
    `update public.flashcards set stability = 30 where user_id = $1 and lemma_id <> 'hus-noun'`,
    [userId],
  );
  const now = Date.now();
  await send({ ...answer('dag', 'good', 5 * 60_000) }, now);
  await send({ ...answer('hus', 'again') }, now);
  const { data } = await call(client, 'card-statistics', {});
  const { forecast, weeks, days, levels, cards } = data as {
    forecast: number[];
    weeks: { answers: number; recalled: number }[];
    days: number[];
    levels: object[];
    cards: object;
  };
  expect(forecast).toHaveLength(30);
  // Both answers come again today, unless midnight lies between.
  expect((forecast[0] ?? 0) + (forecast[1] ?? 0)).toBe(2);
  expect((forecast[2] ?? 0) + (forecast[3] ?? 0)).toBe(1);
  expect(weeks.reduce((sum, week) => sum + week.answers, 0)).toBe(1);
  expect(weeks.reduce((sum, week) => sum + week.recalled, 0)).toBe(0);
  expect(days.reduce((sum, day) => sum + day, 0)).toBe(2);
  expect(levels).toEqual([{ level: 'A1', words: 6, begun: 4, known: 2 }]);
  expect(cards).toEqual({ all: 4, suspended: 0, leeches: 0 });
});

describe('9.423 in the night', () => {
  /** Writes what a simulated learner answered as this person's log. */
  async function answered(memory: readonly number[] | null): Promise<void> {
    const histories = simulateAnswers({ memory, cards: 900, days: 300, seed: 2 });
    const rows = histories.flatMap((history, card) =>
      history.map(({ rating, at }, nth) => {
        return { key: `simulated-${card}-${nth}`, card: `note:${card}:word`, rating, at: new Date(at), nth };
      }),
    );
    await api.database.pool.query(
      `insert into public.card_reviews (user_id, request_key, card_id, rating, due_at, ms, reviewed_at, state_before)
       select $1, key, card, rating, at, 1, at, case when nth > 0 then 'review' end
       from jsonb_to_recordset($2::jsonb) as r(key text, card text, rating text, at timestamptz, nth int)`,
      [userId, JSON.stringify(rows)],
    );
  }

  test('the schedule is fitted to who has answered enough, and their cards come by it; not again until there is more', async () => {
    await answered(
      memoryLike({ 0: (u) => u * 0.2, 1: (u) => u * 0.2, 2: (u) => u * 0.2, 11: (u) => u * 0.3 }),
    );
    const signal = AbortSignal.timeout(60_000);
    await fitCards(api.context, { signal });
    const fitted = await client
      .from('card_parameters')
      .select('parameters, used, answers, fitted_at')
      .single();
    expect(fitted.data?.used).toBe(true);
    const { schedule } = (await round()) as unknown as { schedule: { parameters: number[] } };
    expect(schedule.parameters).toEqual(fitted.data?.parameters);
    expect(schedule.parameters).not.toEqual(publishedParameters);
    await fitCards(api.context, { signal });
    expect((await client.from('card_parameters').select('fitted_at').single()).data?.fitted_at).toBe(
      fitted.data?.fitted_at,
    );
  });

  test('a fit that foretells nothing better is kept in mind, and not used', async () => {
    await answered(publishedParameters);
    await fitCards(api.context, { signal: AbortSignal.timeout(60_000) });
    expect((await client.from('card_parameters').select('used').single()).data).toEqual({ used: false });
    expect((await round()) as object).toMatchObject({ schedule: { parameters: null } });
  });
});
