import type pg from 'pg';

export type Amount = { readonly cards: number; readonly reviews: number; readonly others: number };

/**
 * One person with so many cards and reviews, half of them of the lexicon's words, the others of notes of their own, and
 * others with a tenth of it each: the tables are as they are with many people. A twentieth of the cards is due.
 */
export async function generate(pool: pg.Pool, { cards, reviews, others }: Amount): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ id: string }>(
      `with made as (
         insert into auth.users (id, email) select gen_random_uuid(), 'bench-' || n || '@example.no' from generate_series(0, $1::int) as n
         returning id, email
       ), users as (insert into public.users (id) select id from made)
       select id from made order by email <> 'bench-0@example.no', email`,
      [others],
    );
    const [person, ...people] = rows.map(({ id }) => id);
    if (!person) throw new Error('Nobody was made.');
    await generatePerson(client, { person, cards, reviews });
    for (const other of people)
      await generatePerson(client, { person: other, cards: cards / 10, reviews: reviews / 10 });
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze public.flashcards');
    await client.query('vacuum analyze public.card_reviews');
    await client.query('vacuum analyze public.deck_notes');
    return person;
  } finally {
    client.release();
  }
}

async function generatePerson(
  client: pg.PoolClient,
  { person, cards, reviews }: { readonly person: string; readonly cards: number; readonly reviews: number },
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into public.decks (user_id, source, name) values ($1, 'own', 'Mine') returning id`,
    [person],
  );
  await client.query(
    `with notes as (
       insert into public.deck_notes (user_id, deck_id, front, back, position)
       select $1, $2, 'et ord ' || n, 'a word ' || n, n from generate_series(1, $3::int / 2) as n returning id
     ), named as (
       select null as lemma_id, id as note_id, 'meaning' as kind from notes
       union all
       (select w.id, null, k.kind from public.lexicon w, unnest(array['meaning', 'word', 'listening']) as k(kind)
        order by md5(w.id), k.kind limit $3::int - $3::int / 2)
     )
     insert into public.flashcards (user_id, lemma_id, note_id, kind, due_at, stability, difficulty, state, scheduled_days,
       reviews, lapses, reviewed_at, created_at)
     select $1, lemma_id, note_id, kind,
       now() + (row_number() over (order by md5(coalesce(lemma_id, note_id::text) || kind)) - $3::int / 20) * interval '20 minutes',
       1 + random() * 80, 5, 'review', 10, 10, 0, now() - interval '1 day',
       now() - interval '200 days' from named`,
    [person, rows[0]?.id, cards],
  );
  await client.query(
    `insert into public.card_reviews (user_id, request_key, card_id, rating, before, due_at, ms, reviewed_at, state_before)
     select $1, 'bench-key-' || c.card_id || '-' || n,
       c.card_id, (array['again', 'hard', 'good', 'good', 'good', 'good', 'good', 'easy'])[1 + (c.place + n) % 8],
       jsonb_build_object('due_at', c.due_at, 'stability', 5, 'difficulty', 5, 'state', 'review', 'learning_step', 0,
         'scheduled_days', 5, 'reviews', 3, 'lapses', 0, 'reviewed_at', c.reviewed_at),
       c.due_at, 2000, now() - interval '1 day' - (n * $3::int + c.place) * interval '2.5 minutes', 'review'
     from (select *, (row_number() over (order by card_id))::int as place from public.flashcards where user_id = $1) c
     cross join generate_series(0, $2::int / $3::int - 1) as n`,
    [person, reviews, cards],
  );
}
