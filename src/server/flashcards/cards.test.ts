import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endOfOsloDay } from '#domain/time/days.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { readCardSettings } from './card-settings.ts';
import { countNewCards, newCards } from './new-cards.ts';

let api: TestApi;
let client: SupabaseClient;
let userId: string;

beforeAll(async () => {
  api = await testApi();
  const words = ['hus', 'bil', 'bok', 'dag', 'by', 'gate', 'land', 'skole'].map((word) => [
    `${word}-noun`,
    word,
    'A1',
  ]);
  for (const [id, lemma, level] of [...words, ['forutsetning-noun', 'forutsetning', 'A2']]) {
    await api.database.pool.query(
      `insert into public.lexicon values ($1, $2, 'noun', 'n', $3, 'home', '{"singular":["huset"]}', '{}', 'x', 'Nb.', 'En.')`,
      [id, lemma, level],
    );
  }
});
afterAll(() => api.close());
beforeEach(async () => {
  client = api.client();
  const email = `${crypto.randomUUID()}@example.no`;
  const { data } = await client.auth.signUp({ email, password: 'three quiet fjords' });
  userId = data.user?.id ?? '';
});

const hour = 3_600_000;

async function plus(): Promise<void> {
  await api.database.asService((transaction) =>
    grantLicence(transaction, {
      ...{ userId, tier: 11, days: 30, source: 'admin', reference: crypto.randomUUID() },
      grantedAt: new Date(Date.now() - hour),
    }),
  );
}

type Shown = { cardId: string; isNew: boolean; lemmaId: string; level: string };

async function cards(): Promise<{ counts: object; cards: Shown[] }> {
  const { data, error } = await call(client, 'cards', {});
  expect(error).toBeNull();
  const round = data as { counts: object; cards: (Omit<Shown, 'level'> & { word: Shown | null })[] };
  return { ...round, cards: round.cards.map(({ word, ...card }) => ({ ...word, ...card }) as Shown) };
}

async function review(lemmaId: string, rating: string, requestKey: string = crypto.randomUUID()) {
  return call(client, 'card-reviews', { cardId: `word:${lemmaId}:meaning`, rating, ms: 900, requestKey });
}

const stored = async () => (await client.from('flashcards').select('lemma_id, reviews, state, due_at')).data;

/** Sets when every word comes. */
async function comeAt(dueAt: Date): Promise<void> {
  await api.database.pool.query('update public.flashcards set due_at = $2 where user_id = $1', [
    userId,
    dueAt,
  ]);
}

test('words are learned with Plus or higher, by the API too (6.12)', async () => {
  const refused = { status: 403, code: 'licence_needed' };
  expect((await call(client, 'cards', {})).error).toEqual(refused);
  expect((await review('hus-noun', 'good')).error).toEqual(refused);
  expect(await stored()).toEqual([]);
});

describe('9.76 a round', () => {
  test('begins with new words of the chosen levels, as many as one wants a day', async () => {
    await plus();
    await client.from('card_settings').insert({ user_id: userId, levels: ['A1'], new_a_day: 3 });
    const round = await cards();
    expect(round.counts).toEqual({ due: 0, fresh: 3, learned: 0 });
    expect(round.cards.map(({ isNew, level }) => [isNew, level])).toEqual(Array(3).fill([true, 'A1']));
    expect((await cards()).cards).toEqual(round.cards);
    for (const { lemmaId } of round.cards) await review(lemmaId, 'easy');
    expect((await cards()).cards).toEqual([]);
  });

  test('has first the words that are due today in Oslo, from the first moment of their day', async () => {
    await plus();
    await review('bil-noun', 'good');
    await review('hus-noun', 'good');
    const tomorrow = endOfOsloDay(new Date());
    await comeAt(tomorrow);
    expect((await cards()).cards.some(({ lemmaId }) => lemmaId === 'bil-noun')).toBe(false);
    expect((await cards()).counts).toMatchObject({ due: 0 });
    await comeAt(new Date(tomorrow.getTime() - 1));
    const round = await cards();
    expect(round.cards.slice(0, 3).map(({ isNew }) => isNew)).toEqual([false, false, true]);
    expect(round.counts).toMatchObject({ due: 2 });
  });
});

describe('how many cards may begin, where a round has no room for them', () => {
  test('is as many as would begin in one that has, from words kept, decks, topics and levels, some of them begun, put aside or in their first steps (9.76)', async () => {
    await plus();
    await client.from('card_settings').insert({ user_id: userId, levels: ['A1', 'A2'] });
    const { pool } = api.database;
    await pool.query(
      "insert into public.kept_words (user_id, lemma_id) values ($1, 'hus-noun'), ($1, 'by-noun')",
      [userId],
    );
    const { rows } = await pool.query<{ id: string }>(
      `insert into public.decks (user_id, source, name, kinds) values ($1, 'own', 'Mine', '{meaning,word}') returning id`,
      [userId],
    );
    await pool.query(
      `insert into public.decks (user_id, source, name, level, topic) values ($1, 'lexicon', 'At home', 'A1', 'home')`,
      [userId],
    );
    await pool.query(
      `insert into public.deck_notes (user_id, deck_id, front, back) select $1, $2, 'ord ' || n, 'word' from generate_series(1, 4) n`,
      [userId, rows[0]?.id],
    );
    await pool.query(
      `insert into public.deck_notes (user_id, deck_id, lemma_id) values ($1, $2, 'bok-noun'), ($1, $2, 'hus-noun')`,
      [userId, rows[0]?.id],
    );
    await review('bil-noun', 'again');
    await review('dag-noun', 'easy');
    await pool.query(
      "insert into public.held_cards (user_id, card_id, held_until) values ($1, 'word:gate-noun:meaning', '2099-01-01')",
      [userId],
    );
    const found = await api.database.asService(async (transaction) => {
      const settings = await readCardSettings(transaction, userId);
      const wanted = { userId, now: new Date(), settings };
      return Promise.all(
        [0, 1, 5, 50].map(async (limit) => [
          await countNewCards(transaction, { ...wanted, limit }),
          (await newCards(transaction, { ...wanted, limit })).length,
        ]),
      );
    });
    expect(found.slice(0, 3)).toEqual([
      [0, 0],
      [1, 1],
      [5, 5],
    ]);
    // Eight words of A1 and one of A2, without the two that have begun and one put aside; and four notes.
    expect(found[3]).toEqual([10, 10]);
  });
});

describe('9.77 a review', () => {
  test('sent twice counts once', async () => {
    await plus();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => review('hus-noun', 'good', key)));
    expect(new Set(answers.map(({ data }) => data?.dueAt)).size).toBe(1);
    expect(await stored()).toMatchObject([{ lemma_id: 'hus-noun', reviews: 1, state: 'learning' }]);
  });

  test('of a word that is not there is refused', async () => {
    await plus();
    expect((await review('no-such-noun', 'good')).error).toEqual({ status: 404, code: 'word_not_found' });
  });
});

describe('9.78 reviews of words can be taken back, the last one first', () => {
  test('and a new word is new again', async () => {
    await plus();
    const key = crypto.randomUUID();
    await review('hus-noun', 'again', key);
    expect((await call(client, 'card-review-undos', { requestKey: key })).data).toEqual({ undone: true });
    expect(await stored()).toEqual([]);
    expect((await call(client, 'card-review-undos', { requestKey: key })).data).toEqual({ undone: false });
  });

  test('and a known one is as it was', async () => {
    await plus();
    await review('hus-noun', 'good');
    const before = await stored();
    const key = crypto.randomUUID();
    await review('hus-noun', 'again', key);
    expect(await stored()).not.toEqual(before);
    await call(client, 'card-review-undos', { requestKey: key });
    expect(await stored()).toEqual(before);
  });

  test('and the one before it, and the others stay', async () => {
    await plus();
    const keys = [crypto.randomUUID(), crypto.randomUUID()] as const;
    await review('hus-noun', 'good', keys[0]);
    await review('bil-noun', 'good', keys[1]);
    for (const requestKey of keys)
      expect((await call(client, 'card-review-undos', { requestKey })).data).toEqual({ undone: true });
    expect(await stored()).toEqual([]);
  });
});

describe('9.413 a word begins with one card a day', () => {
  test('and with its next kind when the first has left its first steps', async () => {
    await plus();
    await client.from('card_settings').insert({
      ...{ user_id: userId, levels: ['A2'], new_a_day: 10, kinds: ['meaning', 'word'] },
    });
    const ids = async () => (await cards()).cards.map(({ cardId }) => cardId);
    expect(await ids()).toEqual(['word:forutsetning-noun:meaning']);
    await review('forutsetning-noun', 'easy');
    expect(await ids()).toEqual([]);
    await api.database.pool.query(
      `update public.flashcards set created_at = now() - interval '2 days' where user_id = $1`,
      [userId],
    );
    expect(await ids()).toEqual(['word:forutsetning-noun:word']);
  });

  test('and only as what it has: a kind it cannot be asked as is no card (9.411)', async () => {
    await plus();
    const asked = { rating: 'good', ms: 900, requestKey: crypto.randomUUID() };
    const { error } = await call(client, 'card-reviews', { ...asked, cardId: 'word:hus-noun:gender' });
    expect(error).toEqual({ status: 404, code: 'word_not_found' });
  });
});

describe('what the release before writes and reads, while both run (decision 097)', () => {
  const older = async () =>
    (await api.database.pool.query('select lemma_id, reviews from public.cards where user_id = $1', [userId]))
      .rows;

  test('is the same, either way', async () => {
    await plus();
    await review('hus-noun', 'good');
    expect(await older()).toEqual([{ lemma_id: 'hus-noun', reviews: 1 }]);
    await api.database.pool.query('update public.cards set reviews = 7 where user_id = $1', [userId]);
    expect(await stored()).toMatchObject([{ lemma_id: 'hus-noun', reviews: 7 }]);
    await api.database.pool.query(
      `insert into public.card_reviews (user_id, request_key, lemma_id, rating, due_at, ms, reviewed_at)
       values ($1, 'an-older-one', 'bil-noun', 'good', now(), 900, now())`,
      [userId],
    );
    const { data } = await client.from('card_reviews').select('card_id').eq('request_key', 'an-older-one');
    expect(data).toEqual([{ card_id: 'word:bil-noun:meaning' }]);
    await api.database.pool.query('delete from public.cards where user_id = $1', [userId]);
    expect(await stored()).toEqual([]);
  });

  test('and somebody who sees the meaning first has cards of that kind', async () => {
    await plus();
    await client.from('card_settings').insert({ user_id: userId, front: 'english' });
    await api.database.pool.query(
      `insert into public.cards (user_id, lemma_id, due_at, stability, difficulty, state, reviewed_at)
       values ($1, 'bil-noun', now(), 2, 5, 'review', now())`,
      [userId],
    );
    const { cards: round } = await cards();
    expect(round[0]).toMatchObject({ cardId: 'word:bil-noun:word', isNew: false });
  });
});

describe('9.412 until levels are chosen', () => {
  test('new words are those of the level the last level test found', async () => {
    await plus();
    await api.database.pool.query(
      `insert into public.sittings (user_id, request_key, kind, settings, chance, status, finished_at, summary)
       values ($1, 'request-1', 'level', '{}', 0.5, 'finished', now(),
         '{"overall":{"level":"A2","verdict":{"kind":"sure"}}}')`,
      [userId],
    );
    expect((await cards()).cards.map(({ lemmaId }) => lemmaId)).toEqual(['forutsetning-noun']);
  });
});
