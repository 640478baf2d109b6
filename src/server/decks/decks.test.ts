import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantLicence } from '#server/licences/grants.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
let client: SupabaseClient;

beforeAll(async () => {
  api = await testApi();
  for (const word of ['hus', 'bil', 'bok', 'dag', 'by'])
    await api.database.pool.query(
      `insert into public.lexicon values ($1, $2, 'noun', 'n', 'A1', 'home', $3, $4, $5, $6, 'En.')`,
      [`${word}-noun`, word, { singular: [word] }, [word], `the ${word}`, `Her er ${word}.`],
    );
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await person();
});

async function person(): Promise<SupabaseClient> {
  const someone = api.client();
  const email = `${crypto.randomUUID()}@example.no`;
  const { data } = await someone.auth.signUp({ email, password: 'three quiet fjords' });
  await api.database.asService((transaction) =>
    grantLicence(transaction, {
      ...{ userId: data.user?.id ?? '', tier: 11, days: 30, source: 'admin', reference: email },
      grantedAt: new Date(Date.now() - 3_600_000),
    }),
  );
  return someone;
}

async function ask<Answer>(name: string, input: object, by = client): Promise<Answer> {
  const { data, error } = await call(by, name, input);
  expect(error).toBeNull();
  return data as Answer;
}

const key = () => crypto.randomUUID();
const hammer = { front: 'en hammer', back: 'a hammer', example: 'Hun har en hammer.', exampleMeaning: '' };

async function makeDeck(name = 'Verktøy'): Promise<string> {
  return (await ask<{ deckId: string }>('deck-changes', { kind: 'make', name, requestKey: key() })).deckId;
}

async function makeNote(deckId: string, note: object = hammer): Promise<string> {
  return (await ask<{ noteId: string }>('note-changes', { kind: 'make', deckId, requestKey: key(), ...note }))
    .noteId;
}

type Card = { cardId: string; isNew: boolean; deck: string | null; note: { front: string } | null };
const round = async () => (await ask<{ cards: Card[] }>('cards', {})).cards;
const ownCards = async () => (await round()).filter(({ note }) => note !== null);
const review = (cardId: string) =>
  ask('card-reviews', { cardId, rating: 'good', ms: 900, requestKey: key() });

describe('9.418 decks and cards of one’s own are made, edited, moved and deleted', () => {
  test('and come in rounds before the lexicon’s words, as the kinds of their deck', async () => {
    const deckId = await makeDeck();
    const noteId = await makeNote(deckId);
    const [first] = await round();
    expect(first).toMatchObject({
      cardId: `note:${noteId}:meaning`,
      deck: 'Verktøy',
      note: { front: 'en hammer' },
    });
    await ask('deck-changes', { kind: 'ask', deckId, kinds: ['cloze'] });
    expect((await round())[0]?.cardId).toBe(`note:${noteId}:cloze`);
    await ask('deck-changes', { kind: 'learn', deckId, learning: false });
    expect(await ownCards()).toEqual([]);
  });

  test('the same form sent twice makes one', async () => {
    const requestKey = key();
    const made = await Promise.all(
      [1, 2].map(() => ask<{ deckId: string }>('deck-changes', { kind: 'make', name: 'En', requestKey })),
    );
    expect(new Set(made.map(({ deckId }) => deckId)).size).toBe(1);
  });

  test('a deleted deck takes its cards along, and brings them back as they were', async () => {
    const deckId = await makeDeck();
    const cardId = `note:${await makeNote(deckId)}:meaning`;
    await review(cardId);
    await api.database.pool.query('update public.flashcards set due_at = now() where card_id = $1', [cardId]);
    await ask('deck-changes', { kind: 'delete', deckId, deleted: true });
    expect(await ownCards()).toEqual([]);
    expect((await ask<{ decks: object[] }>('decks', {})).decks).toEqual([]);
    await ask('deck-changes', { kind: 'delete', deckId, deleted: false });
    expect(await ownCards()).toMatchObject([{ cardId, isNew: false }]);
  });

  test('a deleted card comes back, and one that was deleted before its deck stays deleted', async () => {
    const deckId = await makeDeck();
    const [gone, kept] = [await makeNote(deckId), await makeNote(deckId, { ...hammer, front: 'en sag' })];
    await ask('note-changes', { kind: 'delete', noteId: gone, deleted: true });
    await ask('deck-changes', { kind: 'delete', deckId, deleted: true });
    await ask('deck-changes', { kind: 'delete', deckId, deleted: false });
    expect((await ownCards()).map(({ cardId }) => cardId)).toEqual([`note:${kept}:meaning`]);
    await ask('note-changes', { kind: 'delete', noteId: gone, deleted: false });
    expect(await ownCards()).toHaveLength(2);
  });

  test('an edited card is asked as it is now, a moved one in its new deck', async () => {
    const [deckId, other] = [await makeDeck(), await makeDeck('Annet')];
    const noteId = await makeNote(deckId);
    await ask('note-changes', { kind: 'edit', noteId, ...hammer, front: 'ei sag' });
    await ask('note-changes', { kind: 'move', noteId, deckId: other });
    expect(await ownCards()).toMatchObject([{ deck: 'Annet', note: { front: 'ei sag' } }]);
  });

  test('nobody changes, reads or moves into another’s', async () => {
    const deckId = await makeDeck();
    const noteId = await makeNote(deckId);
    const other = await person();
    const missing = { status: 404 };
    for (const [name, input] of [
      ['deck', { deckId }],
      ['deck-changes', { kind: 'delete', deckId, deleted: true }],
      ['note-changes', { kind: 'edit', noteId, ...hammer }],
      ['note-changes', { kind: 'make', deckId, requestKey: key(), ...hammer }],
      ['deck-shares', { deckId, shared: true, shownName: null }],
    ] as const)
      expect((await call(other, name, input)).error).toMatchObject(missing);
    const { error } = await call(other, 'card-reviews', {
      ...{ cardId: `note:${noteId}:meaning`, rating: 'good', ms: 1, requestKey: key() },
    });
    expect(error).toMatchObject(missing);
  });
});

describe('by level and topic', () => {
  type Topics = {
    topics: { topic: string; words: number; known: number; learning: number; chosen: boolean }[];
  };
  const home = async () => (await ask<Topics>('decks', {})).topics.find(({ topic }) => topic === 'home');

  test('it is counted how many words are known, begun and new (9.418)', async () => {
    expect(await home()).toMatchObject({ words: 5, known: 0, learning: 0, chosen: false });
    await review('word:hus-noun:meaning');
    await ask('proved-words', { lemmaId: 'bil-noun', meaning: 'the bil' });
    await ask('deck-changes', {
      kind: 'choose',
      level: 'A1',
      topic: 'home',
      chosen: true,
      kinds: ['meaning'],
    });
    expect(await home()).toMatchObject({ words: 5, known: 1, learning: 1, chosen: true });
  });

  test('9.419 a word that is said to be known is proved by its meaning: right, and it is known; wrong, and it is among the next new ones', async () => {
    const { questions } = await ask<{ questions: { lemmaId: string; meanings: string[] }[] }>('word-proofs', {
      ...{ level: 'A1', topic: 'home' },
    });
    expect(questions).toHaveLength(5);
    expect(questions[0]?.meanings).toHaveLength(4);
    const wrong = await ask<{ right: boolean }>('proved-words', { lemmaId: 'dag-noun', meaning: 'the hus' });
    expect(wrong).toEqual({ right: false, meaning: 'the dag' });
    expect((await round())[0]).toMatchObject({ cardId: 'word:dag-noun:meaning', isNew: true });
    await ask('proved-words', { lemmaId: 'by-noun', meaning: 'the by' });
    expect((await round()).some(({ cardId }) => cardId.startsWith('word:by-noun'))).toBe(false);
  });
});

test('words of texts that were read come with their sentence, and go once they are learned (9.418)', async () => {
  const { data } = await client.auth.getUser();
  await api.database.pool.query(
    `insert into public.stories (slug, topic, status, published_at) values ('en-dag', 'nature', 'published', now()) on conflict do nothing`,
  );
  await api.database.pool.query(
    `insert into public.story_versions (slug, level, title, lead, paragraphs, words)
     values ('en-dag', 'A2', 'T', 'L', '{"Det var en fin dag i den store by."}', 9) on conflict do nothing`,
  );
  await api.database.pool.query(
    `insert into public.story_answers (user_id, slug, level, question, response, score, correct) values ($1, 'en-dag', 'A2', 'one', '{}', 1, true)`,
    [data.user?.id],
  );
  const met = async () =>
    (await ask<{ words: { lemmaId: string; sentence: string }[] }>('met-words', {})).words;
  expect(await met()).toMatchObject([
    { lemmaId: 'dag-noun', sentence: 'Det var en fin dag i den store by.' },
    { lemmaId: 'by-noun' },
  ]);
  await review('word:dag-noun:meaning');
  expect((await met()).map(({ lemmaId }) => lemmaId)).toEqual(['by-noun']);
});

describe('a deck is shared by a link', () => {
  const share = (deckId: string, change: object = {}) =>
    ask<{ token: string }>('deck-shares', { deckId, shared: true, shownName: null, ...change });

  test('that anybody may look at and another may copy, without a name unless one is given (9.418)', async () => {
    const deckId = await makeDeck();
    await makeNote(deckId, { ...hammer, front: '<b>en hammer</b>' });
    const { token } = await share(deckId);
    const seen = await ask('shared-decks', { token }, api.client());
    expect(seen).toMatchObject({
      name: 'Verktøy',
      shownName: null,
      notes: 1,
      first: [{ front: '<b>en hammer</b>' }],
    });
    expect(JSON.stringify(seen)).not.toContain('@');
    const other = await person();
    const requestKey = key();
    const copies = [1, 2].map(() => ask<{ deckId: string }>('deck-copies', { token, requestKey }, other));
    const [first, second] = await Promise.all(copies);
    expect(first).toEqual(second);
    const { notes } = await ask<{ notes: object[] }>('deck', first ?? {}, other);
    expect(notes).toMatchObject([{ front: '<b>en hammer</b>', progress: 'new' }]);
    expect(await share(deckId, { shownName: 'Kari' })).toEqual({ token });
    expect(await ask('shared-decks', { token }, api.client())).toMatchObject({ shownName: 'Kari' });
  });

  test('until it is withdrawn, or the deck is deleted (9.418)', async () => {
    const deckId = await makeDeck();
    const { token } = await share(deckId);
    await ask('deck-shares', { deckId, shared: false, shownName: null });
    const gone = { status: 404, code: 'deck_not_found' };
    expect((await call(api.client(), 'shared-decks', { token })).error).toEqual(gone);
    const { token: next } = await share(deckId);
    expect(next).not.toBe(token);
    await ask('deck-changes', { kind: 'delete', deckId, deleted: true });
    expect((await call(await person(), 'deck-copies', { token: next, requestKey: key() })).error).toEqual(
      gone,
    );
  });
});
