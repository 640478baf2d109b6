import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantLicence } from '#server/licences/grants.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
let client: SupabaseClient;
let userId: string;

beforeAll(async () => {
  api = await testApi();
  const words = [
    ['hus-noun', 'hus', 'A1', { singular: ['hus'], definite: ['huset'] }],
    ['bil-noun', 'bil', 'A1', { singular: ['bil'], definite: ['bilen'] }],
    ['rom-noun', 'rom', 'A1', { singular: ['rom'], definite: ['rommet'] }],
    ['vilkår-noun', 'vilkår', 'B2', { singular: ['vilkår'], definite: ['vilkåret'] }],
  ] as const;
  for (const [id, lemma, level, forms] of words) {
    await api.database.pool.query(
      `insert into public.lexicon values ($1, $2, 'noun', 'n', $3, 'home', $4, '{}', 'x', 'Nb.', 'En.')`,
      [id, lemma, level, JSON.stringify(forms)],
    );
  }
});
afterAll(() => api.close());
beforeEach(async () => {
  client = api.client();
  const { data } = await client.auth.signUp({
    email: `${crypto.randomUUID()}@example.no`,
    password: 'three quiet fjords',
  });
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

const keep = (lemmaId: string, sentence = 'De hadde ingen vilkår.') =>
  call(client, 'kept-words', { lemmaId, sentence, keep: true });

type Looked = { words: { lemmaId: string; kept: boolean }[]; parts: { text: string }[] };

async function lookUp(word: string, by = client): Promise<Looked> {
  const { data, error } = await call(by, 'word-lookups', { word });
  expect(error).toBeNull();
  return data as Looked;
}

describe('9.250 a word is looked up', () => {
  test('by anybody, in any of its forms', async () => {
    const { words } = await lookUp('Huset', api.client());
    expect(words).toMatchObject([{ lemmaId: 'hus-noun', lemma: 'hus', english: 'x', kept: false }]);
  });

  test('by its parts', async () => {
    expect((await lookUp('husrommet')).parts).toMatchObject([{ text: 'hus' }, { text: 'rommet' }]);
  });

  test('and what is not in the lexicon is said to be not found', async () => {
    expect(await lookUp('Gunnar')).toEqual({ words: [], parts: [], number: null });
  });

  test('and one that is no word is refused', async () => {
    expect((await call(client, 'word-lookups', { word: '' })).error).toMatchObject({ status: 400 });
    expect((await call(client, 'word-lookups', { word: 'x'.repeat(61) })).error).toMatchObject({
      status: 400,
    });
  });
});

describe('9.251 a word is kept as a card', () => {
  test('and is said to be kept, until it is let go', async () => {
    expect((await keep('vilkår-noun')).data).toEqual({ kept: true, practised: false });
    await keep('vilkår-noun');
    expect((await lookUp('vilkåret')).words[0]?.kept).toBe(true);
    expect((await client.from('kept_words').select('lemma_id, sentence')).data).toEqual([
      { lemma_id: 'vilkår-noun', sentence: 'De hadde ingen vilkår.' },
    ]);
    await call(client, 'kept-words', { lemmaId: 'vilkår-noun', keep: false });
    expect((await lookUp('vilkåret')).words[0]?.kept).toBe(false);
  });

  test('and comes first in a round, whatever its level, with the sentence it was met in', async () => {
    await plus();
    expect((await keep('vilkår-noun')).data).toEqual({ kept: true, practised: true });
    const { data } = await call(client, 'cards', {});
    const { cards } = data as { cards: { cardId: string; met: string | null }[] };
    expect(cards[0]).toMatchObject({ cardId: 'word:vilkår-noun:meaning', met: 'De hadde ingen vilkår.' });
    expect(cards.slice(1).map(({ met }) => met)).toEqual([null, null, null]);
  });

  test('and nobody sees what another keeps', async () => {
    await keep('hus-noun');
    const other = api.client();
    await other.auth.signUp({ email: `${crypto.randomUUID()}@example.no`, password: 'three quiet fjords' });
    expect((await other.from('kept_words').select('lemma_id')).data).toEqual([]);
    expect((await lookUp('huset', other)).words[0]?.kept).toBe(false);
  });

  test('but not one that is not in the lexicon, and not by a visitor', async () => {
    expect((await keep('no-such-word')).error).toEqual({ status: 404, code: 'word_not_found' });
    const { error } = await call(api.client(), 'kept-words', { lemmaId: 'hus-noun', keep: true });
    expect(error).toEqual({ status: 401, code: 'not_signed_in' });
  });
});
